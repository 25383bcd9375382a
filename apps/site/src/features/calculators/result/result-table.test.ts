import { messages } from '@formation/content';
import { csv } from '@formation/csv';
import { isRefusal, loadPlatform, platformNames, type PlatformName } from '@formation/fees';
import { toText } from '@formation/money';
import papaparse from 'papaparse';
import { expect, test } from 'vitest';
import { lineText } from '../../../lib/figures/figure-text.ts';
import { modelOf } from '../published/platform-model.ts';
import { resultTable } from './result-table.ts';

const { calculators, platforms } = messages.en;
const words = calculators.published.table;
const day = '2026-11-21';

/** Something of each calculator that loses money where money can be lost; with thousands, which a text would separate. */
const query = {
  ebay: { soldPrice: '10', itemCost: '1218.50' },
  amazon: { sellingPrice: '10', productCost: '1218.50', fulfillment: 'fbm' },
  etsy: { itemPrice: '10', itemCost: '1218.50' },
  paypal: { soldPrice: '10', itemCost: '1218.50' },
  'profit-margin': { price: '10', cost: '1218.50' },
} satisfies Partial<Record<PlatformName, Readonly<Record<string, string>>>>;
/** The others move an amount. */
const typedFor = (name: PlatformName) => (name in query ? query[name as keyof typeof query] : { amount: '1218.50' });

test.each(platformNames)(
  '%s: the file of a result has plain numbers, and beside them what they are counted in',
  async (name) => {
    const model = modelOf(await loadPlatform(name), platforms[name].calculator, calculators.published);
    const answer = model.answer(typedFor(name), day);
    if (isRefusal(answer)) throw new Error(answer.refused);
    const file = csv(resultTable(answer, { head: [], foot: [] }, words));
    const [head, ...rows] = papaparse.parse<string[]>(file.slice(1), { skipEmptyLines: true }).data;

    expect(head).toEqual([words.line, words.number, words.unit]);
    for (const [label = '', number = '', unit = ''] of rows) {
      expect(label).not.toMatch(/:$/);
      expect(number, label).toMatch(/^(-?\d+(\.\d+)?)?$/); // neither a sign, nor thousands, nor an apostrophe
      expect(unit, label).toMatch(/^([A-Z]{3}|%|[\w³ ]*)$/);
    }
    const { value } = answer.total.figure;
    expect(rows.at(-1)?.[1]).toBe(toText(value, 2));
  },
);

test('a loss is a number below nothing', async () => {
  const model = modelOf(await loadPlatform('etsy'), platforms.etsy.calculator, calculators.published);
  const answer = model.answer(query.etsy, day);
  if (isRefusal(answer)) throw new Error(answer.refused);
  const [, number, unit] = resultTable(answer, { head: [], foot: [] }, words).at(-1) ?? [];
  expect([Number(number) < -1200, unit]).toEqual([true, 'USD']);
});

test('what is taken off stands below zero, on the page as in the file', async () => {
  const model = modelOf(await loadPlatform('ebay'), platforms.ebay.calculator, calculators.published);
  const answer = model.answer({ registered: 'US', soldPrice: '100', topRatedSeller: 'on' }, day);
  if (isRefusal(answer)) throw new Error(answer.refused);
  const shown = answer.groups.flatMap(({ rows }) => rows).find(({ figure }) => figure.key === 'topRatedDiscount');

  expect(shown && lineText(shown.figure)).toBe('-$1.36'); // a tenth of 13.60
  expect(resultTable(answer, { head: [], foot: [] }, words)).toContainEqual([shown?.label, '-1.36', 'USD']);
});
