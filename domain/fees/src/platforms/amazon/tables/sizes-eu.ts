import { citing } from '../../../schedule/citing.ts';
import type { Schedule } from '../../../schedule/schedule.ts';
import type { Sizes } from '../../../value/fee-value.ts';
import { sizes } from '../../../value/kinds.ts';
import { sources } from './sources.ts';

const { since } = citing(sources);

const european: Omit<Sizes, 'kind' | 'currency'> = {
  lengthUnit: 'cm',
  weightUnit: 'g',
  divisor: '5',
  priceBands: [{}],
  tiers: [
    { id: 'light-envelope', sides: ['33', '23', '2.5'], unitWeight: '100', weighed: 'unit', storage: 'standard' },
    { id: 'standard-envelope', sides: ['33', '23', '2.5'], unitWeight: '460', weighed: 'unit', storage: 'standard' },
    { id: 'large-envelope', sides: ['33', '23', '4'], unitWeight: '960', weighed: 'unit', storage: 'standard' },
    { id: 'extra-large-envelope', sides: ['33', '23', '6'], unitWeight: '960', weighed: 'unit', storage: 'standard' },
    {
      id: 'small-parcel',
      sides: ['35', '25', '12'],
      unitWeight: '3900',
      dimensionalWeight: '2100',
      weighed: 'greater',
      storage: 'standard',
    },
    {
      id: 'standard-parcel',
      sides: ['45', '34', '26'],
      unitWeight: '11900',
      dimensionalWeight: '7960',
      weighed: 'greater',
      storage: 'standard',
    },
    {
      id: 'small-oversize',
      sides: ['61', '46', '46'],
      unitWeight: '1760',
      dimensionalWeight: '25820',
      weighed: 'greater',
      storage: 'oversize',
    },
    {
      id: 'standard-oversize-light',
      sides: ['101', '60', '60'],
      unitWeight: '15000',
      dimensionalWeight: '72720',
      weighed: 'greater',
      storage: 'oversize',
    },
    {
      id: 'standard-oversize-heavy',
      sides: ['101', '60', '60'],
      unitWeight: '23000',
      dimensionalWeight: '72720',
      aboveUnitWeight: '15000',
      weighed: 'greater',
      storage: 'oversize',
    },
    {
      id: 'standard-oversize-large',
      sides: ['120', '60', '60'],
      unitWeight: '23000',
      dimensionalWeight: '86400',
      weighed: 'greater',
      storage: 'oversize',
    },
    {
      id: 'bulky-oversize',
      longest: '175',
      lengthPlusGirth: '360',
      unitWeight: '23000',
      dimensionalWeight: '126000',
      weighed: 'greater',
      storage: 'oversize',
    },
    {
      id: 'heavy-oversize',
      longest: '175',
      lengthPlusGirth: '360',
      unitWeight: '31500',
      dimensionalWeight: '126000',
      aboveUnitWeight: '23000',
      weighed: 'greater',
      storage: 'oversize',
    },
    { id: 'special-oversize', weighed: 'unit', storage: 'oversize' },
  ],
};

/** Fulfilment by Amazon in the UK: centimetres and grams (5 cubic centimetres weigh a gram). */
export const ukSizes: Schedule<Sizes> = [
  since(
    '2026-07-01',
    ['seen', 'lt-tool', 'uk-2026-ts', 'rates-2026-08', 'uk-sql'],
    sizes({ currency: 'GBP', ...european }),
  ),
];

/** The same in Germany and Central Europe. */
export const deSizes: Schedule<Sizes> = [
  since('2026-07-01', ['single', 'lt-tool'], sizes({ currency: 'EUR', ...european })),
];
