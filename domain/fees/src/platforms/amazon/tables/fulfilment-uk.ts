import { citing } from '../../../schedule/citing.ts';
import type { WeightPrices } from '../../../value/fee-value.ts';
import { weightPrices } from '../../../value/kinds.ts';
import type { Fulfilment } from '../marketplace.ts';
import { sources } from './sources.ts';

const { since } = citing(sources);
const prices = (rest: Pick<WeightPrices, 'rows' | 'above'>) =>
  weightPrices({ currency: 'GBP', weightUnit: 'g', ...rest });

/** What Amazon charges in the UK to pack and send, by size and goods. */
export const ukFulfilment: Fulfilment = {
  'light-envelope': {
    standard: [
      since(
        '2026-07-01',
        ['seen', 'lt-tool', 'uk-2026-ts', 'rates-2026-08', 'uk-sql'],
        prices({
          rows: [
            { upTo: '20', fees: ['1.83'] },
            { upTo: '40', fees: ['1.87'] },
            { upTo: '60', fees: ['1.89'] },
            { upTo: '80', fees: ['2.07'] },
            { upTo: '100', fees: ['2.08'] },
          ],
        }),
      ),
    ],
    lowPrice: [
      since(
        '2026-07-01',
        ['seen', 'lt-tool', 'uk-2026-ts', 'rates-2026-08', 'uk-sql'],
        prices({
          rows: [
            { upTo: '20', fees: ['1.46'] },
            { upTo: '40', fees: ['1.50'] },
            { upTo: '60', fees: ['1.52'] },
            { upTo: '80', fees: ['1.67'] },
            { upTo: '100', fees: ['1.70'] },
          ],
        }),
      ),
    ],
  },
  'standard-envelope': {
    standard: [
      since(
        '2026-07-01',
        ['seen', 'lt-tool', 'uk-2026-ts', 'rates-2026-08', 'uk-sql'],
        prices({
          rows: [
            { upTo: '210', fees: ['2.10'] },
            { upTo: '460', fees: ['2.16'] },
          ],
        }),
      ),
    ],
    lowPrice: [
      since(
        '2026-07-01',
        ['seen', 'lt-tool', 'uk-2026-ts', 'rates-2026-08', 'uk-sql'],
        prices({
          rows: [
            { upTo: '210', fees: ['1.73'] },
            { upTo: '460', fees: ['1.87'] },
          ],
        }),
      ),
    ],
  },
  'large-envelope': {
    standard: [
      since(
        '2026-07-01',
        ['seen', 'lt-tool', 'uk-2026-ts', 'rates-2026-08', 'uk-sql'],
        prices({ rows: [{ upTo: '960', fees: ['2.72'] }] }),
      ),
    ],
    peak: [
      since(
        '2026-07-01',
        ['seen', 'lt-tool', 'uk-2026-ts', 'rates-2026-08', 'uk-sql'],
        prices({ rows: [{ upTo: '960', fees: ['2.79'] }] }),
      ),
    ],
    lowPrice: [
      since(
        '2026-07-01',
        ['seen', 'lt-tool', 'uk-2026-ts', 'rates-2026-08', 'uk-sql'],
        prices({ rows: [{ upTo: '960', fees: ['2.42'] }] }),
      ),
    ],
  },
  'extra-large-envelope': {
    standard: [
      since(
        '2026-07-01',
        ['seen', 'lt-tool', 'uk-2026-ts', 'rates-2026-08', 'uk-sql'],
        prices({ rows: [{ upTo: '960', fees: ['2.94'] }] }),
      ),
    ],
    peak: [
      since(
        '2026-07-01',
        ['seen', 'lt-tool', 'uk-2026-ts', 'rates-2026-08', 'uk-sql'],
        prices({ rows: [{ upTo: '960', fees: ['3.01'] }] }),
      ),
    ],
    lowPrice: [
      since(
        '2026-07-01',
        ['seen', 'lt-tool', 'uk-2026-ts', 'rates-2026-08', 'uk-sql'],
        prices({ rows: [{ upTo: '960', fees: ['2.65'] }] }),
      ),
    ],
  },
  'small-parcel': {
    standard: [
      since(
        '2026-07-01',
        ['seen', 'lt-tool', 'uk-2026-ts', 'rates-2026-08', 'uk-sql'],
        prices({
          rows: [
            { upTo: '150', fees: ['2.91'] },
            { upTo: '400', fees: ['3.00'] },
            { upTo: '900', fees: ['3.04'] },
            { upTo: '1400', fees: ['3.05'] },
            { upTo: '1900', fees: ['3.25'] },
            { upTo: '3900', fees: ['3.27'] },
          ],
        }),
      ),
    ],
    peak: [
      since(
        '2026-07-01',
        ['seen', 'lt-tool', 'uk-2026-ts', 'rates-2026-08', 'uk-sql'],
        prices({
          rows: [
            { upTo: '150', fees: ['3.02'] },
            { upTo: '400', fees: ['3.11'] },
            { upTo: '900', fees: ['3.15'] },
            { upTo: '1400', fees: ['3.16'] },
            { upTo: '1900', fees: ['3.37'] },
            { upTo: '3900', fees: ['3.39'] },
          ],
        }),
      ),
    ],
    lowPrice: [
      since(
        '2026-07-01',
        ['seen', 'lt-tool', 'uk-2026-ts', 'rates-2026-08', 'uk-sql'],
        prices({
          rows: [
            { upTo: '150', fees: ['2.67'] },
            { upTo: '400', fees: ['2.70'] },
          ],
        }),
      ),
    ],
  },
  'standard-parcel': {
    standard: [
      since(
        '2026-07-01',
        ['seen', 'lt-tool', 'uk-2026-ts', 'rates-2026-08', 'uk-sql'],
        prices({
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
      ),
    ],
    peak: [
      since(
        '2026-07-01',
        ['seen', 'lt-tool', 'uk-2026-ts', 'rates-2026-08', 'uk-sql'],
        prices({
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
      ),
    ],
  },
  'small-oversize': {
    standard: [
      since(
        '2026-07-01',
        ['seen', 'lt-tool', 'uk-2026-ts', 'rates-2026-08', 'uk-sql'],
        prices({ rows: [], above: { from: '760', base: ['3.49'], perStep: '0.25', step: '1000' } }),
      ),
    ],
  },
  'standard-oversize-light': {
    standard: [
      since(
        '2026-07-01',
        ['seen', 'lt-tool', 'uk-2026-ts', 'rates-2026-08', 'uk-sql'],
        prices({ rows: [], above: { from: '760', base: ['4.35'], perStep: '0.15', step: '1000' } }),
      ),
    ],
  },
  'standard-oversize-heavy': {
    standard: [
      since(
        '2026-07-01',
        ['seen', 'lt-tool', 'uk-2026-ts', 'rates-2026-08', 'uk-sql'],
        prices({ rows: [], above: { from: '15760', base: ['6.58'], perStep: '0.08', step: '1000' } }),
      ),
    ],
  },
  'standard-oversize-large': {
    standard: [
      since(
        '2026-07-01',
        ['seen', 'lt-tool', 'uk-2026-ts', 'rates-2026-08', 'uk-sql'],
        prices({ rows: [], above: { from: '760', base: ['5.67'], perStep: '0.07', step: '1000' } }),
      ),
    ],
  },
  'bulky-oversize': {
    standard: [
      since(
        '2026-07-01',
        ['seen', 'lt-tool', 'uk-2026-ts', 'rates-2026-08', 'uk-sql'],
        prices({ rows: [], above: { from: '760', base: ['10.20'], perStep: '0.24', step: '1000' } }),
      ),
    ],
  },
  'heavy-oversize': {
    standard: [
      since(
        '2026-07-01',
        ['seen', 'lt-tool', 'uk-2026-ts', 'rates-2026-08', 'uk-sql'],
        prices({ rows: [], above: { from: '31500', base: ['13.04'], perStep: '0.09', step: '1000' } }),
      ),
    ],
  },
};
