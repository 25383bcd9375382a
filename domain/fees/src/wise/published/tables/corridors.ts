import { citing } from '../../../published/citing.ts';
import type { Schedule } from '../../../schedule.ts';
import type { CorridorPrice, VolumeBracket } from '../corridor.ts';
import { sources } from './sources.ts';

const entry = citing(sources);

/** Bank-funded transfers by corridor: a fraction of the amount, and a fixed part in the currency sent. */
export const corridors: Readonly<Record<string, Schedule<CorridorPrice>>> = {
  'USD-EUR': [entry('2026-06-11', ['estimate', 'corridors-2026-06'], { rate: '0.00289', fixed: '6.98' })],
  'USD-GBP': [entry('2026-06-11', ['estimate', 'corridors-2026-06'], { rate: '0.00329', fixed: '7.00' })],
  'USD-INR': [entry('2026-06-11', ['estimate', 'corridors-2026-06'], { rate: '0.00418', fixed: '7.08' })],
  'USD-AUD': [entry('2026-06-11', ['estimate', 'corridors-2026-06'], { rate: '0.0028', fixed: '7.14' })],
  'USD-CAD': [entry('2026-06-11', ['estimate', 'corridors-2026-06'], { rate: '0.00279', fixed: '7.36' })],
  'USD-PHP': [entry('2026-06-11', ['estimate', 'corridors-2026-06'], { rate: '0.00567', fixed: '6.98' })],
  'USD-MXN': [entry('2026-06-11', ['estimate', 'corridors-2026-06'], { rate: '0.00498', fixed: '7.10' })],
  'GBP-EUR': [entry('2026-06-11', ['estimate', 'corridors-2026-06'], { rate: '0.00329', fixed: '0.59' })],
  'GBP-USD': [entry('2026-06-11', ['estimate', 'corridors-2026-06'], { rate: '0.00359', fixed: '1.09' })],
  'EUR-USD': [entry('2026-06-11', ['estimate', 'corridors-2026-06'], { rate: '0.00468', fixed: '1.53' })],
  'EUR-GBP': [entry('2026-06-11', ['estimate', 'corridors-2026-06'], { rate: '0.00478', fixed: '0.99' })],
};

/** Fractions taken off the rate for the parts of a calendar month's volume, in pounds. Wise's help page has no day; this is the day from which we use it. */
export const volumeDiscount: Schedule<readonly VolumeBracket[]> = [
  entry(
    '2026-06-11',
    ['verified', 'help-large-gbp20k'],
    [
      { from: '0', upTo: '20000', off: '0' },
      { from: '20000', upTo: '300000', off: '0.0010' },
      { from: '300000', upTo: '500000', off: '0.0015' },
      { from: '500000', upTo: '1000000', off: '0.0016' },
      { from: '1000000', off: '0.0017' },
    ],
  ),
];
