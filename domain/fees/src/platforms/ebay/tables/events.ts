import type { ChangeEvent } from '../../../schedule/change-event.ts';
import { sources } from './sources.ts';

/** What eBay's charge for converting became in the autumn of 2026, country by country. */
export const events: readonly ChangeEvent[] = [
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
