import type { IsoDate, Source } from '@formation/deadlines';

/** The rates of one day. */
export type RateTable = Readonly<{
  day: IsoDate;
  /** Units of each currency for one US dollar, in the middle of the market. */
  perUsd: Readonly<Record<'USD' | 'GBP' | 'HKD' | 'LKR', string>>;
  source: Source;
}>;

const source = (version: string): Source => ({
  title: `npm package @fawazahmed0/currency-api ${version}, daily mid-market rates`,
  href: 'https://www.npmjs.com/package/@fawazahmed0/currency-api',
  checked: '2026-11-21',
});

/** Rates by day, oldest first. Never change a day: add the next one. */
export const exchangeRates: readonly [RateTable, ...RateTable[]] = [
  {
    day: '2025-12-31',
    perUsd: { USD: '1', GBP: '0.74287917', HKD: '7.7847333', LKR: '310.44136652' },
    source: source('2025.12.31'),
  },
  {
    day: '2026-06-30',
    perUsd: { USD: '1', GBP: '0.75560016', HKD: '7.84288522', LKR: '335.82849779' },
    source: source('2026.6.30'),
  },
  {
    day: '2026-09-29',
    perUsd: { USD: '1', GBP: '0.75538854', HKD: '7.84480304', LKR: '330.90540472' },
    source: source('2026.9.29'),
  },
];
