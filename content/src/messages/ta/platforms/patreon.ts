import { site } from '../../../firm/site.ts';
import type { PlatformWords } from '../../../pages/platform-words.ts';
import { groups, paymentLines, sriLanka } from './common.ts';

export const patreon = {
  name: 'Patreon',
  page: {
    meta: {
      title: `Patreon கட்டணக் கணிப்பான் | ${site.brand}`,
      description:
        'உங்கள் Patreon உறுப்பினர்கள் செலுத்துவதில் உங்களுக்கு மீதமாவதைப் பாருங்கள்: தளக் கட்டணம், அட்டை அல்லது PayPal செயலாக்கம், நாணய மாற்றம், வைக்க வேண்டிய விலை.',
    },
    heading: 'Patreon கட்டணக் கணிப்பான்',
    lead: 'Patreon கட்டணமும் கொடுப்பனவுச் செயலாக்கமும் போன பின் உறுப்பினர்களின் கொடுப்பனவுகளில் உங்களுக்கு மீதமாவது.',
    note: '4 ஓகஸ்ட் 2025 இற்குப் பின் வெளியிடப்பட்ட பக்கங்களுக்கு Patreon வெளியிட்ட கட்டணங்கள். மூலத்தைக் காண எந்தத் தொகையையும் தொடுங்கள். Patreon இலங்கைக்குச் செலுத்துவதாகக் கூறும் பக்கத்தை நாங்கள் காணவில்லை. தொடங்கும் முன் உங்கள் கொடுப்பனவு வழங்கல் அமைப்புகளைப் பாருங்கள்.',
  },
  calculator: {
    title: 'உறுப்புரிமைகள்',
    result: 'கட்டண விபரம்',
    ownPage: 'Patreon இன் சொந்தப் பக்கம்',
    totals: { net: 'உங்களுக்கு மீதமாவது' },
    groups: { month: 'மாதம்', in: groups.in, fees: groups.fees },
    fields: {
      ...sriLanka.fields,
      price: { label: 'உறுப்புரிமையின் விலை' },
      members: { label: 'அதைச் செலுத்தும் உறுப்பினர்களின் எண்ணிக்கை' },
      payment: { label: 'அவர்கள் செலுத்தும் முறை' },
      converted: { label: 'உங்களுக்குச் செலுத்தப்படும் நாணயத்தை விட வேறொன்றில் அவர்கள் செலுத்துகிறார்கள்' },
    },
    boxes: {},
    choices: { payment: { card: 'அட்டை', paypal: 'PayPal, US இற்கு வெளியே' } },
    sample: { title: 'ஆதரவாளர்கள்', price: '5.00', members: '20' },
    notCounted: {
      ...sriLanka.notCounted,
      appStore: 'iOS செயலியிலான கொடுப்பனவுகளில் Apple எடுக்கும் பங்கு. வெளியிடப்பட்ட கட்டணங்கள் அதைக் காட்டும்.',
      payout:
        'கொடுப்பனவு வழங்கல் கட்டணமும் ரூபாவாக மாற்றுவதும். இலங்கையில் Patreon எப்படிச் செலுத்துகிறது எனக் கூறும் பக்கத்தை நாங்கள் காணவில்லை.',
      usTax: 'US வரி. Patreon நிறுத்திவைப்பதைக் கூறும் பக்கத்தை நாங்கள் காணவில்லை.',
    },
    lines: {
      ...sriLanka.lines,
      ...paymentLines,
      amount: 'உறுப்பினர்களின் கொடுப்பனவுகள்',
      price: 'விலை',
      members: 'உறுப்பினர்கள்',
      fee: 'Patreon கட்டணம்',
      feeRate: 'கட்டண வீதம்',
      processingFee: 'கொடுப்பனவுச் செயலாக்கக் கட்டணம்',
      processingRate: 'செயலாக்க வீதம்',
      processingFixed: 'ஒரு கொடுப்பனவின் நிலையான செயலாக்கக் கட்டணம்',
      conversionFee: 'நாணய மாற்றக் கட்டணம்',
      conversionRate: 'நாணய மாற்று வீதம்',
      totalFees: 'அனைத்துக் கட்டணங்கள்',
      feeShare: 'கொடுப்பனவுகளில் கட்டணத்தின் பங்கு',
      net: 'உங்களுக்கு மீதமாவது',
    },
  },
  table: {
    platformFee: 'தளக் கட்டணம்',
    olderPages: 'முந்தைய பக்கங்கள்',
    founders: 'Founders திட்டம்',
    pro: 'Pro திட்டம்',
    processing: 'கொடுப்பனவுச் செயலாக்கம்',
    card: 'அட்டையால்',
    paypal: 'US இற்கு வெளியே PayPal மூலம்',
    processingFixed: 'செயலாக்கம், ஒவ்வொரு கொடுப்பனவுக்கும்',
    conversion: 'நாணய மாற்றம்',
    iosApp: 'iOS செயலியில் Apple எடுக்கும் பங்கு',
  },
} as const satisfies PlatformWords;
