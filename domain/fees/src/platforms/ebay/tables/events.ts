import type { ChangeEvent } from '../../../schedule/change-event.ts';
import { de } from './de-categories.ts';
import { sources } from './sources.ts';

/** What eBay changed for several fees at once, and its charge for converting in the autumn of 2026, country by country. */
export const events: readonly ChangeEvent[] = [
  {
    id: 'business-uk-2026-02-12',
    day: '2026-02-12',
    source: sources['uk-2026-08'],
    rows: ['UK.perOrderFee', 'UK.stores.none.motors-parts', 'UK.stores.none.business-industrial'],
  },
  {
    id: 'business-de-2026-07-01',
    day: '2026-07-01',
    source: sources['de-2026-09'],
    rows: Object.keys(de).map((category) => `DE.stores.none.${category}`),
  },
  {
    id: 'conversion-us-2026-10-14',
    day: '2026-10-14',
    source: sources['conversion-us-2026-09'],
    rows: ['US.conversion'],
  },
  {
    id: 'conversion-uk-2026-12-01',
    day: '2026-12-01',
    source: sources['conversion-uk-2026-10'],
    rows: ['UK.conversion'],
  },
  {
    id: 'conversion-global-2026-12-02',
    day: '2026-12-02',
    source: sources['conversion-rise-2026-10'],
    rows: ['abroad.LK.conversion'],
  },
];
