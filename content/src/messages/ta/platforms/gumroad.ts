import { site } from '../../../firm/site.ts';
import type { PlatformWords } from '../../../pages/platform-words.ts';
import { groups, sriLanka } from './common.ts';

export const gumroad = {
  name: 'Gumroad',
  page: {
    meta: {
      title: `Gumroad கட்டணக் கணிப்பான் | ${site.brand}`,
      description:
        'Gumroad விற்பனையில் இலங்கையிலுள்ள படைப்பாளருக்கு மீதமாவது: உங்கள் சொந்த இணைப்பின் மூலம் அல்லது Discover ஊடாக, அட்டைக் கொடுப்பனவுடன்; நீங்கள் விரும்பும் தொகையை மீதமாக்கும் விலை.',
    },
    heading: 'Gumroad கட்டணக் கணிப்பான்',
    lead: 'Gumroad கட்டணமும் அட்டைக் கொடுப்பனவும் போன பின் ஒரு விற்பனையில் உங்களுக்கு மீதமாவது.',
    note: 'Gumroad வெளியிட்ட கட்டணங்கள். மூலத்தைக் காண எந்தத் தொகையையும் தொடுங்கள். Gumroad இலங்கை வங்கிக் கணக்கிற்கு ரூபாவில் செலுத்துகிறது. அட்டைக் கொடுப்பனவு உள்ளடங்கியது என அதன் விலைப் பக்கம் கூறுகிறது; அதன் உதவிப் பக்கமும் வெளியிட்ட நிரலும் அதை மேலதிகமாகச் சேர்க்கின்றன. நாங்கள் கூடிய செலவைக் கணக்கிடுகிறோம்.',
  },
  calculator: {
    title: 'விற்பனை',
    result: 'கட்டண விபரம்',
    ownPage: 'Gumroad இன் சொந்தப் பக்கம்',
    totals: { net: 'உங்களுக்கு மீதமாவது' },
    groups: { sale: groups.sale, in: groups.in, fees: groups.fees, out: groups.out },
    fields: {
      ...sriLanka.fields,
      source: { label: 'கொள்வனவாளர் வந்த வழி' },
      price: { label: 'விலை' },
      beyondVolume: { label: 'இம்மாத உங்கள் நேரடி விற்பனை ஏற்கனவே $20,000 ஐத் தாண்டியது' },
      itemCost: { label: 'விற்பனைக்கான உங்கள் செலவு' },
    },
    boxes: {},
    choices: { source: { direct: 'உங்கள் சொந்த இணைப்பின் மூலம்', discover: 'Gumroad Discover ஊடாக' } },
    sample: { title: 'சமையல் நூல்', price: '20.00' },
    notCounted: {
      ...sriLanka.notCounted,
      salesTax: 'விற்பனை வரியும் VAT உம்: Gumroad அவற்றைக் கொள்வனவாளரிடம் மேலதிகமாக அறவிட்டுச் செலுத்துகிறது.',
      payout: 'உள்ளே வரும் பணத்திற்கு உங்கள் வங்கி அறவிடுவது.',
    },
    sources: {
      gumroadLibrary: 'கடைகள் பற்றிய தகவல் தொகுப்பு: Gumroad இன் விலைப் பக்கம், 8 ஒக்டோபர் 2026',
    },
    lines: {
      ...sriLanka.lines,
      price: 'விலை',
      fee: 'Gumroad கட்டணம்',
      feeRate: 'கட்டண வீதம்',
      fixedFee: 'நிலையான கட்டணம்',
      processingFee: 'அட்டைக் கொடுப்பனவுச் செயலாக்கக் கட்டணம்',
      processingRate: 'அட்டைக் கொடுப்பனவின் வீதம்',
      processingFixed: 'அட்டைக் கொடுப்பனவு, நிலையானது',
      totalFees: 'அனைத்துக் கட்டணங்கள்',
      feeShare: 'விலையில் கட்டணத்தின் பங்கு',
      itemCost: 'உங்கள் செலவு',
      net: 'உங்களுக்கு மீதமாவது',
    },
  },
  table: {
    direct: 'நேரடி விற்பனை',
    volume: 'ஒரு மாதத்தில் பல விற்பனைகளின் பின்',
    beyond: 'இதற்கு மேற்பட்ட மாத நேரடி விற்பனை',
    processing: 'நேரடி விற்பனையின் அட்டைக் கொடுப்பனவு',
    discover: 'Discover ஊடாக விற்பனை',
    payout: 'கொடுப்பனவு வழங்கல்',
    toRupees: 'இலங்கை வங்கிக்கு ரூபாவில் செலுத்தும்',
    spread: 'செலாவணி வீதத்திலிருந்து எடுத்துக்கொள்ளப்படுவது',
    least: 'மிகச் சிறிய கொடுப்பனவு வழங்கல்',
  },
} as const satisfies PlatformWords;
