import type { ChangeEvent } from '../../../schedule/change-event.ts';
import { newFeesFrom, regions, type Region } from '../regions.ts';
import { billingFee, serviceFee } from './fees.ts';
import { sources } from './sources.ts';

const rowsOf = (region: Region): readonly string[] => [
  ...Object.keys(serviceFee[region]).map((fee) => `serviceFee.${region}.${fee}`),
  ...(region in billingFee ? [`billingFee.${region}`] : []),
];

/** Google's new fees, region by region. */
export const events: readonly ChangeEvent[] = regions.map((region) => ({
  id: `new-fees-${newFeesFrom[region]}`,
  day: newFeesFrom[region],
  source: sources['blog-2026-06'],
  rows: rowsOf(region),
}));
