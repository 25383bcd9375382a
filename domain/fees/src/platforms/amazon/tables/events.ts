import type { ChangeEvent } from '../../../schedule/change-event.ts';
import { digitalServices } from './digital-services.ts';
import { sources } from './sources.ts';

/** What Amazon changed for several sellers and stores at once. */
export const events: readonly ChangeEvent[] = [
  {
    id: 'digital-services-2024-10-01',
    day: '2024-10-01',
    source: sources['dsf-announced'],
    rows: Object.entries(digitalServices).flatMap(([store, by]) =>
      Object.keys(by).map((row) => `${store}.digitalServices.${row}`),
    ),
  },
];
