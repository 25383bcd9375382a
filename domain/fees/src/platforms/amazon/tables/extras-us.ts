import { citing } from '../../../schedule/citing.ts';
import type { CountBand, CountBands } from '../../../value/fee-value.ts';
import { between, charge, percent, range } from '../../../value/kinds.ts';
import type { Extras } from '../marketplace.ts';
import { sources } from './sources.ts';

const { since, begins, seen } = citing(sources);

const table = (of: CountBands['of'], per: CountBands['per'], bands: readonly CountBand[]): CountBands => ({
  kind: 'count-bands',
  currency: 'USD',
  of,
  per,
  bands,
});
const byWeight = (...bands: readonly CountBand[]) => table('lb', 'unit', bands);

/** Below 14 days of supply, from 14 and from 21; from 28 on nothing. */
const lowStock = (under14: string, from14: string, from21: string) =>
  table('days', 'unit', [
    { below: '14', amount: under14 },
    { from: '14', below: '21', amount: from14 },
    { from: '21', below: '28', amount: from21 },
  ]);

const fullStore = (from22: string, from28: string, ...[from36, from44, from52]: readonly [string, string, string]) =>
  table('weeks', 'ft³', [
    { from: '22', below: '28', amount: from22 },
    { from: '28', below: '36', amount: from28 },
    { from: '36', below: '44', amount: from36 },
    { from: '44', below: '52', amount: from44 },
    { from: '52', amount: from52 },
  ]);

