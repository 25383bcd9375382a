import { messages } from '@formation/content';
import { loadPlatform } from '@formation/fees';
import { moneyText } from '@formation/money';
import { expect, test } from 'vitest';
import { modelOf } from '../published/platform-model.ts';
import { scenarioAt, type Scenario } from '../scenarios/scenario.ts';
import { answeredRows, askedRows, best, column } from './compared.ts';
import { savedIn, savedText, withSaved } from './saved-comparisons.ts';

const { calculators, platforms } = messages.en;
const day = '2026-11-21';

const scenarios = (...addresses: readonly string[]) => addresses.map((address) => scenarioAt(address) as Scenario); // all of them are good
const columns = async (...addresses: readonly string[]) =>
  Promise.all(
    scenarios(...addresses).map(async (one) => {
      const { calculator } = platforms[one.tool];
      return column(one, modelOf(await loadPlatform(one.tool), calculator, calculators.published));
    }),
  );

const us = `/calculator/ebay?mode=published&day=${day}&soldPrice=100&itemCost=40`;
const shop = `${us}&store=basic`;
const etsy = `/calculator/etsy?mode=published&day=${day}&itemPrice=100&itemCost=40`;

test('lines stand side by side; those that differ are marked', async () => {
  const both = await columns(us, shop);
  const asked = askedRows(both);
  const fee = answeredRows(both).find(({ key }) => key === 'finalValueFee');

  expect(asked.find(({ key }) => key === 'soldPrice')).toMatchObject({ cells: ['$100', '$100'], differs: false });
  expect(asked.find(({ key }) => key === 'store')?.differs).toBe(true);
  expect(fee).toMatchObject({ cells: ['$13.60', '$12.70'], differs: true }); // 13.6 % and 12.7 %
});

test('the one that leaves most is named, with the line that makes it', async () => {
  const found = best(await columns(us, shop), day);

  expect(found).toMatchObject({ index: 1, next: 0 });
  expect(found && moneyText(found.more)).toBe('$0.90');
  expect(found?.mostly?.label).toBe('Final value fee');
  expect(found?.mostly && moneyText(found.mostly.less)).toBe('$0.90');
});

test('platforms stand beside each other; a line that one has not stays empty', async () => {
  const both = await columns(us, etsy);
  const rows = answeredRows(both);

  expect(rows.find(({ key }) => key === 'listingFee')).toMatchObject({ cells: [undefined, '$0.20'], differs: false });
  expect(best(both, day)?.index).toBe(1);
});

test('a measure stands before its unit, an amount after its sign', async () => {
  const asked = askedRows(await columns(`/calculator/amazon?mode=published&day=${day}&sellingPrice=20&weight=1`));

  expect(asked.find(({ key }) => key === 'sellingPrice')?.cells).toEqual(['$20']);
  expect(asked.find(({ key }) => key === 'weight')?.cells).toEqual(['1 lb']);
});

test('one answer, or none, is not compared', async () => {
  expect(best(await columns(us), day)).toBeUndefined();
});

test('what is kept comes back; what this page did not write does not', () => {
  const one = { name: 'Ring', scenarios: scenarios(us, etsy) };

  expect(savedIn(savedText([one]))).toEqual([one]);
  expect(withSaved([one], { ...one, name: 'Ring again' })).toEqual([{ ...one, name: 'Ring again' }]);
  for (const text of ['', '{}', '[1]', '[{"name":1}]', '[{"name":"a","scenarios":["/x"]}]'])
    expect(savedIn(text)).toEqual([]);
});
