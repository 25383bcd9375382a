import { messages } from '@formation/content';
import { expect, test } from 'vitest';
import { filledLabels } from './filled-labels.ts';
import { labelTable } from './label-table.ts';
import { platformLabels } from './of-platforms.ts';

const labels = await platformLabels('si');
const { ebay } = messages.si.platforms;
const labelAt = (place: string) => labels.find((label) => label.place === `messages/platforms/ebay:${place}`);

test('a question stands with its choices by their names, or with the unit of its number', () => {
  expect(labelAt('fields.seller')).toMatchObject({
    english: 'Seller',
    label: ebay.calculator.fields.seller.label,
    values: Object.values(ebay.calculator.choices.seller),
  });
  expect(labelAt('fields.soldPrice')?.values).toContain('100 USD');
  expect(labelAt('fields.promotedRate')?.values).toEqual(['2%']);
});

test('a line of a result stands with amounts, a part of a whole with a share', () => {
  for (const value of labelAt('lines.fees')?.values ?? ['']) expect(value).toMatch(/^-?[\d.]+ [A-Z]{3}$/);
  for (const value of labelAt('lines.profitMargin')?.values ?? ['']) expect(value).toMatch(/^-?[\d.]+%$/);
});

test('a text with names in curly brackets is filled in', () => {
  const year = filledLabels('ta').find(({ place }) => place === 'messages/formation:cost.year');
  expect(year?.values).toEqual(['ஆண்டு 2', 'ஆண்டு 48']);
});

test('each label has one row of four columns', async () => {
  const rows = await labelTable('ta');
  expect(new Set(rows.map((row) => row.split('\t').length))).toEqual(new Set([4]));
  expect(new Set(rows.map((row) => row.split('\t')[0])).size).toBe(rows.length);
});
