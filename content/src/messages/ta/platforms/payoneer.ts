import { site } from '../../../firm/site.ts';
import type { PlatformWords } from '../../../pages/platform-words.ts';
import { paymentLines, sriLanka } from './common.ts';

export const payoneer = {
  name: 'Payoneer',
  page: {
    meta: {
      title: `Payoneer கட்டணக் கணிப்பான் | ${site.brand}`,
      description:
        'வாடிக்கையாளர் அல்லது இணையச் சந்தை உங்களுக்குச் செலுத்தும்போது Payoneer எடுத்துக்கொள்வதும், வங்கிக்கு மீளப்பெறும் முன் டொலரில் மீதமாவதும்.',
    },
    heading: 'Payoneer கட்டணக் கணிப்பான்',
    lead: 'உங்களுக்குச் செலுத்தப்படும் பணத்தில் Payoneer கட்டணமும், நீங்கள் பெறுவதும்.',
    note: 'Payoneer வெளியிட்ட கட்டணங்கள். மூலத்தைக் காண எந்தத் தொகையையும் தொடுங்கள். ரூபாவிற்கு மீளப்பெறும் செலவு “எனது LKR கணக்கிற்கு எவ்வளவு வந்துசேரும்” என்ற பக்கத்தில் உள்ளது.',
  },
  calculator: {
    title: 'கொடுப்பனவு',
    result: 'கட்டண விபரம்',
    ownPage: 'Payoneer இன் சொந்தப் பக்கம்',
    totals: {
      net: 'உங்கள் கணக்கில் எஞ்சுவது',
      received: 'வந்துசேர்வது',
      annualFee: 'ஆண்டின் கட்டணம்',
    },
    groups: {
      in: 'வரும் பணம்',
      fees: 'கட்டணங்கள்',
      payment: 'கொடுப்பனவு',
    },
    fields: {
      ...sriLanka.fields,
      what: {
        label: 'எதைக் கணக்கிட வேண்டும்',
      },
      method: {
        label: 'பணம் வரும் முறை',
      },
      currency: {
        label: 'நாணயம்',
      },
      to: {
        label: 'வந்துசேரும் நாணயம்',
      },
      amount: {
        label: 'தொகை',
        help: 'கணக்கின் ஓராண்டுக்கு: பன்னிரண்டு மாதங்களில் கிடைத்தது.',
      },
      rate: {
        label: 'உங்கள் சொந்தச் செலாவணி வீதம்',
        help: 'மாற்றப்படும் நாணயத்தின் 1 அலகிற்குக் கிடைப்பது: உதாரணமாக, ஒரு டொலருக்கு 300 ரூபா. வெறுமையாக விட்டால், எமது அட்டவணையிலுள்ள சந்தையின் இடைநிலை வீதம்.',
      },
      monthBefore: {
        label: 'இம்மாதம் முன்னர் மீளப்பெற்றது',
      },
    },
    boxes: {},
    choices: {
      what: {
        receipt: 'உள்ளே வரும் கொடுப்பனவு',
        withdrawal: 'அதே நாணயத்தில் மீளப்பெறுதல்',
        convertedWithdrawal: 'வேறு நாணயத்தில் மீளப்பெறுதல்',
        exchange: 'டொலரை வேறு மீதிக்கு மாற்றுதல்',
        year: 'கணக்கின் ஓர் ஆண்டு',
      },
      method: {
        card: 'வாடிக்கையாளர் அட்டை மூலம் செலுத்துகிறார்',
        achDebit: 'வாடிக்கையாளர் அமெரிக்கக் கணக்கிலிருந்து செலுத்துகிறார் (ACH பற்று)',
        bankTransfer: 'வாடிக்கையாளர் வங்கிப் பரிமாற்றம் மூலம் செலுத்துகிறார்',
        receivingAccount: 'உங்கள் பெறும் கணக்கிற்கு: இணையச் சந்தைகளும் வாடிக்கையாளர்களும்',
        payoneerBalance: 'வேறொரு Payoneer மீதியிலிருந்து',
      },
    },
    sample: {
      title: 'மொழிபெயர்ப்பு',
      amount: '500.00',
    },
    notCounted: {
      ...sriLanka.notCounted,
      withdrawal: 'உங்கள் வங்கிக்கு மீளப்பெறும் செலவு.',
      receivingBank: 'உள்ளே வரும் பணத்திற்கு உங்கள் வங்கி அறவிடுவது.',
      annualFee: 'குறைவாகப் பெறும் கணக்கின் வருடாந்தக் கட்டணம்.',
    },
    lines: {
      ...sriLanka.lines,
      totalFees: 'அனைத்துக் கட்டணங்கள்',
      ...paymentLines,
      annualFee: 'வருடாந்தக் கட்டணம்',
      withdrawalRate: 'மீளப்பெறும் வீதம்',
      receivingRate: 'பெறும் வீதம்',
      receivingFixed: 'பெறுதல், நிலையானது',
      cost: 'செலவு',
      spread: 'எடுத்துக்கொள்ளப்படும் பகுதி',
      changed: 'மாற்றப்படும் தொகை',
      received: 'மாற்றிய பின்',
      midRate: 'சந்தையின் இடைநிலை வீதம்',
      leastFee: 'கட்டணத்தின் குறைந்த எல்லை',
    },
  },
  table: {
    receiving: 'பணம் பெறுதல்',
    achDebit: 'வாடிக்கையாளர் ACH பற்று மூலம் செலுத்துகிறார்',
    receivingAccount: 'உங்கள் பெறும் கணக்கிற்கு',
    balanceConversion: 'மீதிகளுக்கிடையே நாணய மாற்றம்',
    sameCurrencyWithdrawal: 'அதே நாணயத்தில் மீளப்பெறுதல்',
    fixed: 'ஒவ்வொன்றும்',
    monthLimit: 'ஒரு மாதத்தில் இவ்வளவு வரை',
    above: 'அதற்கு மேல்',
    USD: 'டொலரில்',
    EUR: 'யூரோவில்',
    GBP: 'பவுணில்',
    otherCurrencyWithdrawal: 'வேறு நாணயத்தில் மீளப்பெறுதல்',
    rupeeWithdrawal: 'ரூபா கணக்கிற்கு மீளப்பெறுதல்',
    yearlyFee: 'வருடாந்தக் கட்டணம்',
    amount: 'தொகை',
    below: 'இதற்குக் குறைவாகப் பெற்ற கணக்குகளுக்கு',
  },
} as const satisfies PlatformWords;
