import { site } from '../../../firm/site.ts';
import type { PlatformWords } from '../../../pages/platform-words.ts';
import { groups, paymentLines, sriLanka } from './common.ts';

export const upwork = {
  name: 'Upwork',
  page: {
    meta: {
      title: `Upwork கட்டணக் கணிப்பான் | ${site.brand}`,
      description:
        'Upwork ஒப்பந்தம் ஒன்றில் இலங்கையிலுள்ள சுயாதீனப் பணியாளருக்கு மீதமாவது: 0 முதல் 15% வரையான சேவைக் கட்டணம், Connects, Direct Contract, வாடிக்கையாளரிடம் கேட்க வேண்டிய தொகை.',
    },
    heading: 'Upwork கட்டணக் கணிப்பான்',
    lead: 'Upwork சேவைக் கட்டணமும் உங்கள் Connects செலவும் போன பின் ஒப்பந்தத்தில் உங்களுக்கு மீதமாவது.',
    note: 'Upwork வெளியிட்ட கட்டணங்கள். மூலத்தைக் காண எந்தத் தொகையையும் தொடுங்கள். ஒவ்வோர் ஒப்பந்தத்தின் வீதத்தையும் Upwork தீர்மானித்து உங்கள் முன்மொழிவுக்கு முன் காட்டும். அதை உள்ளிட்டால் பெறுபேறு சரியாக அமையும்.',
  },
  calculator: {
    title: 'ஒப்பந்தம்',
    result: 'கட்டண விபரம்',
    ownPage: 'Upwork இன் சொந்தப் பக்கம்',
    totals: { net: 'உங்களுக்கு மீதமாவது' },
    groups: { work: 'வேலை', in: groups.in, fees: groups.fees, out: groups.out },
    fields: {
      ...sriLanka.fields,
      contract: { label: 'ஒப்பந்தத்தின் வகை' },
      amount: { label: 'வாடிக்கையாளர் உங்களுக்குச் செலுத்துவது' },
      feeRate: {
        label: 'ஒப்பந்தத்தின் சேவைக் கட்டணம்',
        help: 'Upwork காட்டுவதன்படி 0 முதல் 15% வரை. வெறுமையாக விட்டால் 10% கணக்கிடப்படும்; பெறுபேறு எவ்வளவு முதல் எவ்வளவு வரை இருக்கலாம் என்பதையும் காட்டும்.',
      },
      connects: {
        label: 'அதைப் பெறச் செலவான Connects',
        help: 'பதில் கிடைக்காத முன்மொழிவுகளுக்குச் செலவானவற்றையும் சேருங்கள்.',
      },
      freelancerPlus: { label: 'உங்களிடம் Freelancer Plus உள்ளது' },
    },
    boxes: {},
    choices: {
      contract: { marketplace: 'Upwork இல் கிடைத்தது', direct: 'உங்கள் சொந்த வாடிக்கையாளருடன் Direct Contract' },
    },
    sample: { title: 'சின்னமும் கடிதத் தலைப்பும்', amount: '500.00', feeRate: '10' },
    notCounted: {
      ...sriLanka.notCounted,
      ...sriLanka.stampDuty,
      withdrawal:
        'பணத்தை மீளப்பெற Upwork அறவிடும் கட்டணமும், ரூபாவாக மாற்றும் செலவும். “எனது LKR கணக்கிற்கு எவ்வளவு வந்துசேரும்” என்ற பக்கம் இரண்டையும் கணக்கிடும்.',
      clientFee: 'இதற்கு மேலதிகமாக வாடிக்கையாளர் Upwork இற்குச் செலுத்துவது.',
      freelancerPlus: 'Freelancer Plus இன் மாத விலை.',
    },
    sources: {
      upworkPricing: 'சுயாதீனப் பணித் தளங்களின் ஒப்பீடு: Upwork இன் விலைப் பக்கம், 23 ஜூலை 2026',
      upworkResearch: 'சுயாதீனப் பணித் தளங்கள் பற்றிய ஆய்வு: Upwork இன் Connects, Freelancer Plus',
      upworkComparison: 'சுயாதீனப் பணியாளர்களிடமும் வாடிக்கையாளர்களிடமும் Upwork அறவிடும் கட்டணங்களின் ஒப்பீடு, 4 ஒக்டோபர் 2026',
      upworkBankRates:
        'Upwork இன் வங்கியின் வீதம் பற்றிய இந்திய, பாகிஸ்தான் அறிக்கைகள்: சந்தை வீதத்தை விட 2% முதல் 4.2% வரை குறைவு; இலங்கையிலிருந்து எதுவும் இல்லை',
    },
    lines: {
      ...sriLanka.lines,
      ...paymentLines,
      totalFees: 'அனைத்துக் கட்டணங்கள்',
      fee: 'சேவைக் கட்டணம்',
      feeRate: 'சேவைக் கட்டண வீதம்',
      connects: 'Connects',
      connect: 'ஒரு Connect இன் விலை',
      connectsCost: 'Connects செலவு',
      net: 'உங்களுக்கு மீதமாவது',
    },
  },
  table: {
    serviceFee: 'ஒப்பந்தத்தின் சேவைக் கட்டணம்',
    directContract: 'Direct Contract',
    basic: 'Freelancer Plus இல்லாமல்',
    plus: 'Freelancer Plus உடன்',
    connect: 'ஒரு Connect',
    freelancerPlus: 'Freelancer Plus',
    client: 'மேலதிகமாக வாடிக்கையாளர் செலுத்துவது',
    eachPayment: 'ஒவ்வொரு கொடுப்பனவிலும்',
    eachContract: 'ஒப்பந்தத்திற்கு ஒரு முறை',
    withdrawal: 'மீளப்பெறுதல்',
    localBank: 'உள்ளூர் வங்கிக்கு',
    rupeeRate: 'ரூபா செலாவணி வீதத்திலிருந்து எடுத்துக்கொள்ளப்படுவது',
    payoneer: 'Payoneer இற்கு',
    wire: 'டொலர் wire',
  },
} as const satisfies PlatformWords;
