import { decimal } from '@formation/money';
import { expect, test } from 'vitest';
import { tableFaults } from '../published/table-faults.ts';
import { changes } from './changes.ts';
import { describedFees, feesOf, leavesOf, placeText, platforms } from './fees-of.ts';
import { tableFile } from './table-file.ts';
import { descriptions } from './tables/descriptions.ts';

const day = '2026-11-21';
const isNumber = (text: unknown): text is string => typeof text === 'string' && /^-?\d+(\.\d+)?$/.test(text);

/** Every number of a table as it stands in the source, wherever an entry holds it: written without the register. */
function numbersOf(node: unknown, from = ''): readonly string[] {
  if (isNumber(node)) return from === '' ? [] : [`${from} ${node}`];
  if (typeof node !== 'object' || node === null) return [];
  const entry: { from?: string; source?: object; value?: unknown } = node;
  if (entry.from !== undefined && entry.source) return numbersOf(entry.value, entry.from);
  return Object.values(node).flatMap((part) => numbersOf(part, from));
}

test.each(platforms)('every number of %s has its day, its unit and its source', (platform) => {
  expect(tableFaults(descriptions[platform].table)).toEqual([]);
  for (const { path, units, entries } of feesOf(platform)) {
    for (const { value, source, from } of entries) {
      expect(source.title, path.join('.')).not.toBe('');
      expect(from).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      for (const leaf of leavesOf(value)) {
        const unit = units[placeText(leaf.names)];
        expect(unit, `${path.join('.')} ${placeText(leaf.names)}`).toBeDefined();
        if (isNumber(leaf.value)) expect(unit).not.toMatch(/^(name|day|yes or no)$/);
      }
    }
  }
});

test.each(platforms)('no number of %s is lost or changed on the way into its file', (platform) => {
  const file: ReturnType<typeof tableFile> = JSON.parse(JSON.stringify(tableFile(platform)));
  const inFile = file.fees.flatMap(({ entries }) =>
    entries.flatMap(({ from, value }) => numbersOf(value, from).filter(Boolean)),
  );
  expect(inFile.length).toBeGreaterThan(10);
  expect(inFile.toSorted()).toEqual(numbersOf(descriptions[platform].table).toSorted());
  expect(inFile.every((one) => decimal(one.split(' ')[1] ?? '').units >= 0n)).toBe(true);
});

test.each(platforms)('the file of %s names each of its sources once, and each fee by a path of its own', (platform) => {
  const { sources, fees, checked } = tableFile(platform);
  const named = new Set(fees.flatMap(({ entries }) => entries.flatMap((entry) => entry.sources)));
  expect(Object.keys(sources).toSorted()).toEqual([...named].toSorted());
  expect(Object.values(sources).some((source) => source.checked === checked)).toBe(true);
  const paths = fees.map(({ path }) => path.join('.'));
  expect(new Set(paths).size).toBe(paths.length);
});

test.each([
  ['ebay', 'US.perOrderFee', { '[].upTo': 'USD', '[].amount': 'USD' }],
  ['ebay', 'US.promotedRange', { least: 'fraction', most: 'fraction' }],
  ['ebay', 'DE.insertion.none', { '': 'EUR' }],
  ['amazon', 'us.surcharge', { '': 'fraction' }],
  ['amazon', 'de.storage.rates.standard', { nonPeak: 'EUR a month for one m³', peak: 'EUR a month for one m³' }],
  ['amazon', 'uk.cards.light-envelope.standard', { 'rows[].upTo': 'g', 'rows[].fees[]': 'GBP' }],
  ['etsy', 'offsiteAds', { under: 'fraction', over: 'fraction', most: 'USD' }],
  ['etsy', 'paysToSriLanka', { '': 'yes or no' }],
  ['wise', 'corridors.EUR-USD.price', { rate: 'fraction', fixed: 'EUR' }],
  ['wise', 'volumeDiscount', { '[].from': 'GBP', '[].upTo': 'GBP', '[].off': 'fraction' }],
  ['stripe', 'countries.IN.taxOnFee', { '': 'fraction' }],
  ['payoneer', 'yearlyFee.below', { '': 'USD' }],
  ['mercury', 'plans.plus.monthly', { '': 'USD' }],
  ['bank-wires', 'sriLankanBanks.HNB.rupees', { '': 'LKR' }],
  ['bank-wires', 'typical.outgoingFromUk', { least: 'GBP', most: 'GBP' }],
] as const)('%s %s counts in %j', (platform, path, units) => {
  expect(feesOf(platform).find((fee) => fee.path.join('.') === path)?.units).toEqual(units);
});

test('a number that nobody described is refused', () => {
  const source = { title: 'test', checked: day } as const;
  const table = { fee: [{ from: day, status: 'estimate', source, value: { rate: '0.1', strange: '3' } }] };
  expect(() => describedFees({ table, sources: {}, measures: {} })).toThrow('fee.strange has no unit');
  expect(() => describedFees({ table, sources: {}, measures: { strange: 'money' } })).toThrow('has no unit');
});

test('what changed, the newest first', () => {
  const all = changes();
  const days = all.map(({ after }) => after.from);
  expect(days).toEqual(days.toSorted().toReversed());
  const brief = all.map(({ platform, path, before, after }) => [platform, path.join('.'), before.value, after.value]);
  expect(brief).toContainEqual(['mercury', 'bookkeeping', '0', '35.00']);
  expect(brief).toContainEqual(['etsy', 'countries.IN.regulatoryFee', '0.0029', '0.0005']);
  expect(brief).toContainEqual(['bank-wires', 'sriLankanBanks.HNB.rupees', '200.00', '400.00']);
  expect(all.every(({ before, after }) => before.from < after.from)).toBe(true);
  expect(brief.some(([platform, path]) => platform === 'amazon' && path === 'us.referral.books')).toBe(false); // only confirmed
});
