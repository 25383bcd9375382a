import { site } from '../../../firm/site.ts';
import type { PlatformWords } from '../../../pages/platform-words.ts';

export const profitMargin = {
  name: 'இலாப வீதம்',
  page: {
    meta: {
      title: `இலாப வீதக் கணிப்பான் | ${site.brand}`,
      description:
        'ஒரு விலையின் இலாப வீதமும் விலைக் கூட்டும், இலாப வீதத்தை, விலைக் கூட்டை அல்லது இலாபத்தை எட்டும் விலை, ஒரு பொருளுக்குச் செலுத்தக்கூடிய அதிகூடிய செலவு.',
    },
    heading: 'இலாப வீதக் கணிப்பான்',
    lead: 'ஒரு விலையின் இலாப வீதம், விலைக் கூட்டு (markup), இலாபம், அல்லது நீங்கள் விரும்பும் இலாபத்திற்கான விலை.',
    note: 'இலாப வீதம் = இலாபம் ÷ விலை, விலைக் கூட்டு = இலாபம் ÷ செலவு.',
  },
  calculator: {
    title: 'விலையும் செலவும்',
    result: 'மீதமாவது',
    totals: {
      profit: 'இலாபம்',
    },
    groups: {
      in: 'வரும் பணம்',
      out: 'உங்கள் செலவுகள்',
      result: 'மீதமாவது',
      sale: 'விற்பனை',
    },
    fields: {
      price: {
        label: 'விற்பனை விலை',
      },
      cost: {
        label: 'செலவு',
      },
    },
    boxes: {},
    choices: {},
    goals: {
      margin: 'இந்த இலாப வீதத்திற்கான விலை …',
      markup: 'இந்த விலைக் கூட்டுக்கான (markup) விலை …',
      profit: 'இந்த இலாபத்திற்கான விலை …',
      cost: 'இந்த இலாப வீதத்திற்கு அதிகூடிய செலவு …',
    },
    notCounted: {},
    lines: {
      price: 'விலை',
      cost: 'செலவு',
      profit: 'இலாபம்',
      margin: 'இலாப வீதம்',
      markup: 'விலைக் கூட்டு (markup)',
    },
  },
  table: {},
} as const satisfies PlatformWords;
