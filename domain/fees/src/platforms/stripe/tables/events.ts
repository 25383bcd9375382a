import type { ChangeEvent } from '../../../schedule/change-event.ts';
import { sources } from './sources.ts';

/** What Stripe changed for several fees or countries at once. */
export const events: readonly ChangeEvent[] = [
  {
    id: 'uk-2023-04-10',
    day: '2023-04-10',
    source: sources['gb-2023'],
    rows: ['card', 'cardFrom.international', 'dispute.each'].map((fee) => `countries.GB.${fee}`),
  },
  {
    id: 'cards-abroad-2023-10-15',
    day: '2023-10-15',
    source: sources['global-2023'],
    rows: ['HK', 'SG', 'AU', 'CA', 'MY'].map((country) => `countries.${country}.cardFrom.international`),
  },
];
