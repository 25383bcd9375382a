import { site } from '../../../firm/site.ts';
import type { PlatformWords } from '../../../pages/platform-words.ts';
import { sriLanka, unsourced } from './common.ts';

export const mercury = {
  name: 'Mercury',
  page: {
    meta: {
      title: `Mercuri வங்கிக் கட்டணக் கணிப்பான் | ${site.brand}`,
      description: 'Mercury கணக்கிலிருந்து செலுத்தும் செலவு: டொலர் wire, வேறு நாணயங்களுக்கு மாற்றம், மறுமுனையில் வந்துசேர்வது.',
    },
    heading: 'Mercuri வங்கிக் கட்டணக் கணிப்பான்',
    lead: 'Mercury இலுள்ள US வியாபாரக் கணக்கிலிருந்து செலுத்தும் செலவும், வந்துசேர்வதும்.',
    note: 'Mercury வெளியிட்ட கட்டணங்கள். மூலத்தைக் காண எந்தத் தொகையையும் தொடுங்கள். சிலவற்றுக்கு ஒரு மூலம் மட்டுமே கிடைத்தது; எவ்வளவு எனப் பெறுபேறு கூறும்.',
  },
  calculator: {
    title: 'கொடுப்பனவு',
    result: 'ஆகும் செலவு',
    ownPage: 'Mercury இன் சொந்தப் பக்கம்',
    totals: {
      recipientGets: 'பெறுநர் பெறுவது',
      planCost: 'திட்டத்தின் செலவு',
      net: 'நீங்கள் பெறுவது',
    },
    groups: {
      in: 'வரும் பணம்',
      fees: 'கட்டணங்கள்',
      payment: 'கொடுப்பனவு',
      arrival: 'வந்துசேர்வது',
    },
    fields: {
      ...sriLanka.fields,
      what: {
        label: 'எதைக் கணக்கிட வேண்டும்',
      },
      kind: {
        label: 'கொடுப்பனவின் வகை',
      },
      to: {
        label: 'பெறுநரின் நாணயம்',
      },
      paidBy: {
        label: 'வாடிக்கையாளர் செலுத்தும் முறை',
      },
      amount: {
        label: 'தொகை',
      },
      rate: {
        label: 'உங்கள் சொந்தச் செலாவணி வீதம்',
        help: 'மாற்றப்படும் நாணயத்தின் 1 அலகிற்குக் கிடைப்பது: உதாரணமாக, ஒரு டொலருக்கு 300 ரூபா. வெறுமையாக விட்டால், எமது அட்டவணையிலுள்ள சந்தையின் இடைநிலை வீதம்.',
      },
      takenOnTheWay: {
        label: 'வழியிலுள்ள வங்கிகள் எடுத்துக்கொள்வது',
        help: 'வழமையாக ஒவ்வொரு வங்கிக்கும் $15 ($5 – $50); பெறுநரின் வங்கியால் கூற முடியும்.',
      },
      plan: {
        label: 'திட்டம்',
      },
      billing: {
        label: 'செலுத்தும் முறை',
      },
      months: {
        label: 'மாதங்கள்',
      },
    },
    boxes: {},
    choices: {
      what: {
        payment: 'டொலரில் ஒரு கொடுப்பனவு',
        convertedPayment: 'வேறு நாணயத்தில் ஒரு கொடுப்பனவு',
        invoice: 'வாடிக்கையாளர் செலுத்தும் விலைப்பட்டியல்',
        plan: 'கணக்கின் திட்டம்',
      },
      kind: {
        abroadOur: 'வெளிநாட்டிற்கு டொலர், எல்லா வங்கிகளுக்கும் நீங்கள் செலுத்துகிறீர்கள்',
        abroadShared: 'வெளிநாட்டிற்கு டொலர், வழியிலுள்ள வங்கிகள் தம் பங்கை எடுக்கின்றன',
        domesticOut: 'US இற்குள் wire',
        ach: 'US இற்குள் ACH',
        domesticIn: 'US இலிருந்து பெற்ற wire',
        fromAbroad: 'வெளிநாட்டிலிருந்து பெற்ற wire',
      },
      paidBy: {
        card: 'அட்டை மூலம்',
        achDebit: 'ACH பற்று மூலம், Plus திட்டத்தில்',
      },
      plan: {
        mercury: 'Mercury',
        plus: 'Plus',
        pro: 'Pro',
      },
      billing: {
        monthly: 'மாதாந்தம்',
        yearly: 'வருடாந்தம்',
      },
    },
    sample: {
      title: 'வழங்குநர்',
      amount: '1000.00',
    },
    notCounted: {
      ...sriLanka.notCounted,
      receivingBank: 'உள்ளே வரும் பணத்திற்குப் பெறுநரின் வங்கி அறவிடுவது.',
      banksOnTheWay: 'வழியிலுள்ள வங்கிகள் எடுத்துக்கொள்வது: தெரிந்தால் உள்ளிடுங்கள். அதுவரை பெறுநர் பெறுவது கூடியபட்சம் இவ்வளவாகும்.',
      plan: 'திட்டத்தின் மாத விலை.',
    },
    sources: {
      ...unsourced,
    },
    lines: {
      ...sriLanka.lines,
      totalFees: 'அனைத்துக் கட்டணங்கள்',
      onTheWay: 'வழியிலுள்ள வங்கிகள் எடுப்பது',
      amount: 'தொகை',
      fee: 'கட்டணம்',
      debited: 'உங்கள் கணக்கிலிருந்து எடுப்பது',
      recipientGets: 'பெறுநர் பெறுவது',
      takenOnTheWay: 'வழியில் எடுப்பது',
      cost: 'செலவு',
      conversionSpread: 'வீதத்தில் எடுத்துக்கொள்ளப்படும் பகுதி',
      customerRate: 'உங்களுக்குக் கிடைக்கும் வீதம்',
      midRate: 'சந்தையின் இடைநிலை வீதம்',
      planCost: 'திட்டத்தின் செலவு',
      monthlyPrice: 'ஒரு மாதத்தின் விலை',
      months: 'மாதங்கள்',
      feeRate: 'கட்டண வீதம்',
      fixedFee: 'நிலையான கட்டணம்',
      net: 'வந்துசேர்வது',
    },
  },
  table: {
    plans: 'திட்டம்',
    monthly: 'மாதாந்தம் செலுத்தினால்',
    yearly: 'வருடாந்தம் செலுத்தினால்',
    payments: 'டொலரில் கொடுப்பனவு',
    abroadOur: 'வெளிநாட்டிற்கு, எல்லா வங்கிகளுக்கும் நீங்கள் செலுத்துகிறீர்கள்',
    abroadShared: 'வெளிநாட்டிற்கு, வழியிலுள்ள வங்கிகள் தம் பங்கை எடுக்கின்றன',
    ach: 'ACH',
    conversionSpread: 'நாணய மாற்றம், வீதத்திலிருந்து கழிப்பது',
    cardInvoice: 'அட்டை மூலம் செலுத்திய விலைப்பட்டியல்',
    achDebitInvoice: 'ACH பற்று மூலம் செலுத்திய விலைப்பட்டியல்',
    bookkeeping: 'கணக்குப் பதிவேடு பேணல்',
  },
} as const satisfies PlatformWords;
