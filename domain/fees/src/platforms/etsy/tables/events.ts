import type { ChangeEvent } from '../../../schedule/change-event.ts';
import { sources } from './sources.ts';

const regulated = ['GB', 'FR', 'IT', 'ES', 'TR', 'HU', 'VN', 'CA', 'IN'];

/** What Etsy changed in several countries at once. */
export const events: readonly ChangeEvent[] = [
  {
    id: 'regulatory-fee-2026-06-22',
    day: '2026-06-22',
    source: sources['reg-news-2026'],
    rows: regulated.map((country) => `countries.${country}.regulatoryFee`),
  },
];
