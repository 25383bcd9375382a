import { site } from '../../../firm/site.ts';
import type { PlatformWords } from '../../../pages/platform-words.ts';
import { groups, sriLanka } from './common.ts';

export const appStore = {
  name: 'App Store',
  page: {
    meta: {
      title: `App Store கட்டணக் கணிப்பான் | ${site.brand}`,
      description:
        'App Store விற்பனையில் Apple தரகு போன பின் உங்களுக்கு மீதமாவதைப் பாருங்கள்: கொள்வனவாளரின் நாடு, Small Business Program, ஆண்டு உறுப்புரிமை ஆகியவற்றின்படி.',
    },
    heading: 'App Store கட்டணக் கணிப்பான்',
    lead: 'Apple தரகும் உறுப்புரிமையும் போன பின் ஒரு விற்பனையில் உங்களுக்கு மீதமாவது.',
    note: 'நாடுகளின்படி Apple வீதங்கள். மூலத்தைக் காண எந்தத் தொகையையும் தொடுங்கள். இலங்கையிலுள்ள செயலி உருவாக்குநர்களுக்கு Apple எப்படிச் செலுத்துகிறது எனக் கூறும் பக்கத்தை நாங்கள் காணவில்லை. தொடங்கும் முன் App Store Connect உங்கள் வங்கியை ஏற்கிறதா எனப் பாருங்கள்.',
  },
  calculator: {
    title: 'விற்பனை',
    result: 'கட்டண விபரம்',
    ownPage: 'Apple இன் சொந்தப் பக்கம்',
    totals: { net: 'உங்களுக்கு மீதமாவது' },
    groups: { sale: groups.sale, in: groups.in, fees: groups.fees },
    fields: {
      ...sriLanka.fields,
      storefront: { label: 'கொள்வனவாளரின் App Store' },
      program: { label: 'Small Business Program' },
      laterYear: { label: 'செலுத்திய முதல் ஆண்டிற்குப் பிந்தைய சந்தா' },
      price: { label: 'விலை', help: 'கொள்வனவாளரின் வரி இல்லாமல்.' },
      salesPerYear: {
        label: 'ஆண்டு விற்பனை எண்ணிக்கை',
        help: 'Apple இன் ஆண்டு உறுப்புரிமையைப் பகிர. உறுப்புரிமையைக் கணக்கிடாமல் விட வெறுமையாக விடுங்கள்.',
      },
    },
    boxes: {},
    choices: {
      storefront: {
        elsewhere: 'US, UK, இலங்கை, பெரும்பாலான நாடுகள்',
        eu: 'ஐரோப்பிய ஒன்றியம்',
        japan: 'ஜப்பான்',
        china: 'சீனப் பெருநிலம்',
        brazil: 'பிரேசில்',
      },
      program: { standard: 'பதிவுசெய்யவில்லை', small: 'பதிவுசெய்துள்ளது' },
    },
    sample: { title: 'புகைப்படச் செயலி', price: '9.99', program: 'small', salesPerYear: '500' },
    notes: {
      'program.standard':
        'புதிய உருவாக்குநர்களும், முந்தைய ஆண்டில் $1,000,000 வரை சம்பாதித்தோரும் பதிவுசெய்யலாம். Apple தானாக உங்களைப் பதிவுசெய்யாது.',
    },
    notCounted: {
      ...sriLanka.notCounted,
      membership: 'Apple இன் ஆண்டு உறுப்புரிமை. அதைப் பகிர ஆண்டிற்கான உங்கள் விற்பனைகளை எழுதுங்கள்.',
      ownPayment:
        'Apple In-App Purchase இற்கு வெளியிலான கொடுப்பனவுகள். US, EU, ஜப்பான், பிரேசில் ஆகியவற்றில் அவற்றிற்கு வேறு வீதங்கள் உள்ளன.',
      payout:
        'Apple அனுப்பும் பணத்திற்கு வங்கிகள் அறவிடுவதும் ரூபாவாக மாற்றுவதும். இலங்கையில் Apple எப்படிச் செலுத்துகிறது எனக் கூறும் பக்கத்தை நாங்கள் காணவில்லை.',
      withheld: 'உங்கள் வருமானத்தின் மீதான வரி. இலங்கையிலுள்ள உருவாக்குநர்களிடம் Apple நிறுத்திவைப்பதைக் கூறும் பக்கத்தை நாங்கள் காணவில்லை.',
    },
    lines: {
      ...sriLanka.lines,
      price: 'விலை',
      fee: 'Apple தரகு',
      feeRate: 'தரகு வீதம்',
      processingFee: 'Apple கொடுப்பனவுச் செயலாக்கக் கட்டணம்',
      processingRate: 'கொடுப்பனவுச் செயலாக்க வீதம்',
      membershipShare: 'உறுப்புரிமையின் பங்கு',
      membership: 'உறுப்புரிமை, ஆண்டிற்கு',
      salesPerYear: 'ஆண்டு விற்பனை எண்ணிக்கை',
      totalFees: 'அனைத்துக் கட்டணங்கள்',
      feeShare: 'விலையில் கட்டணத்தின் பங்கு',
      net: 'உங்களுக்கு மீதமாவது',
    },
  },
  table: {
    commission: 'தரகு',
    elsewhere: 'US, UK, இலங்கை, பெரும்பாலான நாடுகள்',
    eu: 'ஐரோப்பிய ஒன்றியம்',
    japan: 'ஜப்பான்',
    china: 'சீனப் பெருநிலம்',
    brazil: 'பிரேசில்',
    standard: 'வழமையானது',
    reduced: 'Small Business Program, அல்லது முதல் ஆண்டிற்குப் பிந்தைய சந்தா',
    processing: 'மேலதிகமாகக் கொடுப்பனவுச் செயலாக்கம்',
    membership: 'Apple Developer Program',
  },
} as const satisfies PlatformWords;
