import { citing } from '../../../schedule/citing.ts';
import type { WeightPrices } from '../../../value/fee-value.ts';
import { weightPrices } from '../../../value/kinds.ts';
import type { Fulfilment } from '../marketplace.ts';
import { sources } from './sources.ts';

const { since } = citing(sources);
const prices = (rest: Pick<WeightPrices, 'rows' | 'above'>) =>
  weightPrices({ currency: 'EUR', weightUnit: 'g', ...rest });

/** The same in Germany and Central Europe. */
export const deFulfilment: Fulfilment = {
  'light-envelope': {
    standard: [
      since(
        '2026-07-01',
        ['single', 'lt-tool'],
        prices({
          rows: [
            { upTo: '20', fees: ['2.07'] },
            { upTo: '40', fees: ['2.11'] },
            { upTo: '60', fees: ['2.13'] },
            { upTo: '80', fees: ['2.26'] },
            { upTo: '100', fees: ['2.28'] },
          ],
        }),
      ),
    ],
    lowPrice: [
      since(
        '2026-07-01',
        ['single', 'lt-tool'],
        prices({
          rows: [
            { upTo: '20', fees: ['1.61'] },
            { upTo: '40', fees: ['1.64'] },
            { upTo: '60', fees: ['1.66'] },
            { upTo: '80', fees: ['1.80'] },
            { upTo: '100', fees: ['1.83'] },
          ],
        }),
      ),
    ],
  },
  'standard-envelope': {
    standard: [
      since(
        '2026-07-01',
        ['single', 'lt-tool'],
        prices({
          rows: [
            { upTo: '210', fees: ['2.31'] },
            { upTo: '460', fees: ['2.42'] },
          ],
        }),
      ),
    ],
    lowPrice: [
      since(
        '2026-07-01',
        ['single', 'lt-tool'],
        prices({
          rows: [
            { upTo: '210', fees: ['1.86'] },
            { upTo: '460', fees: ['2.02'] },
          ],
        }),
      ),
    ],
  },
  'large-envelope': {
    standard: [since('2026-07-01', ['single', 'lt-tool'], prices({ rows: [{ upTo: '960', fees: ['2.78'] }] }))],
    peak: [since('2026-07-01', ['single', 'lt-tool'], prices({ rows: [{ upTo: '960', fees: ['2.78'] }] }))],
    lowPrice: [since('2026-07-01', ['single', 'lt-tool'], prices({ rows: [{ upTo: '960', fees: ['2.39'] }] }))],
  },
  'extra-large-envelope': {
    standard: [since('2026-07-01', ['single', 'lt-tool'], prices({ rows: [{ upTo: '960', fees: ['3.16'] }] }))],
    peak: [since('2026-07-01', ['single', 'lt-tool'], prices({ rows: [{ upTo: '960', fees: ['3.16'] }] }))],
    lowPrice: [since('2026-07-01', ['single', 'lt-tool'], prices({ rows: [{ upTo: '960', fees: ['2.78'] }] }))],
  },
  'small-parcel': {
    standard: [
      since(
        '2026-07-01',
        ['single', 'lt-tool'],
        prices({
          rows: [
            { upTo: '150', fees: ['3.12'] },
            { upTo: '400', fees: ['3.13'] },
            { upTo: '900', fees: ['3.14'] },
            { upTo: '1400', fees: ['3.15'] },
            { upTo: '1900', fees: ['3.17'] },
            { upTo: '3900', fees: ['4.28'] },
          ],
        }),
      ),
    ],
    peak: [
      since(
        '2026-07-01',
        ['single', 'lt-tool'],
        prices({
          rows: [
            { upTo: '150', fees: ['3.33'] },
            { upTo: '400', fees: ['3.34'] },
            { upTo: '900', fees: ['3.35'] },
            { upTo: '1400', fees: ['3.37'] },
            { upTo: '1900', fees: ['3.39'] },
            { upTo: '3900', fees: ['4.57'] },
          ],
        }),
      ),
    ],
    lowPrice: [
      since(
        '2026-07-01',
        ['single', 'lt-tool'],
        prices({
          rows: [
            { upTo: '150', fees: ['2.78'] },
            { upTo: '400', fees: ['2.99'] },
          ],
        }),
      ),
    ],
  },
  'standard-parcel': {
    standard: [
      since(
        '2026-07-01',
        ['single', 'lt-tool'],
        prices({
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
      ),
    ],
    peak: [
      since(
        '2026-07-01',
        ['single', 'lt-tool'],
        prices({
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
      ),
    ],
  },
  'small-oversize': {
    standard: [
      since(
        '2026-07-01',
        ['single', 'lt-tool'],
        prices({ rows: [], above: { from: '760', base: ['4.30'], perStep: '0.18', step: '1000' } }),
      ),
    ],
  },
  'standard-oversize-light': {
    standard: [
      since(
        '2026-07-01',
        ['single', 'lt-tool'],
        prices({ rows: [], above: { from: '760', base: ['4.33'], perStep: '0.18', step: '1000' } }),
      ),
    ],
  },
  'standard-oversize-heavy': {
    standard: [
      since(
        '2026-07-01',
        ['single', 'lt-tool'],
        prices({ rows: [], above: { from: '15760', base: ['6.99'], perStep: '0.07', step: '1000' } }),
      ),
    ],
  },
  'standard-oversize-large': {
    standard: [
      since(
        '2026-07-01',
        ['single', 'lt-tool'],
        prices({ rows: [], above: { from: '760', base: ['5.80'], perStep: '0.08', step: '1000' } }),
      ),
    ],
  },
  'bulky-oversize': {
    standard: [
      since(
        '2026-07-01',
        ['single', 'lt-tool'],
        prices({ rows: [], above: { from: '760', base: ['7.98'], perStep: '0.27', step: '1000' } }),
      ),
    ],
  },
  'heavy-oversize': {
    standard: [
      since(
        '2026-07-01',
        ['single', 'lt-tool'],
        prices({ rows: [], above: { from: '31500', base: ['12.74'], perStep: '0.15', step: '1000' } }),
      ),
    ],
  },
};
