import { citing } from '../../../schedule/citing.ts';
import type { Schedule } from '../../../schedule/schedule.ts';
import type { Amount, Step, Tiers } from '../../../value/fee-value.ts';
import { amount, tiersByPart, tiersByWhole } from '../../../value/kinds.ts';
import { sources } from './sources.ts';

const { since } = citing(sources);
const byPart = (steps: readonly Step[]) => tiersByPart('EUR', steps);
const byWhole = (steps: Parameters<typeof tiersByWhole>[1]) => tiersByWhole('EUR', steps);

/** amazon.de; limits in euros. Only part of the list was found. */
export const deReferral: Readonly<Record<string, Schedule<Tiers>>> = {
  'consumer-electronics': [since('2026-07-01', ['single', 'lt-tool'], byPart([{ percent: '7' }]))],
  home: [
    since('2026-02-01', ['official', 'eu-2026', 'lt-tool'], byWhole([{ upTo: '20', percent: '8' }, { percent: '15' }])),
  ],
  'beauty-health': [
    since('2026-07-01', ['single', 'lt-tool'], byWhole([{ upTo: '10', percent: '8' }, { percent: '15' }])),
  ],
  baby: [since('2026-07-01', ['single', 'lt-tool'], byWhole([{ upTo: '10', percent: '8' }, { percent: '15' }]))],
  grocery: [
    since('2026-02-01', ['official', 'eu-2026', 'lt-tool'], byWhole([{ upTo: '10', percent: '5' }, { percent: '15' }])),
  ],
  clothing: [
    since(
      '2025-12-15',
      ['single', 'lt-tool', 'eu-2026'], // the announcement says nothing of prices above 20
      byWhole([
        { upTo: '15', percent: '5' },
        { upTo: '20', percent: '10' },
        { upTo: '45', percent: '15' },
        { parts: [{ upTo: '45', percent: '15' }, { percent: '7' }] },
      ]),
    ),
  ],
  'footwear-bags': [since('2026-07-01', ['single', 'lt-tool'], byPart([{ percent: '15' }]))],
  jewellery: [since('2026-07-01', ['single', 'lt-tool'], byPart([{ upTo: '250', percent: '20' }, { percent: '5' }]))],
  'sports-toys': [since('2026-07-01', ['single', 'lt-tool'], byPart([{ percent: '15' }]))],
  'pet-supplies': [since('2026-07-01', ['single', 'lt-tool'], byPart([{ percent: '15' }]))],
  books: [since('2026-07-01', ['single', 'lt-tool'], byPart([{ percent: '15' }]))],
  media: [since('2026-07-01', ['single', 'lt-tool'], byPart([{ percent: '15' }]))],
  'everything-else': [since('2026-07-01', ['single', 'lt-tool'], byPart([{ percent: '15' }]))],
};

/** For each item sold. */
export const deClosing: Readonly<Record<string, Schedule<Amount>>> = {
  books: [since('2026-07-01', ['single', 'lt-tool'], amount('1.01', 'EUR'))],
  media: [since('2026-07-01', ['single', 'lt-tool'], amount('0.81', 'EUR'))],
};
