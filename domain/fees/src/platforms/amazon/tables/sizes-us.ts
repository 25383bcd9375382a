import { citing } from '../../../schedule/citing.ts';
import type { Schedule } from '../../../schedule/schedule.ts';
import type { Sizes } from '../../../value/fee-value.ts';
import { sizes } from '../../../value/kinds.ts';
import { sources } from './sources.ts';

const { since } = citing(sources);

/** Fulfilment by Amazon in the US: inches and pounds. */
export const usSizes: Schedule<Sizes> = [
  since(
    '2024-04-15', // with the fees of its card; the sizes alone began on 5 February
    ['seen', 'us-2025-ts', 'rates-2026-08', 'size-2024'],
    sizes({
      currency: 'USD',
      lengthUnit: 'in',
      weightUnit: 'lb',
      divisor: '139',
      priceBands: [{}],
      lowPriceDiscount: { below: '10', amount: '0.77' },
      tiers: [
        { id: 'smallStandard', sides: ['15', '12', '0.75'], weight: '1', weighed: 'unit', storage: 'standard' },
        { id: 'largeStandard', sides: ['18', '14', '8'], weight: '20', weighed: 'greater', storage: 'standard' },
        {
          id: 'largeBulky',
          sides: ['59', '33', '33'],
          weight: '50',
          lengthPlusGirth: '130',
          leastSide: '2',
          weighed: 'greater',
          storage: 'oversize',
        },
        {
          id: 'extraLarge0To50',
          longest: '96',
          weight: '50',
          lengthPlusGirth: '130',
          leastSide: '2',
          weighed: 'greater',
          storage: 'oversize',
        },
        {
          id: 'extraLarge50To70',
          longest: '96',
          weight: '70',
          lengthPlusGirth: '130',
          leastSide: '2',
          weighed: 'greater',
          storage: 'oversize',
        },
        {
          id: 'extraLarge70To150',
          longest: '96',
          weight: '150',
          lengthPlusGirth: '130',
          leastSide: '2',
          weighed: 'greater',
          storage: 'oversize',
        },
        { id: 'overmax', weight: '150', leastSide: '2', weighed: 'greater', storage: 'oversize' },
        { id: 'extraLarge150Plus', weighed: 'unit', storage: 'oversize' },
      ],
    }),
  ),
  since(
    '2026-01-15',
    ['seen', 'us-2026-ts', 'us-2026-py', 'size-2024', 'lt-readme'],
    sizes({
      currency: 'USD',
      lengthUnit: 'in',
      weightUnit: 'lb',
      divisor: '139',
      priceBands: [{ below: '10' }, { upTo: '50' }, {}],
      tiers: [
        { id: 'smallStandard', sides: ['15', '12', '0.75'], weight: '1', weighed: 'unit', storage: 'standard' },
        { id: 'largeStandard', sides: ['18', '14', '8'], weight: '20', weighed: 'greater', storage: 'standard' },
        {
          id: 'smallBulky',
          sides: ['37', '28', '20'],
          weight: '50',
          lengthPlusGirth: '130',
          leastSide: '2',
          weighed: 'greater',
          storage: 'oversize',
        },
        {
          id: 'largeBulky',
          sides: ['59', '33', '33'],
          weight: '50',
          lengthPlusGirth: '130',
          leastSide: '2',
          weighed: 'greater',
          storage: 'oversize',
        },
        {
          id: 'extraLarge0To50',
          longest: '96',
          weight: '50',
          lengthPlusGirth: '130',
          leastSide: '2',
          weighed: 'greater',
          storage: 'oversize',
        },
        {
          id: 'extraLarge50To70',
          longest: '96',
          weight: '70',
          lengthPlusGirth: '130',
          leastSide: '2',
          weighed: 'greater',
          storage: 'oversize',
        },
        {
          id: 'extraLarge70To150',
          longest: '96',
          weight: '150',
          lengthPlusGirth: '130',
          leastSide: '2',
          weighed: 'greater',
          storage: 'oversize',
        },
        { id: 'overmax', weight: '150', leastSide: '2', weighed: 'greater', storage: 'oversize' },
        { id: 'extraLarge150Plus', weighed: 'unit', storage: 'oversize' },
      ],
    }),
  ),
];
