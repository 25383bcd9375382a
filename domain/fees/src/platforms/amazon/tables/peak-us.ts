import { citing } from '../../../schedule/citing.ts';
import type { WeightPrices } from '../../../value/fee-value.ts';
import { weightPrices } from '../../../value/kinds.ts';
import type { Fulfilment } from '../marketplace.ts';
import { sources } from './sources.ts';

const { since } = citing(sources);
const prices = (rest: Pick<WeightPrices, 'rows' | 'above'>) =>
  weightPrices({ currency: 'USD', weightUnit: 'lb', ...rest });
const season = '2026-10-15';

/** What Amazon charges in the US to pack and send in the season, in place of the usual fees; columns as there. */
export const usPeak = {
  smallStandard: {
    peak: [
      since(
        season,
        ['seen', 'peak-2026-10', 'peak-tool-a', 'peak-tool-b', 'peak-2026-09'],
        prices({
          rows: [
            { upTo: '0.125', fees: ['2.62', '3.51', '3.77'] },
            { upTo: '0.25', fees: ['2.68', '3.61', '3.87'] },
            { upTo: '0.375', fees: ['2.76', '3.65', '3.91'] },
            { upTo: '0.5', fees: ['2.86', '3.74', '4.00'] },
            { upTo: '0.625', fees: ['2.98', '3.89', '4.15'] },
            { upTo: '0.75', fees: ['3.03', '3.99', '4.25'] },
            { upTo: '0.875', fees: ['3.14', '4.13', '4.39'] },
            { upTo: '1', fees: ['3.17', '4.18', '4.44'] },
          ],
        }),
      ),
    ],
    peakApparel: [
      since(
        season,
        ['single', 'peak-tool-b'],
        prices({
          rows: [
            { upTo: '0.125', fees: ['2.85', '3.74', '4.00'] },
            { upTo: '0.25', fees: ['2.87', '3.77', '4.03'] },
            { upTo: '0.375', fees: ['2.93', '3.84', '4.10'] },
            { upTo: '0.5', fees: ['3.06', '3.94', '4.20'] },
            { upTo: '0.625', fees: ['3.27', '4.18', '4.44'] },
            { upTo: '0.75', fees: ['3.37', '4.36', '4.62'] },
            { upTo: '0.875', fees: ['3.49', '4.49', '4.75'] },
            { upTo: '1', fees: ['3.59', '4.54', '4.80'] },
          ],
        }),
      ),
    ],
    peakDangerous: [
      since(
        season,
        ['single', 'peak-tool-b'],
        prices({
          rows: [
            { upTo: '0.125', fees: ['3.74', '4.63', '4.89'] },
            { upTo: '0.25', fees: ['3.80', '4.73', '4.99'] },
            { upTo: '0.375', fees: ['3.88', '4.77', '5.03'] },
            { upTo: '0.5', fees: ['3.98', '4.86', '5.12'] },
            { upTo: '0.625', fees: ['4.10', '5.01', '5.27'] },
            { upTo: '0.75', fees: ['4.14', '5.10', '5.36'] },
            { upTo: '0.875', fees: ['4.25', '5.24', '5.50'] },
            { upTo: '1', fees: ['4.32', '5.33', '5.59'] },
          ],
        }),
      ),
    ],
  },
  largeStandard: {
    peak: [
      since(
        season,
        ['seen', 'peak-2026-10', 'peak-tool-a', 'peak-tool-b', 'peak-2026-09'],
        prices({
          rows: [
            { upTo: '0.25', fees: ['3.15', '3.97', '4.23'] },
            { upTo: '0.5', fees: ['3.39', '4.21', '4.47'] },
            { upTo: '0.75', fees: ['3.66', '4.48', '4.74'] },
            { upTo: '1', fees: ['4.07', '4.89', '5.15'] },
            { upTo: '1.25', fees: ['4.52', '5.34', '5.60'] },
            { upTo: '1.5', fees: ['4.91', '5.73', '5.99'] },
            { upTo: '1.75', fees: ['5.07', '5.89', '6.15'] },
            { upTo: '2', fees: ['5.33', '6.15', '6.41'] },
            { upTo: '2.25', fees: ['5.47', '6.29', '6.55'] },
            { upTo: '2.5', fees: ['5.67', '6.49', '6.75'] },
            { upTo: '2.75', fees: ['5.84', '6.66', '6.92'] },
            { upTo: '3', fees: ['6.26', '7.08', '7.34'] },
          ],
          above: { from: '3', base: ['6.69', '7.51', '7.77'], perStep: '0.08', step: '0.25' },
        }),
      ),
    ],
    peakApparel: [
      since(
        season,
        ['single', 'peak-tool-b'],
        prices({
          rows: [
            { upTo: '0.25', fees: ['3.79', '4.61', '4.87'] },
            { upTo: '0.5', fees: ['4.00', '4.82', '5.08'] },
            { upTo: '0.75', fees: ['4.23', '5.05', '5.31'] },
            { upTo: '1', fees: ['4.69', '5.51', '5.77'] },
            { upTo: '1.25', fees: ['5.42', '6.24', '6.50'] },
            { upTo: '1.5', fees: ['5.59', '6.41', '6.67'] },
            { upTo: '1.75', fees: ['5.71', '6.53', '6.79'] },
            { upTo: '2', fees: ['5.82', '6.64', '6.90'] },
            { upTo: '2.25', fees: ['6.22', '7.04', '7.30'] },
            { upTo: '2.5', fees: ['6.34', '7.16', '7.42'] },
            { upTo: '2.75', fees: ['6.41', '7.23', '7.49'] },
            { upTo: '3', fees: ['6.54', '7.36', '7.62'] },
          ],
          above: { from: '3', base: ['6.82', '7.64', '7.90'], perStep: '0.16', step: '0.5' },
        }),
      ),
    ],
    peakDangerous: [
      since(
        season,
        ['single', 'peak-tool-b'],
        prices({
          rows: [
            { upTo: '0.25', fees: ['4.32', '5.14', '5.40'] },
            { upTo: '0.5', fees: ['4.56', '5.38', '5.64'] },
            { upTo: '0.75', fees: ['4.82', '5.64', '5.90'] },
            { upTo: '1', fees: ['5.04', '5.86', '6.12'] },
            { upTo: '1.25', fees: ['5.51', '6.33', '6.59'] },
            { upTo: '1.5', fees: ['5.91', '6.73', '6.99'] },
            { upTo: '1.75', fees: ['6.08', '6.90', '7.16'] },
            { upTo: '2', fees: ['6.24', '7.06', '7.32'] },
            { upTo: '2.25', fees: ['6.33', '7.15', '7.41'] },
            { upTo: '2.5', fees: ['6.53', '7.35', '7.61'] },
            { upTo: '2.75', fees: ['6.70', '7.52', '7.78'] },
            { upTo: '3', fees: ['7.12', '7.94', '8.20'] },
          ],
          above: { from: '3', base: ['7.51', '8.33', '8.59'], perStep: '0.08', step: '0.25' },
        }),
      ),
    ],
  },
  smallBulky: {
    peak: [
      since(
        season,
        ['seen', 'peak-2026-10', 'peak-tool-a', 'peak-tool-b'],
        prices({ rows: [], above: { from: '1', base: ['7.82', '8.59', '8.59'], perStep: '0.38', step: '1' } }),
      ),
    ],
    peakApparel: [
      since(
        season,
        ['single', 'peak-tool-b'],
        prices({ rows: [], above: { from: '1', base: ['7.82', '8.59', '8.59'], perStep: '0.38', step: '1' } }),
      ),
    ],
    peakDangerous: [
      since(
        season,
        ['single', 'peak-tool-b'],
        prices({ rows: [], above: { from: '1', base: ['9.06', '9.83', '9.83'], perStep: '0.38', step: '1' } }),
      ),
    ],
  },
  largeBulky: {
    peak: [
      since(
        season,
        ['seen', 'peak-2026-10', 'peak-tool-a', 'peak-tool-b'],
        prices({ rows: [], above: { from: '1', base: ['9.62', '10.39', '10.39'], perStep: '0.38', step: '1' } }),
      ),
    ],
    peakApparel: [
      since(
        season,
        ['single', 'peak-tool-b'],
        prices({ rows: [], above: { from: '1', base: ['9.62', '10.39', '10.39'], perStep: '0.38', step: '1' } }),
      ),
    ],
    peakDangerous: [
      since(
        season,
        ['single', 'peak-tool-b'],
        prices({ rows: [], above: { from: '1', base: ['10.86', '11.63', '11.63'], perStep: '0.38', step: '1' } }),
      ),
    ],
  },
  extraLarge0To50: {
    peak: [
      since(
        season,
        ['seen', 'peak-2026-10', 'peak-tool-a', 'peak-tool-b'],
        prices({ rows: [], above: { from: '1', base: ['28.29', '29.06', '29.06'], perStep: '0.38', step: '1' } }),
      ),
    ],
    peakApparel: [
      since(
        season,
        ['single', 'peak-tool-b'],
        prices({ rows: [], above: { from: '1', base: ['28.29', '29.06', '29.06'], perStep: '0.38', step: '1' } }),
      ),
    ],
    peakDangerous: [
      since(
        season,
        ['single', 'peak-tool-b'],
        prices({ rows: [], above: { from: '1', base: ['31.71', '32.48', '32.48'], perStep: '0.38', step: '1' } }),
      ),
    ],
  },
  extraLarge50To70: {
    peak: [
      since(
        season,
        ['seen', 'peak-2026-10', 'peak-tool-a', 'peak-tool-b'],
        prices({ rows: [], above: { from: '51', base: ['39.36', '40.13', '40.13'], perStep: '0.75', step: '1' } }),
      ),
    ],
    peakApparel: [
      since(
        season,
        ['single', 'peak-tool-b'],
        prices({ rows: [], above: { from: '51', base: ['39.36', '40.13', '40.13'], perStep: '0.75', step: '1' } }),
      ),
    ],
    peakDangerous: [
      since(
        season,
        ['single', 'peak-tool-b'],
        prices({ rows: [], above: { from: '51', base: ['43.86', '44.63', '44.63'], perStep: '0.75', step: '1' } }),
      ),
    ],
  },
  extraLarge70To150: {
    peak: [
      since(
        season,
        ['seen', 'peak-2026-10', 'peak-tool-a', 'peak-tool-b'],
        prices({ rows: [], above: { from: '71', base: ['54.97', '55.74', '55.74'], perStep: '0.75', step: '1' } }),
      ),
    ],
    peakApparel: [
      since(
        season,
        ['single', 'peak-tool-b'],
        prices({ rows: [], above: { from: '71', base: ['54.97', '55.74', '55.74'], perStep: '0.75', step: '1' } }),
      ),
    ],
    peakDangerous: [
      since(
        season,
        ['single', 'peak-tool-b'],
        prices({ rows: [], above: { from: '71', base: ['64.04', '64.81', '64.81'], perStep: '0.75', step: '1' } }),
      ),
    ],
  },
  extraLarge150Plus: {
    peak: [
      since(
        season,
        ['seen', 'peak-2026-10', 'peak-tool-a', 'peak-tool-b'],
        prices({ rows: [], above: { from: '151', base: ['202.69', '203.46', '203.46'], perStep: '0.19', step: '1' } }),
      ),
    ],
    peakApparel: [
      since(
        season,
        ['single', 'peak-tool-b'],
        prices({ rows: [], above: { from: '151', base: ['202.69', '203.46', '203.46'], perStep: '0.19', step: '1' } }),
      ),
    ],
    peakDangerous: [
      since(
        season,
        ['single', 'peak-tool-b'],
        prices({ rows: [], above: { from: '151', base: ['230.84', '231.61', '231.61'], perStep: '0.19', step: '1' } }),
      ),
    ],
  },
} as const satisfies Fulfilment;
