import { messages, type Locale } from '@formation/content';
import { loadPlatform } from '@formation/fees';
import { expect, test } from 'vitest';
import { modelOf } from '../published/platform-model.ts';
import { scenarioAddress, scenarioAt, type Scenario } from '../scenarios/scenario.ts';
import { bestText } from './best-text.ts';
import { columnOf } from './comparison-rows.ts';
import { withFacts } from './shared-fields.tsx';

const day = '2026-11-21';
const scenario = (address: string) => scenarioAt(`/calculator/${address}&mode=published&day=${day}`) as Scenario; // all of them are good

async function columns(scenarios: readonly Scenario[], locale: Locale) {
  const { calculators, platforms } = messages[locale];
  return Promise.all(
    scenarios.map(async (one) => {
      const { calculator: words } = platforms[one.tool];
      const platform = await loadPlatform(one.tool);
      return columnOf(one, { platform, words, model: modelOf(platform, words, calculators.published) });
    }),
  );
}

async function said(scenarios: readonly Scenario[], locale: Locale = 'en') {
  const { compare: page, platforms, calculators, sharing } = messages[locale];
  const names = Object.fromEntries(Object.entries(platforms).map(([key, { name }]) => [key, name]));
  const words = { locale, page, platforms: names, published: calculators.published, sharing, fileField: {} as never }; // not shown here
  return bestText({ words, columns: await columns(scenarios, locale) })?.text;
}

const lk = scenario('ebay?soldPrice=100&itemCost=40');
const us = scenario('ebay?soldPrice=100&itemCost=40&registered=US');
const etsy = scenario('etsy?itemPrice=100&itemCost=40');

test('the best is named with how much more it leaves', async () => {
  expect(await said([us, etsy])).toBe('Etsy (column 2) leaves the most: $4.05 more than eBay (column 1).');
});

test('of two accounts of one platform the line that makes most of it is named', async () => {
  expect(await said([us, lk])).toMatch(/The biggest difference is one line: International fee is \$\d+\.\d\d lower\.$/);
});

test('sellers in different countries are said, and set once they are one', async () => {
  expect(await said([lk, etsy])).toContain('eBay (column 1): Sri Lanka, Etsy (column 2): United States');
  const [one, other] = await columns([lk, etsy], 'en');
  if (!one || !other) throw new Error('two columns');
  const set = [one, other].map((column) => withFacts(column, [['country', 'US']]));
  expect(await said(set)).toContain('$4.05 more');
  expect(set.map(scenarioAddress)[0]).toContain('registered=US');
  expect(set[0]?.typed, 'what was typed stays').toMatchObject(lk.typed);
});

test('a cost that one column leaves empty is said by its name', async () => {
  const empty = scenario('etsy?itemPrice=100');
  expect(await said([us, empty])).toContain('Etsy (column 2): Item cost');
  const all = await columns([us, empty], 'en');
  const set = all.map((column) => withFacts(column, [['itemCost', '0']]));
  expect(set.map(({ typed }) => typed)).toMatchObject([{ itemCost: '0' }, { itemCost: '0' }]);
});

test.each(['en', 'si', 'ta'] as const)('in %s every place of a sentence is filled', async (locale) => {
  const dear = scenario('ebay?soldPrice=200&itemCost=40&registered=US');
  const own = scenario('payoneer?what=withdrawal&amount=100');
  for (const pair of [
    [us, etsy],
    [us, lk],
    [lk, etsy],
    [us, dear],
    [us, scenario('etsy?itemPrice=100')],
    [us, own],
  ]) {
    const text = await said(pair, locale);
    expect(text).toMatch(/\S/);
    expect(text).not.toMatch(/[{}]/);
  }
});
