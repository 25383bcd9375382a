import { locales, messages, type Locale } from '@formation/content';
import type { Dated, FeeValue, WeightPrices } from '@formation/fees';
import { changes } from '@formation/fees/tables';
import { expect, test } from 'vitest';
import { changeTexts } from './change-text.ts';
import { writtenValue } from './fee-value.tsx';

const { rows } = messages.en.feeTables.changes;
const source = { title: 'A page', checked: '2026-08-16' } as const;
const card = (...prices: WeightPrices['rows']): Dated<FeeValue> => ({
  status: 'single',
  source,
  value: { kind: 'weight-prices', currency: 'USD', weightUnit: 'lb', rows: prices },
});
const row = (upTo: string, fee: string) => ({ upTo, fees: [fee] });
const shown = (before: Dated<FeeValue>, after: Dated<FeeValue>) => {
  const change = { platform: 'amazon', path: ['us'], day: '2026-08-16', before, after } as const;
  const texts = changeTexts(change, (value) => writtenValue(value, { platform: 'amazon', locale: 'en' }), rows);
  return [texts.before?.text, texts.after?.text];
};

test('where the ends stay, the rows that moved are counted, and the first is named', () => {
  const before = card(row('1', '3.00'), row('2', '4.00'), row('3', '5.00'));
  const after = card(row('1', '3.00'), row('2', '4.50'), row('3', '5.00'));
  expect(shown(before, after)).toEqual([
    '$3.00 to $5.00, by weight. Rows that end: 1 of 3. The first: up to 2 lb: $4.00',
    '$3.00 to $5.00, by weight. New rows: 1 of 3. The first: up to 2 lb: $4.50',
  ]);
});

test('rows that were only added leave the old table as it was; other ends say enough', () => {
  const before = card(row('1', '3.00'), row('3', '5.00'));
  const [was, is] = shown(before, card(row('1', '3.00'), row('2', '4.00'), row('3', '5.00')));
  expect(was).toBe('$3.00 to $5.00, by weight');
  expect(is).toContain('New rows: 1 of 3.');
  expect(shown(before, card(row('1', '3.00')))).toEqual([was, 'From $3.00, by weight']);
});

test.each(Object.keys(locales) as Locale[])('every change in %s reads as one', async (locale) => {
  for (const change of await changes()) {
    const { platform, path } = change;
    const write = (value: FeeValue) => writtenValue(value, { platform, locale });
    const { before, after } = changeTexts(change, write, messages[locale].feeTables.changes.rows);
    expect(before?.text, `${platform} ${path.join('.')}`).not.toBe(after?.text);
  }
});