/** What not every unit pays on amazon.com. */
export const usExtras: Extras = {
  /** The average and the range, which follows from the region of the warehouses; for bulky products its highest. */
  placement: {
    single: {
      smallStandard: [
        since(
          '2026-01-15',
          ['range', 'cratefit', 'peak-tool-a', 'placement-notes'],
          byWeight({ amount: '0.26', between: between('0.14', '0.32') }),
        ),
      ],
      largeStandard: [
        since(
          '2026-01-15',
          ['range', 'cratefit', 'peak-tool-a', 'placement-notes'],
          byWeight(
            { upTo: '0.75', amount: '0.29', between: between('0.14', '0.40') },
            { upTo: '1.5', amount: '0.34', between: between('0.14', '0.50') },
            { upTo: '3', amount: '0.41', between: between('0.14', '0.60') },
            { upTo: '5', amount: '0.55', between: between('0.14', '0.76') },
            { upTo: '7', amount: '0.55', between: between('0.14', '0.98') },
            { upTo: '10', amount: '0.55', between: between('0.14', '1.20') },
            { upTo: '15', amount: '0.55', between: between('0.14', '1.50') },
            { upTo: '20', amount: '0.55', between: between('0.14', '1.90') },
          ),
        ),
      ],
      smallBulky: [
        since(
          '2026-01-15',
          ['single', 'peak-tool-a'],
          byWeight(
            { upTo: '5', amount: '1.60' },
            { upTo: '12', amount: '2.40' },
            { upTo: '28', amount: '3.50' },
            { upTo: '42', amount: '4.95' },
            { upTo: '50', amount: '5.95' },
          ),
        ),
      ],
      largeBulky: [
        since(
          '2026-01-15',
          ['single', 'peak-tool-a'],
          byWeight(
            { upTo: '5', amount: '1.80' },
            { upTo: '12', amount: '2.90' },
            { upTo: '28', amount: '4.10' },
            { upTo: '42', amount: '5.60' },
            { upTo: '50', amount: '6.50' },
          ),
        ),
      ],
    },
    split: {
      smallStandard: [seen(['single', 'cratefit'], byWeight({ amount: '0.17' }))],
      largeStandard: [
        seen(
          ['single', 'cratefit'],
          byWeight(
            { upTo: '0.75', amount: '0.19' },
            { upTo: '1.5', amount: '0.22' },
            { upTo: '3', amount: '0.26' },
            { upTo: '20', amount: '0.36' },
          ),
        ),
      ],
      smallBulky: [
        since(
          '2026-01-15',
          ['single', 'peak-tool-a'],
          byWeight(
            { upTo: '5', amount: '1.10' },
            { upTo: '12', amount: '1.75' },
            { upTo: '28', amount: '2.19' },
            { upTo: '42', amount: '2.83' },
            { upTo: '50', amount: '3.32' },
          ),
        ),
      ],
      largeBulky: [
        since(
          '2026-01-15',
          ['single', 'peak-tool-a'],
          byWeight(
            { upTo: '5', amount: '1.25' },
            { upTo: '12', amount: '1.80' },
            { upTo: '28', amount: '2.30' },
            { upTo: '42', amount: '2.95' },
            { upTo: '50', amount: '3.50' },
          ),
        ),
      ],
    },
  },
  lowStock: {
    smallStandard: [
      begins('2024-04-01', ['official', 'low-stock-2024', 'peak-2026-09', 'na-tool'], lowStock('0.89', '0.63', '0.32')),
    ],
    largeStandard: [
      begins('2024-04-01', ['official', 'low-stock-2024', 'peak-2026-09', 'na-tool'], lowStock('0.97', '0.70', '0.36')),
    ],
    largeStandardOver3Lb: [
      begins('2024-04-01', ['official', 'low-stock-2024', 'peak-2026-09', 'na-tool'], lowStock('1.11', '0.87', '0.47')),
    ],
    smallBulky: [
      begins('2026-01-15', ['seen', 'peak-2026-09', 'na-tool', 'mistorify'], lowStock('1.85', '1.02', '0.51')),
    ],
    largeBulky: [
      begins('2026-01-15', ['seen', 'peak-2026-09', 'na-tool', 'mistorify'], lowStock('2.09', '1.15', '0.57')),
    ],
  },
  fullStore: {
    standard: [seen(['single', 'lt-tool', 'peak-2026-09'], fullStore('0.44', '0.76', '1.16', '1.58', '1.88'))],
    oversize: [seen(['single', 'lt-tool'], fullStore('0.23', '0.46', '0.63', '0.76', '1.26'))],
  },
  agedStock: [
    since(
      '2026-01-15',
      ['seen', 'peak-2026-09', 'aged-tool', 'mistorify', 'aged-2026'],
      table('days', 'ft³', [
        { from: '181', below: '211', amount: '0.50' },
        { from: '211', below: '241', amount: '1.00' },
        { from: '241', below: '271', amount: '1.50' },
        { from: '271', below: '301', amount: '5.45' },
        { from: '301', below: '331', amount: '5.70' },
        { from: '331', below: '366', amount: '5.90' },
        { from: '366', below: '456', amount: '6.90', orPerUnit: '0.30' },
        { from: '456', amount: '7.90', orPerUnit: '0.35' },
      ]),
    ),
  ],
  overmaxHandling: [
    since(
      '2026-01-15',
      ['seen', 'na-tool', 'us-2026-py-all'],
      byWeight({ upTo: '50', amount: '17.00' }, { upTo: '70', amount: '21.00' }, { upTo: '150', amount: '25.00' }),
    ),
  ],
  packaging: [
    since(
      '2026-01-15',
      ['seen', 'na-tool', 'us-2026-py-all'],
      byWeight(
        { upTo: '5', amount: '1.51' },
        { upTo: '10', amount: '1.68' },
        { upTo: '15', amount: '1.97' },
        { upTo: '20', amount: '2.60' },
        { upTo: '25', amount: '2.92' },
        { upTo: '30', amount: '3.47' },
        { upTo: '35', amount: '3.60' },
        { upTo: '40', amount: '3.78' },
        { upTo: '45', amount: '3.80' },
        { amount: '4.04' },
      ),
    ),
  ],
  refundAdministration: [seen(['seen', 'lt-tool', 'returns-obg'], charge('20', { most: { USD: '5.00' } }))],
  returns: {
    /** Clothes and shoes paid for every return before that day, too. */
    freeShare: {
      grocery: [begins('2024-06-01', ['single', 'returns-p4'], percent('2.9'))],
      'toys-games': [begins('2024-06-01', ['single', 'returns-p4'], percent('4.7'))],
      'beauty-health': [begins('2024-06-01', ['single', 'returns-p4'], percent('5.5'))],
      'home-kitchen': [begins('2024-06-01', ['seen', 'returns-p4', 'returns-home'], percent('8.1'))],
      'consumer-electronics': [begins('2024-06-01', ['single', 'returns-p4'], percent('11.2'))],
      computers: [begins('2024-06-01', ['single', 'returns-p4'], percent('11.4'))],
      clothing: [since('2024-06-01', ['official', 'returns-2024', 'returns-p4'], percent('0'))],
      footwear: [since('2024-06-01', ['official', 'returns-2024', 'returns-p4'], percent('0'))],
    },
    perUnit: [
      begins('2024-06-01', ['range', 'returns-obg', 'returns-glossary', 'aged-tool'], range('USD', '1.65', '11.00')),
    ],
  },
};
