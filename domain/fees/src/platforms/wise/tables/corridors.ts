import { citing } from '../../../schedule/citing.ts';
import type { Schedule } from '../../../schedule/schedule.ts';
import type { Charge, Range, Tiers } from '../../../value/fee-value.ts';
import { charge, range, tiersByPart } from '../../../value/kinds.ts';
import { sources } from './sources.ts';

const { seen } = citing(sources);

/** By corridor: pounds and euros paid by bank transfer, dollars by wire, as their fixed fees near 7 show. */
export const corridors: Readonly<Record<string, Schedule<Charge>>> = {
  'USD-EUR': [seen(['single', 'corridors-2026-06'], charge('0.289', { fixed: { USD: '6.98' } }))],
  'USD-GBP': [seen(['single', 'corridors-2026-06'], charge('0.329', { fixed: { USD: '7.00' } }))],
  'USD-INR': [seen(['single', 'corridors-2026-06'], charge('0.418', { fixed: { USD: '7.08' } }))],
  'USD-AUD': [seen(['single', 'corridors-2026-06'], charge('0.28', { fixed: { USD: '7.14' } }))],
  'USD-CAD': [seen(['single', 'corridors-2026-06'], charge('0.279', { fixed: { USD: '7.36' } }))],
  'USD-PHP': [seen(['single', 'corridors-2026-06'], charge('0.567', { fixed: { USD: '6.98' } }))],
  'USD-MXN': [seen(['single', 'corridors-2026-06'], charge('0.498', { fixed: { USD: '7.10' } }))],
  'GBP-EUR': [seen(['single', 'corridors-2026-06'], charge('0.329', { fixed: { GBP: '0.59' } }))],
  'GBP-USD': [seen(['single', 'corridors-2026-06'], charge('0.359', { fixed: { GBP: '1.09' } }))],
  'EUR-USD': [seen(['single', 'corridors-2026-06'], charge('0.468', { fixed: { EUR: '1.53' } }))],
  'EUR-GBP': [seen(['single', 'corridors-2026-06'], charge('0.478', { fixed: { EUR: '0.99' } }))],
};

/** Taken off the rate for the parts of a calendar month's volume. Wise's help page has no day. */
export const volumeDiscount: Schedule<Tiers> = [
  seen(
    ['official', 'help-large-gbp20k'],
    tiersByPart('GBP', [
      { upTo: '20000', percent: '0' },
      { upTo: '300000', percent: '0.1' },
      { upTo: '500000', percent: '0.15' },
      { upTo: '1000000', percent: '0.16' },
      { percent: '0.17' },
    ]),
  ),
];

/** What banks on the way take of dollars that leave the United States unprotected. */
export const banksOnTheWay: Schedule<Range> = [seen(['official', 'usd-protection'], range('USD', '20', '50'))];
