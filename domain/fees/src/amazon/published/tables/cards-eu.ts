import { citing } from '../../../published/citing.ts';
import type { Schedule } from '../../../schedule.ts';
import type { Card } from '../marketplace.ts';
import { sources } from './sources.ts';

const entry = citing(sources);

/** Fulfilment by Amazon in the UK: centimetres and grams (5 cubic centimetres weigh a gram); fees in pounds. */
export const ukCards: Schedule<Card> = [
  entry('2026-07-01', ['verified', 'lt-tool', 'uk-2026-ts', 'rates-2026-08', 'uk-sql'], {
    lengthUnit: 'cm',
    weightUnit: 'g',
    divisor: '5',
    priceBands: [{}],
    tiers: [
      {
        id: 'light-envelope',
        sides: ['33', '23', '2.5'],
        unitWeight: '100',
        weighed: 'unit',
        storage: 'standard',
        prices: {
          standard: entry('2026-07-01', ['verified', 'lt-tool', 'uk-2026-ts', 'rates-2026-08', 'uk-sql'], {
            rows: [
              { upTo: '20', fees: ['1.83'] },
              { upTo: '40', fees: ['1.87'] },
              { upTo: '60', fees: ['1.89'] },
              { upTo: '80', fees: ['2.07'] },
              { upTo: '100', fees: ['2.08'] },
            ],
          }),
          lowPrice: entry('2026-07-01', ['verified', 'lt-tool', 'uk-2026-ts', 'rates-2026-08', 'uk-sql'], {
            rows: [
              { upTo: '20', fees: ['1.46'] },
              { upTo: '40', fees: ['1.50'] },
              { upTo: '60', fees: ['1.52'] },
              { upTo: '80', fees: ['1.67'] },
              { upTo: '100', fees: ['1.70'] },
            ],
          }),
        },
      },
      {
        id: 'standard-envelope',
        sides: ['33', '23', '2.5'],
        unitWeight: '460',
        weighed: 'unit',
        storage: 'standard',
        prices: {
          standard: entry('2026-07-01', ['verified', 'lt-tool', 'uk-2026-ts', 'rates-2026-08', 'uk-sql'], {
            rows: [
              { upTo: '210', fees: ['2.10'] },
              { upTo: '460', fees: ['2.16'] },
            ],
          }),
          lowPrice: entry('2026-07-01', ['verified', 'lt-tool', 'uk-2026-ts', 'rates-2026-08', 'uk-sql'], {
            rows: [
              { upTo: '210', fees: ['1.73'] },
              { upTo: '460', fees: ['1.87'] },
            ],
          }),
        },
      },
      {
        id: 'large-envelope',
        sides: ['33', '23', '4'],
        unitWeight: '960',
        weighed: 'unit',
        storage: 'standard',
        prices: {
          standard: entry('2026-07-01', ['verified', 'lt-tool', 'uk-2026-ts', 'rates-2026-08', 'uk-sql'], {
            rows: [{ upTo: '960', fees: ['2.72'] }],
          }),
          peak: entry('2026-07-01', ['verified', 'lt-tool', 'uk-2026-ts', 'rates-2026-08', 'uk-sql'], {
            rows: [{ upTo: '960', fees: ['2.79'] }],
          }),
          lowPrice: entry('2026-07-01', ['verified', 'lt-tool', 'uk-2026-ts', 'rates-2026-08', 'uk-sql'], {
            rows: [{ upTo: '960', fees: ['2.42'] }],
          }),
        },
      },
      {
        id: 'extra-large-envelope',
        sides: ['33', '23', '6'],
        unitWeight: '960',
        weighed: 'unit',
        storage: 'standard',
        prices: {
          standard: entry('2026-07-01', ['verified', 'lt-tool', 'uk-2026-ts', 'rates-2026-08', 'uk-sql'], {
            rows: [{ upTo: '960', fees: ['2.94'] }],
          }),
          peak: entry('2026-07-01', ['verified', 'lt-tool', 'uk-2026-ts', 'rates-2026-08', 'uk-sql'], {
            rows: [{ upTo: '960', fees: ['3.01'] }],
          }),
          lowPrice: entry('2026-07-01', ['verified', 'lt-tool', 'uk-2026-ts', 'rates-2026-08', 'uk-sql'], {
            rows: [{ upTo: '960', fees: ['2.65'] }],
          }),
        },
      },
      {
        id: 'small-parcel',
        sides: ['35', '25', '12'],
        unitWeight: '3900',
        dimensionalWeight: '2100',
        weighed: 'greater',
        storage: 'standard',
        prices: {
          standard: entry('2026-07-01', ['verified', 'lt-tool', 'uk-2026-ts', 'rates-2026-08', 'uk-sql'], {
            rows: [
              { upTo: '150', fees: ['2.91'] },
              { upTo: '400', fees: ['3.00'] },
              { upTo: '900', fees: ['3.04'] },
              { upTo: '1400', fees: ['3.05'] },
              { upTo: '1900', fees: ['3.25'] },
              { upTo: '3900', fees: ['3.27'] },
            ],
          }),
          peak: entry('2026-07-01', ['verified', 'lt-tool', 'uk-2026-ts', 'rates-2026-08', 'uk-sql'], {
            rows: [
              { upTo: '150', fees: ['3.02'] },
              { upTo: '400', fees: ['3.11'] },
              { upTo: '900', fees: ['3.15'] },
              { upTo: '1400', fees: ['3.16'] },
              { upTo: '1900', fees: ['3.37'] },
              { upTo: '3900', fees: ['3.39'] },
            ],
          }),
          lowPrice: entry('2026-07-01', ['verified', 'lt-tool', 'uk-2026-ts', 'rates-2026-08', 'uk-sql'], {
            rows: [
              { upTo: '150', fees: ['2.67'] },
              { upTo: '400', fees: ['2.70'] },
            ],
          }),
        },
      },
      {
        id: 'standard-parcel',
        sides: ['45', '34', '26'],
        unitWeight: '11900',
        dimensionalWeight: '7960',
        weighed: 'greater',
        storage: 'standard',
        prices: {
          standard: entry('2026-07-01', ['verified', 'lt-tool', 'uk-2026-ts', 'rates-2026-08', 'uk-sql'], {
            rows: [
              { upTo: '150', fees: ['2.94'] },
              { upTo: '400', fees: ['3.01'] },
              { upTo: '900', fees: ['3.06'] },
              { upTo: '1400', fees: ['3.26'] },
              { upTo: '1900', fees: ['3.48'] },
              { upTo: '2900', fees: ['3.49'] },
              { upTo: '3900', fees: ['3.54'] },
              { upTo: '5900', fees: ['3.56'] },
              { upTo: '8900', fees: ['3.57'] },
              { upTo: '11900', fees: ['3.58'] },
            ],
          }),
          peak: entry('2026-07-01', ['verified', 'lt-tool', 'uk-2026-ts', 'rates-2026-08', 'uk-sql'], {
            rows: [
              { upTo: '150', fees: ['3.05'] },
              { upTo: '400', fees: ['3.12'] },
              { upTo: '900', fees: ['3.18'] },
              { upTo: '1400', fees: ['3.38'] },
              { upTo: '1900', fees: ['3.61'] },
              { upTo: '2900', fees: ['3.62'] },
              { upTo: '3900', fees: ['3.67'] },
              { upTo: '5900', fees: ['3.69'] },
              { upTo: '8900', fees: ['3.70'] },
              { upTo: '11900', fees: ['3.71'] },
            ],
          }),
        },
      },
      {
        id: 'small-oversize',
        sides: ['61', '46', '46'],
        unitWeight: '1760',
        dimensionalWeight: '25820',
        weighed: 'greater',
        storage: 'oversize',
        prices: {
          standard: entry('2026-07-01', ['verified', 'lt-tool', 'uk-2026-ts', 'rates-2026-08', 'uk-sql'], {
            rows: [],
            above: { from: '760', base: ['3.49'], perStep: '0.25', step: '1000' },
          }),
        },
      },
      {
        id: 'standard-oversize-light',
        sides: ['101', '60', '60'],
        unitWeight: '15000',
        dimensionalWeight: '72720',
        weighed: 'greater',
        storage: 'oversize',
        prices: {
          standard: entry('2026-07-01', ['verified', 'lt-tool', 'uk-2026-ts', 'rates-2026-08', 'uk-sql'], {
            rows: [],
            above: { from: '760', base: ['4.35'], perStep: '0.15', step: '1000' },
          }),
        },
      },
      {
        id: 'standard-oversize-heavy',
        sides: ['101', '60', '60'],
        unitWeight: '23000',
        dimensionalWeight: '72720',
        aboveUnitWeight: '15000',
        weighed: 'greater',
        storage: 'oversize',
        prices: {
          standard: entry('2026-07-01', ['verified', 'lt-tool', 'uk-2026-ts', 'rates-2026-08', 'uk-sql'], {
            rows: [],
            above: { from: '15760', base: ['6.58'], perStep: '0.08', step: '1000' },
          }),
        },
      },
      {
        id: 'standard-oversize-large',
        sides: ['120', '60', '60'],
        unitWeight: '23000',
        dimensionalWeight: '86400',
        weighed: 'greater',
        storage: 'oversize',
        prices: {
          standard: entry('2026-07-01', ['verified', 'lt-tool', 'uk-2026-ts', 'rates-2026-08', 'uk-sql'], {
            rows: [],
            above: { from: '760', base: ['5.67'], perStep: '0.07', step: '1000' },
          }),
        },
      },
      {
        id: 'bulky-oversize',
        longest: '175',
        lengthPlusGirth: '360',
        unitWeight: '23000',
        dimensionalWeight: '126000',
        weighed: 'greater',
        storage: 'oversize',
        prices: {
          standard: entry('2026-07-01', ['verified', 'lt-tool', 'uk-2026-ts', 'rates-2026-08', 'uk-sql'], {
            rows: [],
            above: { from: '760', base: ['10.20'], perStep: '0.24', step: '1000' },
          }),
        },
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
        prices: {
          standard: entry('2026-07-01', ['verified', 'lt-tool', 'uk-2026-ts', 'rates-2026-08', 'uk-sql'], {
            rows: [],
            above: { from: '31500', base: ['13.04'], perStep: '0.09', step: '1000' },
          }),
        },
      },
      { id: 'special-oversize', weighed: 'unit', storage: 'oversize', prices: {} },
    ],
  }),
];

