import type { IsoDate } from '@formation/calendar';

/** Where the buyer is: Google's new fees reach regions one after another. */
export const regions = ['usUkEea', 'australia', 'japanKorea', 'elsewhere'] as const;
export type Region = (typeof regions)[number];

/** From when the new fees count. */
export const newFeesFrom: Readonly<Record<Region, IsoDate>> = {
  usUkEea: '2026-06-30',
  australia: '2026-09-30',
  japanKorea: '2026-12-31',
  elsewhere: '2027-09-30',
};
