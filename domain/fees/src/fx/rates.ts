import { rate, type Rate } from '@formation/money';
import type { Schedule } from '../schedule.ts';

/** The foreign currencies whose way into rupees is known. */
export type PaidIn = 'USD' | 'EUR' | 'GBP' | 'HKD';

const read = (version: string) => ({
  title: `Daily mid-market rates, npm package @fawazahmed0/currency-api ${version}`,
  href: 'https://www.npmjs.com/package/@fawazahmed0/currency-api',
  checked: '2026-11-21' as const,
});

/** Sri Lankan rupees for one unit, half way between what banks buy and sell at. No bank pays quite as much. */
export const rupeesForOne: Schedule<Readonly<Record<PaidIn, Rate>>> = [
  {
    from: '2026-09-29',
    status: 'verified',
    source: read('2026.9.29'),
    value: {
      USD: rate('330.90540472'),
      EUR: rate('375.93237216'),
      GBP: rate('438.05986741'),
      HKD: rate('42.18148029'),
    },
  },
];
