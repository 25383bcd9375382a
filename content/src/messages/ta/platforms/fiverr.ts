import { site } from '../../../firm/site.ts';
import type { PlatformWords } from '../../../pages/platform-words.ts';
import { groups, paymentLines, sriLanka } from './common.ts';

export const fiverr = {
  name: 'Fiverr',
  page: {
    meta: {
      title: `Fiverr கட்டணக் கணிப்பான் | ${site.brand}`,
      description:
        'இலங்கையில் Fiverr கட்டளையிலும் அதன் அன்பளிப்பிலும் (tip) 20% கட்டணம் போன பின் உங்களுக்கு மீதமாவது, கொள்வனவாளர் மேலதிகமாகச் செலுத்துவது, வைக்க வேண்டிய விலை.',
    },
    heading: 'Fiverr கட்டணக் கணிப்பான்',
    lead: 'Fiverr எடுக்கும் 20% போன பின் ஒரு கட்டளையில் உங்களுக்கு மீதமாவதும், உங்கள் கொள்வனவாளர் செலுத்துவதும்.',
    note: 'Fiverr வெளியிட்ட கட்டணங்கள். மூலத்தைக் காண எந்தத் தொகையையும் தொடுங்கள். Payoneer இற்கு மீளப்பெறவும் ரூபாவாக மாற்றவும் மேலதிகச் செலவு உண்டு.',
  },
  calculator: {
    title: 'கட்டளை',
    result: 'கட்டண விபரம்',
    ownPage: 'Fiverr இன் சொந்தப் பக்கம்',
    totals: { net: 'உங்களுக்கு மீதமாவது' },
    groups: { sale: groups.sale, in: groups.in, fees: groups.fees, buyer: 'உங்கள் கொள்வனவாளர் செலுத்துவது' },
    fields: {
      ...sriLanka.fields,
      amount: { label: 'மேலதிகங்களுடன் கட்டளையின் விலை' },
      tip: { label: 'அன்பளிப்பு (tip)' },
    },
    boxes: {},
    choices: {},
    sample: { title: 'சின்ன வடிவமைப்பு', amount: '100.00', tip: '10.00' },
    notCounted: {
      ...sriLanka.notCounted,
      withdrawal:
        'பணத்தை மீளப்பெற Fiverr அறவிடும் கட்டணமும், ரூபாவாக மாற்றும் செலவும். “எனது LKR கணக்கிற்கு எவ்வளவு வந்துசேரும்” என்ற பக்கம் இரண்டையும் கணக்கிடும்.',
    },
    sources: {
      fiverrCalculator: 'Fiverr கட்டணக் கணிப்பான் ஒன்று; கட்டணங்கள் சரிபார்க்கப்பட்டது 6 ஓகஸ்ட் 2026 அன்று',
      fiverrHelp: 'பணம் மீளப்பெறுதல் பற்றிய Fiverr இன் உதவிப் பக்கம், 4 ஓகஸ்ட் 2026 அன்று இருந்தவாறு',
      fiverrResearch: 'சுயாதீனப் பணித் தளங்கள் பற்றிய ஆய்வு: Fiverr பணம் வழங்கும் முறை',
      fiverrLog: 'கட்டணக் கருவி ஒன்றின் பதிவு: Payoneer இற்கான கட்டணம் பற்றி Fiverr இன் சொந்தப் பக்கங்களே வேறுபடுகின்றன',
    },
    lines: {
      ...sriLanka.lines,
      ...paymentLines,
      revenue: 'வரும் பணம்',
      totalFees: 'அனைத்துக் கட்டணங்கள்',
      fee: 'Fiverr கட்டணம்',
      feeRate: 'கட்டண வீதம்',
      amount: 'மேலதிகங்களுடன் கட்டளை',
      tip: 'அன்பளிப்பு (tip)',
      net: 'உங்களுக்கு மீதமாவது',
      buyerFee: 'கொள்வனவாளரின் சேவைக் கட்டணம்',
      buyerFeeRate: 'கொள்வனவாளரின் சேவைக் கட்டண வீதம்',
      smallOrderFee: 'சிறிய கட்டளைக்கான கட்டணம்',
      buyerPays: 'அன்பளிப்பு (tip) இல்லாமல் கொள்வனவாளர் செலுத்துவது',
    },
  },
  table: {
    commission: 'விற்பனையாளரின் கட்டணம்',
    buyer: 'மேலதிகமாகக் கொள்வனவாளர் செலுத்துவது',
    serviceFee: 'சேவைக் கட்டணம்',
    smallOrder: 'சிறிய கட்டளைக்கு',
    withdrawal: 'மீளப்பெறுதல்',
    payoneer: 'Payoneer இற்கு',
    bank: 'வங்கிக்கு',
    paypal: 'PayPal இற்கு',
    most: 'ஒரு தடவையில் கூடியபட்சம்',
  },
} as const satisfies PlatformWords;
