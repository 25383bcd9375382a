import type { Source } from '../../../schedule/schedule.ts';

/** Where TikTok Shop's fees were read; `checked` is the day of the page or of its reading. */
export const sources = {
  'us-academy': {
    title: 'TikTok Shop Academy US: the referral fee, and the refund administration fee from 15 May 2025',
    href: 'https://seller-us.tiktok.com/university/essay?knowledge_id=5982454398175018',
    checked: '2026-11-28',
    own: true,
    undated: true,
  },
  'm2e-uk': {
    title: 'M2E: seller fees of TikTok Shop UK, with their formula',
    href: 'https://docs.m2ecloud.com/docs/tiktok-shop-seller-fees-uk/',
    checked: '2026-11-28',
    undated: true,
  },
  'suite-2026-06': {
    title: 'MyEcomSuite: seller fees of TikTok Shop in the US, the UK and the EU, June 2026',
    href: 'https://myecomsuite.com/tiktok-shop-seller-fees-explained',
    checked: '2026-06-30',
  },
  'uk-2026': {
    title: 'Fee file of a UK seller’s project, 2026: TikTok’s commission with VAT in it',
    href: 'https://seller-uk.tiktok.com',
    checked: '2026-11-28',
    undated: true,
  },
} as const satisfies Readonly<Record<string, Source>>;
