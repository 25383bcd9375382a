import { site } from '../../../firm/site.ts';
import type { PlatformWords } from '../../../pages/platform-words.ts';
import { paymentLines, sriLanka, unsourced } from './common.ts';

export const stripe = {
  name: 'Stripe',
  page: {
    meta: {
      title: `Stripe கட்டணக் கணிப்பான் | ${site.brand}`,
      description:
        'அட்டைக் கொடுப்பனவொன்றில் Stripe எடுத்துக்கொள்வது: கணக்கின் நாடு, அட்டை, நாணயம், மேலதிகங்களின்படி; எவ்வளவு கேட்க வேண்டும் என்பதும்.',
    },
    heading: 'Stripe கட்டணக் கணிப்பான்',
    lead: 'உங்கள் கம்பனிக்கான கொடுப்பனவில் Stripe கட்டணமும், நீங்கள் பெறுவதும்.',
    note: 'Stripe வெளியிட்ட விலைகள். மூலத்தைக் காண எந்தத் தொகையையும் தொடுங்கள். Stripe இலங்கையில் கணக்குத் திறப்பதில்லை: உங்களுக்கு வெளிநாட்டுக் கம்பனி தேவை.',
  },
  calculator: {
    title: 'கொடுப்பனவு',
    result: 'கட்டண விபரம்',
    ownPage: 'Stripe இன் சொந்தப் பக்கம்',
    totals: {
      net: 'நீங்கள் பெறுவது',
    },
    groups: {
      options: 'தெரிவுகள்',
      in: 'வரும் பணம்',
      fees: 'கட்டணங்கள்',
      payment: 'கொடுப்பனவு',
      result: 'மீதமாவது',
    },
    fields: {
      ...sriLanka.fields,
      what: {
        label: 'எதைக் கணக்கிட வேண்டும்',
      },
      country: {
        label: 'கம்பனியின் நாடு',
      },
      card: {
        label: 'அட்டை',
      },
      amount: {
        label: 'தொகை',
        help: 'வாடிக்கையாளர் செலுத்துவது; கொடுப்பனவு வழங்கலில், வழங்கப்படும் தொகை.',
      },
      method: {
        label: 'செலுத்தும் முறை',
      },
      speed: {
        label: 'எவ்வளவு விரைவாக',
      },
      converted: {
        label: 'வாடிக்கையாளர் வேறு நாணயத்தில் செலுத்துகிறார்',
      },
      invoicing: {
        label: 'Stripe Invoicing ஊடாகச் செலுத்தப்பட்டது',
      },
      billing: {
        label: 'Stripe Billing ஊடாகச் செலுத்தப்பட்டது',
      },
      manualEntry: {
        label: 'அட்டை இலக்கம் கையால் எழுதப்படுகிறது',
      },
      managedPayments: {
        label: 'Managed Payments உடன்',
      },
      disputed: {
        label: 'நீங்கள் செய்வது',
        help: 'நீங்கள் தோற்றால், கொடுப்பனவுத் தொகையும் திரும்பிச் செல்லும். நீங்கள் வென்றால், பதிலளிப்பதற்கான கட்டணம் திரும்பக் கிடைக்கும்.',
      },
    },
    boxes: {
      withoutCard: 'பக்கத்தில் அட்டை இல்லாமல் செலுத்தப்பட்டது',
      dispute: 'கொடுப்பனவு பிணக்கில் உள்ளது',
    },
    choices: {
      what: {
        payment: 'வாடிக்கையாளரிடமிருந்து கொடுப்பனவு',
        payout: 'கம்பனியின் வங்கிக்குக் கொடுப்பனவு வழங்கல் (payout)',
      },
      country: {
        US: 'ஐக்கிய அமெரிக்கா',
        GB: 'ஐக்கிய இராச்சியம்',
        HK: 'ஹொங்கொங்',
        SG: 'சிங்கப்பூர்',
        AU: 'அவுஸ்திரேலியா',
        CA: 'கனடா',
        EU: 'யூரோ நாடுகள்',
        IN: 'இந்தியா',
        NZ: 'நியூசிலாந்து',
        MY: 'மலேசியா',
      },
      card: {
        domestic: 'அதே நாட்டிலிருந்து',
        premium: 'அதே நாட்டின் Premium அட்டை',
        eea: 'ஐரோப்பியப் பொருளாதார வலயத்திலிருந்து',
        uk: 'ஐக்கிய இராச்சியத்திலிருந்து',
        international: 'வேறு நாட்டிலிருந்து',
      },
      method: {
        achDirectDebit: 'ACH நேரடிப் பற்று',
        linkByBank: 'Link, வங்கி மூலம் செலுத்தியது',
        bacsDirectDebit: 'Bacs நேரடிப் பற்று',
        sepaDirectDebit: 'SEPA நேரடிப் பற்று',
        alipayOrWeChat: 'Alipay அல்லது WeChat Pay',
        stablecoin: 'நிலைநாணயம் (stablecoin)',
        terminal: 'முனையத்தில் அட்டை (terminal)',
        klarna: 'Klarna',
      },
      speed: {
        standard: 'சாதாரணம்',
        instant: 'உடனடி',
      },
      disputed: {
        accepted: 'ஏற்றுக்கொள்ளல்',
        answered: 'பதிலளித்தல்',
      },
    },
    sample: {
      title: 'இணையத்தளம்',
      amount: '1000.00',
    },
    notCounted: {
      ...sriLanka.notCounted,
      conversion: 'கொடுப்பனவைக் கணக்கின் நாணயத்திற்கு மாற்றும்போது Stripe எடுத்துக்கொள்வது: ஒரு தெரிவு அதைக் கணக்கிடும்.',
      lowerInAustralia:
        '1 ஒக்டோபர் 2026 முதல் அவுஸ்திரேலிய அட்டைகளுக்குக் குறைந்த வீதத்தை Stripe அறிவித்தது. அது எமக்குக் கிடைக்கவில்லை: உங்கள் கட்டணம் கூடியபட்சம் இவ்வளவாகும்.',
      dispute: 'பிணக்குகள், ஒவ்வொன்றுக்கும் ஒரு தொகை.',
      paymentBack: 'செலுத்தப்பட்ட பணம்: பிணக்கை ஏற்றால் அல்லது தோற்றால் அது அட்டைதாரருக்குத் திரும்பிச் செல்லும்.',
      refunds: 'பண மீளளிப்புகள்: Stripe தன் கட்டணத்தைத் திருப்பித் தராது.',
      receivingBank: 'உள்ளே வரும் பணத்திற்கு உங்கள் வங்கி அறவிடுவது.',
      payout: 'கம்பனியின் வங்கிக்குக் கொடுப்பனவு வழங்கலின் (payout) செலவு.',
    },
    sources: {
      ...unsourced,
      lkShop: 'இலங்கைக் கடை ஒன்றின் குறிப்புகள்',
      lkFounder: 'இலங்கைத் தொழில்முயற்சியாளர் ஒருவரின் குறிப்புகள்',
    },
    lines: {
      ...sriLanka.lines,
      ...paymentLines,
      feeRate: 'கட்டண வீதம்',
      fixedFee: 'நிலையான கட்டணம்',
      totalFees: 'அனைத்துக் கட்டணங்கள்',
      conversionRate: 'வேறு நாணயத்திற்கு மேலதிகமாக',
      payout: 'இந்தக் கொடுப்பனவு வழங்கலுக்கான கட்டணம்',
      disputeFee: 'பிணக்குக் கட்டணம்',
      leftIfLost: 'செலுத்திய பணம் திரும்பிச் சென்றபின் மீதம்',
      disputeEach: 'பிணக்கு ஒன்றின் கட்டணம்',
      disputeAnswer: 'அதற்குப் பதிலளிக்கும் கட்டணம்',
      tax: 'கட்டணங்கள் மீதான வரி',
      taxRate: 'வரி வீதம்',
      leastFee: 'கட்டணத்தின் குறைந்த எல்லை',
      payoutRate: 'கொடுப்பனவு வழங்கல் வீதம்',
      manualEntryFee: 'கையால் எழுதிய அட்டை இலக்கங்களுக்கான கட்டணம்',
      manualEntryRate: 'கையால் எழுதிய அட்டை இலக்கங்களுக்கான வீதம்',
      invoicingFee: 'விலைப்பட்டியல் கட்டணம் (Invoicing)',
      mostFee: 'கட்டணத்தின் உச்ச எல்லை',
      invoicingRate: 'விலைப்பட்டியல் வீதம் (Invoicing)',
      billingFee: 'Billing கட்டணம்',
      billingRate: 'Billing வீதம்',
      managedPaymentsFee: 'Managed Payments கட்டணம்',
      managedPaymentsRate: 'Managed Payments வீதம்',
    },
  },
  table: {
    countries: '',
    card: 'அதே நாட்டின் அட்டை',
    cardFrom: 'அட்டை',
    premium: 'Premium, அதே நாட்டின்',
    conversion: 'வேறு நாணயத்திற்கு மேலதிகமாக',
    methods: 'அட்டை இல்லாமல்',
    extras: 'மேலதிகமாகச் சேர்வது',
    manualEntry: 'கையால் எழுதிய அட்டை',
    managedPayments: 'Managed Payments',
    payouts: 'கொடுப்பனவு வழங்கல் (payout)',
    dispute: 'பிணக்கு',
    each: 'ஒவ்வொன்றும்',
    answer: 'அதற்குப் பதிலளிக்க',
    invoicing: 'விலைப்பட்டியல் (Invoicing)',
    billing: 'Billing',
    atlas: 'Atlas, கம்பனி ஒன்றை அமைக்க',
    taxOnFee: 'கட்டணங்கள் மீதான வரி',
    opensInSriLanka: 'இலங்கையில் கணக்குத் திறக்கும்',
  },
} as const satisfies PlatformWords;
