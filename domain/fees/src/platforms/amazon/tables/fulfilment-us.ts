import { citing } from '../../../schedule/citing.ts';
import type { WeightPrices } from '../../../value/fee-value.ts';
import { weightPrices } from '../../../value/kinds.ts';
import type { Fulfilment } from '../marketplace.ts';
import { usPeak } from './peak-us.ts';
import { sources } from './sources.ts';

const { since } = citing(sources);
const prices = (rest: Pick<WeightPrices, 'rows' | 'above'>) =>
  weightPrices({ currency: 'USD', weightUnit: 'lb', ...rest });

/** What Amazon charges in the US to pack and send, by size and goods; for prices below 10, up to 50, and above. */
export const usFulfilment: Fulfilment = {
  smallStandard: {
    ...usPeak.smallStandard,
    standard: [
      since(
        '2024-04-15',
        ['seen', 'rates-2026-08', 'us-2025-ts'],
        prices({
          rows: [
            { upTo: '0.125', fees: ['3.06'] },
            { upTo: '0.25', fees: ['3.15'] },
            { upTo: '0.375', fees: ['3.24'] },
            { upTo: '0.5', fees: ['3.33'] },
            { upTo: '0.625', fees: ['3.43'] },
            { upTo: '0.75', fees: ['3.53'] },
            { upTo: '0.875', fees: ['3.60'] },
            { upTo: '1', fees: ['3.65'] },
          ],
        }),
      ),
      since(
        '2026-01-15',
        ['seen', 'us-2026-ts', 'us-2026-py'],
        prices({
          rows: [
            { upTo: '0.125', fees: ['2.43', '3.32', '3.58'] },
            { upTo: '0.25', fees: ['2.49', '3.42', '3.68'] },
            { upTo: '0.375', fees: ['2.56', '3.45', '3.71'] },
            { upTo: '0.5', fees: ['2.66', '3.54', '3.80'] },
            { upTo: '0.625', fees: ['2.77', '3.68', '3.94'] },
            { upTo: '0.75', fees: ['2.82', '3.78', '4.04'] },
            { upTo: '0.875', fees: ['2.92', '3.91', '4.17'] },
            { upTo: '1', fees: ['2.95', '3.96', '4.22'] },
          ],
        }),
      ),
    ],
    apparel: [
      since(
        '2026-01-15',
        ['seen', 'peak-tool-b', 'us-2026-py-all', 'na-tool'],
        prices({
          rows: [
            { upTo: '0.125', fees: ['2.62', '3.51', '3.77'] },
            { upTo: '0.25', fees: ['2.64', '3.54', '3.80'] },
            { upTo: '0.375', fees: ['2.68', '3.59', '3.85'] },
            { upTo: '0.5', fees: ['2.81', '3.69', '3.95'] },
            { upTo: '0.625', fees: ['3.00', '3.91', '4.17'] },
            { upTo: '0.75', fees: ['3.10', '4.09', '4.35'] },
            { upTo: '0.875', fees: ['3.20', '4.20', '4.46'] },
            { upTo: '1', fees: ['3.30', '4.25', '4.51'] },
          ],
        }),
      ),
    ],
    dangerous: [
      since(
        '2026-01-15',
        ['seen', 'peak-tool-b', 'us-2026-py-all', 'na-tool'],
        prices({
          rows: [
            { upTo: '0.125', fees: ['3.40', '4.29', '4.55'] },
            { upTo: '0.25', fees: ['3.43', '4.36', '4.62'] },
            { upTo: '0.375', fees: ['3.48', '4.37', '4.63'] },
            { upTo: '0.5', fees: ['3.55', '4.43', '4.69'] },
            { upTo: '0.625', fees: ['3.64', '4.55', '4.81'] },
            { upTo: '0.75', fees: ['3.65', '4.61', '4.87'] },
            { upTo: '0.875', fees: ['3.73', '4.72', '4.98'] },
            { upTo: '1', fees: ['3.77', '4.78', '5.04'] },
          ],
        }),
      ),
    ],
  },
  largeStandard: {
    ...usPeak.largeStandard,
    standard: [
      since(
        '2024-04-15',
        ['seen', 'rates-2026-08', 'us-2025-ts'],
        prices({
          rows: [
            { upTo: '0.25', fees: ['3.68'] },
            { upTo: '0.5', fees: ['3.90'] },
            { upTo: '0.75', fees: ['4.15'] },
            { upTo: '1', fees: ['4.55'] },
            { upTo: '1.25', fees: ['4.99'] },
            { upTo: '1.5', fees: ['5.37'] },
            { upTo: '1.75', fees: ['5.52'] },
            { upTo: '2', fees: ['5.77'] },
            { upTo: '2.25', fees: ['5.87'] },
            { upTo: '2.5', fees: ['6.05'] },
            { upTo: '2.75', fees: ['6.21'] },
            { upTo: '3', fees: ['6.62'] },
          ],
          above: { from: '3', base: ['6.92'], perStep: '0.08', step: '0.25' },
        }),
      ),
      since(
        '2026-01-15',
        ['seen', 'us-2026-ts', 'us-2026-py'],
        prices({
          rows: [
            { upTo: '0.25', fees: ['2.91', '3.73', '3.99'] },
            { upTo: '0.5', fees: ['3.13', '3.95', '4.21'] },
            { upTo: '0.75', fees: ['3.38', '4.20', '4.46'] },
            { upTo: '1', fees: ['3.78', '4.60', '4.86'] },
            { upTo: '1.25', fees: ['4.22', '5.04', '5.30'] },
            { upTo: '1.5', fees: ['4.60', '5.42', '5.68'] },
            { upTo: '1.75', fees: ['4.75', '5.57', '5.83'] },
            { upTo: '2', fees: ['5.00', '5.82', '6.08'] },
            { upTo: '2.25', fees: ['5.10', '5.92', '6.18'] },
            { upTo: '2.5', fees: ['5.28', '6.10', '6.36'] },
            { upTo: '2.75', fees: ['5.44', '6.26', '6.52'] },
            { upTo: '3', fees: ['5.85', '6.67', '6.93'] },
          ],
          above: { from: '3', base: ['6.15', '6.97', '7.23'], perStep: '0.08', step: '0.25' },
        }),
      ),
    ],
    apparel: [
      since(
        '2026-01-15',
        ['seen', 'peak-tool-b', 'us-2026-py-all', 'na-tool'],
        prices({
          rows: [
            { upTo: '0.25', fees: ['3.48', '4.30', '4.56'] },
            { upTo: '0.5', fees: ['3.68', '4.50', '4.76'] },
            { upTo: '0.75', fees: ['3.90', '4.72', '4.98'] },
            { upTo: '1', fees: ['4.35', '5.17', '5.43'] },
            { upTo: '1.25', fees: ['5.05', '5.87', '6.13'] },
            { upTo: '1.5', fees: ['5.22', '6.04', '6.30'] },
            { upTo: '1.75', fees: ['5.32', '6.14', '6.40'] },
            { upTo: '2', fees: ['5.43', '6.25', '6.51'] },
            { upTo: '2.25', fees: ['5.78', '6.60', '6.86'] },
            { upTo: '2.5', fees: ['5.90', '6.72', '6.98'] },
            { upTo: '2.75', fees: ['5.95', '6.77', '7.03'] },
            { upTo: '3', fees: ['6.08', '6.90', '7.16'] },
          ],
          above: { from: '3', base: ['6.15', '6.97', '7.23'], perStep: '0.16', step: '0.5' },
        }),
      ),
    ],
    dangerous: [
      since(
        '2026-01-15',
        ['seen', 'peak-tool-b', 'us-2026-py-all', 'na-tool'],
        prices({
          rows: [
            { upTo: '0.25', fees: ['3.73', '4.55', '4.81'] },
            { upTo: '0.5', fees: ['3.94', '4.76', '5.02'] },
            { upTo: '0.75', fees: ['4.17', '4.99', '5.25'] },
            { upTo: '1', fees: ['4.37', '5.19', '5.45'] },
            { upTo: '1.25', fees: ['4.82', '5.64', '5.90'] },
            { upTo: '1.5', fees: ['5.20', '6.02', '6.28'] },
            { upTo: '1.75', fees: ['5.35', '6.17', '6.43'] },
            { upTo: '2', fees: ['5.49', '6.31', '6.57'] },
            { upTo: '2.25', fees: ['5.56', '6.38', '6.64'] },
            { upTo: '2.5', fees: ['5.74', '6.56', '6.82'] },
            { upTo: '2.75', fees: ['5.90', '6.72', '6.98'] },
            { upTo: '3', fees: ['6.31', '7.13', '7.39'] },
          ],
          above: { from: '3', base: ['6.61', '7.43', '7.69'], perStep: '0.08', step: '0.25' },
        }),
      ),
    ],
  },
  largeBulky: {
    ...usPeak.largeBulky,
    standard: [
      since(
        '2024-04-15',
        ['seen', 'rates-2026-08', 'us-2025-ts'],
        prices({ rows: [], above: { from: '1', base: ['9.61'], perStep: '0.38', step: '1' } }),
      ),
      since(
        '2026-01-15',
        ['seen', 'us-2026-ts', 'us-2026-py', 'inventoryhero-fba', 'lt-tool'],
        prices({ rows: [], above: { from: '1', base: ['8.58', '9.35', '9.35'], perStep: '0.38', step: '1' } }),
      ),
    ],
    apparel: [
      since(
        '2026-01-15',
        ['seen', 'us-2026-ts', 'us-2026-py', 'inventoryhero-fba', 'lt-tool'],
        prices({ rows: [], above: { from: '1', base: ['8.58', '9.35', '9.35'], perStep: '0.38', step: '1' } }),
      ),
    ],
    dangerous: [
      since(
        '2026-01-15',
        ['single', 'lt-tool'],
        prices({ rows: [], above: { from: '1', base: ['9.30', '10.07', '10.07'], perStep: '0.38', step: '1' } }),
      ),
    ],
  },
  extraLarge0To50: {
    ...usPeak.extraLarge0To50,
    standard: [
      since(
        '2024-04-15',
        ['seen', 'rates-2026-08', 'us-2025-ts'],
        prices({ rows: [], above: { from: '1', base: ['26.33'], perStep: '0.38', step: '1' } }),
      ),
      since(
        '2026-01-15',
        ['seen', 'us-2026-ts', 'us-2026-py', 'lt-tool'],
        prices({ rows: [], above: { from: '1', base: ['25.56', '26.33', '26.33'], perStep: '0.38', step: '1' } }),
      ),
    ],
    apparel: [
      since(
        '2026-01-15',
        ['seen', 'us-2026-ts', 'us-2026-py', 'lt-tool'],
        prices({ rows: [], above: { from: '1', base: ['25.56', '26.33', '26.33'], perStep: '0.38', step: '1' } }),
      ),
    ],
    dangerous: [
      since(
        '2026-01-15',
        ['single', 'lt-tool'],
        prices({ rows: [], above: { from: '1', base: ['27.67', '28.44', '28.44'], perStep: '0.38', step: '1' } }),
      ),
    ],
  },
  extraLarge50To70: {
    ...usPeak.extraLarge50To70,
    standard: [
      since(
        '2024-04-15',
        ['seen', 'rates-2026-08', 'us-2025-ts'],
        prices({ rows: [], above: { from: '51', base: ['40.12'], perStep: '0.75', step: '1' } }),
      ),
      since(
        '2026-01-15',
        ['seen', 'us-2026-ts', 'lt-tool'],
        prices({ rows: [], above: { from: '51', base: ['36.55', '37.32', '37.32'], perStep: '0.75', step: '1' } }),
      ),
    ],
    apparel: [
      since(
        '2026-01-15',
        ['seen', 'us-2026-ts', 'lt-tool'],
        prices({ rows: [], above: { from: '51', base: ['36.55', '37.32', '37.32'], perStep: '0.75', step: '1' } }),
      ),
    ],
    dangerous: [
      since(
        '2026-01-15',
        ['single', 'lt-tool'],
        prices({ rows: [], above: { from: '51', base: ['39.76', '40.53', '40.53'], perStep: '0.75', step: '1' } }),
      ),
    ],
  },
  extraLarge70To150: {
    ...usPeak.extraLarge70To150,
    standard: [
      since(
        '2024-04-15',
        ['seen', 'rates-2026-08', 'us-2025-ts'],
        prices({ rows: [], above: { from: '71', base: ['54.81'], perStep: '0.75', step: '1' } }),
      ),
      since(
        '2026-01-15',
        ['seen', 'us-2026-ts', 'lt-tool'],
        prices({ rows: [], above: { from: '71', base: ['50.55', '51.32', '51.32'], perStep: '0.75', step: '1' } }),
      ),
    ],
    apparel: [
      since(
        '2026-01-15',
        ['seen', 'us-2026-ts', 'lt-tool'],
        prices({ rows: [], above: { from: '71', base: ['50.55', '51.32', '51.32'], perStep: '0.75', step: '1' } }),
      ),
    ],
    dangerous: [
      since(
        '2026-01-15',
        ['single', 'lt-tool'],
        prices({ rows: [], above: { from: '71', base: ['57.68', '58.45', '58.45'], perStep: '0.75', step: '1' } }),
      ),
    ],
  },
  extraLarge150Plus: {
    ...usPeak.extraLarge150Plus,
    standard: [
      since(
        '2024-04-15',
        ['seen', 'rates-2026-08', 'us-2025-ts'],
        prices({ rows: [], above: { from: '151', base: ['194.95'], perStep: '0.19', step: '1' } }),
      ),
      since(
        '2026-01-15',
        ['seen', 'us-2026-ts', 'lt-tool'],
        prices({ rows: [], above: { from: '151', base: ['194.18', '194.95', '194.95'], perStep: '0.19', step: '1' } }),
      ),
    ],
    apparel: [
      since(
        '2026-01-15',
        ['seen', 'us-2026-ts', 'lt-tool'],
        prices({ rows: [], above: { from: '151', base: ['194.18', '194.95', '194.95'], perStep: '0.19', step: '1' } }),
      ),
    ],
    dangerous: [
      since(
        '2026-01-15',
        ['single', 'lt-tool'],
        prices({ rows: [], above: { from: '151', base: ['218.76', '219.53', '219.53'], perStep: '0.19', step: '1' } }),
      ),
    ],
  },
  smallBulky: {
    ...usPeak.smallBulky,
    standard: [
      since(
        '2026-01-15',
        ['single', 'us-2026-ts', 'inventoryhero-fba'],
        prices({ rows: [], above: { from: '1', base: ['6.78', '7.55', '7.55'], perStep: '0.38', step: '1' } }),
      ),
    ],
    apparel: [
      since(
        '2026-01-15',
        ['single', 'us-2026-ts', 'inventoryhero-fba'],
        prices({ rows: [], above: { from: '1', base: ['6.78', '7.55', '7.55'], perStep: '0.38', step: '1' } }),
      ),
    ],
    dangerous: [
      since(
        '2026-01-15',
        ['seen', 'peak-tool-b', 'us-2026-py-all', 'na-tool'],
        prices({ rows: [], above: { from: '1', base: ['7.50', '8.27', '8.27'], perStep: '0.38', step: '1' } }),
      ),
    ],
  },
};