/** The same in Germany and Central Europe; fees in euros. */
export const deCards: Schedule<Card> = [
  entry('2026-07-01', ['estimate', 'lt-tool'], {
    lengthUnit: 'cm',
    weightUnit: 'g',
    divisor: '5',
    priceBands: [{}],
    tiers: [
      {
        id: 'light-envelope',
        sides: ['33', '23', '2.5'],
        unitWeight: '100',
        weighed: 'unit',
        storage: 'standard',
        prices: {
          standard: entry('2026-07-01', ['estimate', 'lt-tool'], {
            rows: [
              { upTo: '20', fees: ['2.07'] },
              { upTo: '40', fees: ['2.11'] },
              { upTo: '60', fees: ['2.13'] },
              { upTo: '80', fees: ['2.26'] },
              { upTo: '100', fees: ['2.28'] },
            ],
          }),
          lowPrice: entry('2026-07-01', ['estimate', 'lt-tool'], {
            rows: [
              { upTo: '20', fees: ['1.61'] },
              { upTo: '40', fees: ['1.64'] },
              { upTo: '60', fees: ['1.66'] },
              { upTo: '80', fees: ['1.80'] },
              { upTo: '100', fees: ['1.83'] },
            ],
          }),
        },
      },
      {
        id: 'standard-envelope',
        sides: ['33', '23', '2.5'],
        unitWeight: '460',
        weighed: 'unit',
        storage: 'standard',
        prices: {
          standard: entry('2026-07-01', ['estimate', 'lt-tool'], {
            rows: [
              { upTo: '210', fees: ['2.31'] },
              { upTo: '460', fees: ['2.42'] },
            ],
          }),
          lowPrice: entry('2026-07-01', ['estimate', 'lt-tool'], {
            rows: [
              { upTo: '210', fees: ['1.86'] },
              { upTo: '460', fees: ['2.02'] },
            ],
          }),
        },
      },
      {
        id: 'large-envelope',
        sides: ['33', '23', '4'],
        unitWeight: '960',
        weighed: 'unit',
        storage: 'standard',
        prices: {
          standard: entry('2026-07-01', ['estimate', 'lt-tool'], { rows: [{ upTo: '960', fees: ['2.78'] }] }),
          peak: entry('2026-07-01', ['estimate', 'lt-tool'], { rows: [{ upTo: '960', fees: ['2.78'] }] }),
          lowPrice: entry('2026-07-01', ['estimate', 'lt-tool'], { rows: [{ upTo: '960', fees: ['2.39'] }] }),
        },
      },
      {
        id: 'extra-large-envelope',
        sides: ['33', '23', '6'],
        unitWeight: '960',
        weighed: 'unit',
        storage: 'standard',
        prices: {
          standard: entry('2026-07-01', ['estimate', 'lt-tool'], { rows: [{ upTo: '960', fees: ['3.16'] }] }),
          peak: entry('2026-07-01', ['estimate', 'lt-tool'], { rows: [{ upTo: '960', fees: ['3.16'] }] }),
          lowPrice: entry('2026-07-01', ['estimate', 'lt-tool'], { rows: [{ upTo: '960', fees: ['2.78'] }] }),
        },
      },
      {
        id: 'small-parcel',
        sides: ['35', '25', '12'],
        unitWeight: '3900',
        dimensionalWeight: '2100',
        weighed: 'greater',
        storage: 'standard',
        prices: {
          standard: entry('2026-07-01', ['estimate', 'lt-tool'], {
            rows: [
              { upTo: '150', fees: ['3.12'] },
              { upTo: '400', fees: ['3.13'] },
              { upTo: '900', fees: ['3.14'] },
              { upTo: '1400', fees: ['3.15'] },
              { upTo: '1900', fees: ['3.17'] },
              { upTo: '3900', fees: ['4.28'] },
            ],
          }),
          peak: entry('2026-07-01', ['estimate', 'lt-tool'], {
            rows: [
              { upTo: '150', fees: ['3.33'] },
              { upTo: '400', fees: ['3.34'] },
              { upTo: '900', fees: ['3.35'] },
              { upTo: '1400', fees: ['3.37'] },
              { upTo: '1900', fees: ['3.39'] },
              { upTo: '3900', fees: ['4.57'] },
            ],
          }),
          lowPrice: entry('2026-07-01', ['estimate', 'lt-tool'], {
            rows: [
              { upTo: '150', fees: ['2.78'] },
              { upTo: '400', fees: ['2.99'] },
            ],
          }),
        },
      },
      {
        id: 'standard-parcel',
        sides: ['45', '34', '26'],
        unitWeight: '11900',
        dimensionalWeight: '7960',
        weighed: 'greater',
        storage: 'standard',
        prices: {
          standard: entry('2026-07-01', ['estimate', 'lt-tool'], {
            rows: [
              { upTo: '150', fees: ['3.13'] },
              { upTo: '400', fees: ['3.16'] },
              { upTo: '900', fees: ['3.18'] },
              { upTo: '1400', fees: ['3.67'] },
              { upTo: '1900', fees: ['3.69'] },
              { upTo: '2900', fees: ['4.29'] },
              { upTo: '3900', fees: ['4.83'] },
              { upTo: '5900', fees: ['4.96'] },
              { upTo: '8900', fees: ['5.77'] },
              { upTo: '11900', fees: ['6.39'] },
            ],
          }),
          peak: entry('2026-07-01', ['estimate', 'lt-tool'], {
            rows: [
              { upTo: '150', fees: ['3.34'] },
              { upTo: '400', fees: ['3.38'] },
              { upTo: '900', fees: ['3.40'] },
              { upTo: '1400', fees: ['3.92'] },
              { upTo: '1900', fees: ['3.94'] },
              { upTo: '2900', fees: ['4.58'] },
              { upTo: '3900', fees: ['5.16'] },
              { upTo: '5900', fees: ['5.30'] },
              { upTo: '8900', fees: ['6.16'] },
              { upTo: '11900', fees: ['6.83'] },
            ],
          }),
        },
      },
      {
        id: 'small-oversize',
        sides: ['61', '46', '46'],
        unitWeight: '1760',
        dimensionalWeight: '25820',
        weighed: 'greater',
        storage: 'oversize',
        prices: {
          standard: entry('2026-07-01', ['estimate', 'lt-tool'], {
            rows: [],
            above: { from: '760', base: ['4.30'], perStep: '0.18', step: '1000' },
          }),
        },
      },
      {
        id: 'standard-oversize-light',
        sides: ['101', '60', '60'],
        unitWeight: '15000',
        dimensionalWeight: '72720',
        weighed: 'greater',
        storage: 'oversize',
        prices: {
          standard: entry('2026-07-01', ['estimate', 'lt-tool'], {
            rows: [],
            above: { from: '760', base: ['4.33'], perStep: '0.18', step: '1000' },
          }),
        },
      },
      {
        id: 'standard-oversize-heavy',
        sides: ['101', '60', '60'],
        unitWeight: '23000',
        dimensionalWeight: '72720',
        aboveUnitWeight: '15000',
        weighed: 'greater',
        storage: 'oversize',
        prices: {
          standard: entry('2026-07-01', ['estimate', 'lt-tool'], {
            rows: [],
            above: { from: '15760', base: ['6.99'], perStep: '0.07', step: '1000' },
          }),
        },
      },
      {
        id: 'standard-oversize-large',
        sides: ['120', '60', '60'],
        unitWeight: '23000',
        dimensionalWeight: '86400',
        weighed: 'greater',
        storage: 'oversize',
        prices: {
          standard: entry('2026-07-01', ['estimate', 'lt-tool'], {
            rows: [],
            above: { from: '760', base: ['5.80'], perStep: '0.08', step: '1000' },
          }),
        },
      },
      {
        id: 'bulky-oversize',
        longest: '175',
        lengthPlusGirth: '360',
        unitWeight: '23000',
        dimensionalWeight: '126000',
        weighed: 'greater',
        storage: 'oversize',
        prices: {
          standard: entry('2026-07-01', ['estimate', 'lt-tool'], {
            rows: [],
            above: { from: '760', base: ['7.98'], perStep: '0.27', step: '1000' },
          }),
        },
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
        prices: {
          standard: entry('2026-07-01', ['estimate', 'lt-tool'], {
            rows: [],
            above: { from: '31500', base: ['12.74'], perStep: '0.15', step: '1000' },
          }),
        },
      },
      { id: 'special-oversize', weighed: 'unit', storage: 'oversize', prices: {} },
    ],
  }),
];
