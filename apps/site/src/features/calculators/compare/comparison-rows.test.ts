import { messages } from '@formation/content';
import { loadPlatform } from '@formation/fees';
import { expect, test } from 'vitest';
import { modelOf } from '../published/platform-model.ts';
import { scenarioAt, type Scenario } from '../scenarios/scenario.ts';
import { answeredRows as rowsOf, askedRows, columnOf, type Column, type Row } from './comparison-rows.ts';
import { leftOutRows } from './left-out.tsx';
import { savedIn, savedText, withSaved } from './saved-comparisons.ts';

const { calculators, platforms } = messages.en;
const day = '2026-11-21';

const scenarios = (...addresses: readonly string[]) => addresses.map((address) => scenarioAt(address) as Scenario); // all of them are good
const columns = async (...addresses: readonly string[]) =>
  Promise.all(
    scenarios(...addresses).map(async (one) => {
      const { calculator } = platforms[one.tool];
      const platform = await loadPlatform(one.tool);
      return columnOf(one, {
        platform,
        words: calculator,
        model: modelOf(platform, calculator, calculators.published),
      });
    }),
  );

const { roles } = messages.en.compare;
const { grounds } = messages.en.compare;
const answeredRows = (all: readonly Column[]) => rowsOf(all, { roles, grounds });
const texts = (row: Row | undefined) => row?.cells.map((cell) => cell?.text);

const us = `/calculator/ebay?mode=published&day=${day}&registered=US&soldPrice=100&itemCost=40`;
const shop = `${us}&store=basic`;
const etsy = `/calculator/etsy?mode=published&day=${day}&itemPrice=100&itemCost=40`;

test('lines stand side by side; those that differ are marked', async () => {
  const both = await columns(us, shop);
  const query = askedRows(both);
  const fee = answeredRows(both).find(({ key }) => key === 'finalValueFee');

  const price = query.find(({ key }) => key === 'soldPrice');
  expect([texts(price), price?.differs]).toEqual([['$100', '$100'], false]);
  expect(query.find(({ key }) => key === 'store')?.differs).toBe(true);
  expect([texts(fee), fee?.differs]).toEqual([['$13.60', '$12.70'], true]); // 13.6 % and 12.7 %
});

test('platforms stand beside each other; a line that one has not stays empty', async () => {
  const both = await columns(us, etsy);
  const rows = answeredRows(both);

  const listing = rows.find(({ key }) => key === 'listingFee');
  expect([texts(listing), listing?.differs]).toEqual([[undefined, '$0.20'], false]);
  // eBay 13.6 % + 0.40; Etsy 0.20 + 6.5 % + 3 % + 0.25: two names, one line
  expect(texts(rows.find(({ label }) => label === roles.fees))).toEqual(['$14.00', '$9.95']);
});

test('what is taken off stands below zero, on the page and in the file', async () => {
  const [, row] = answeredRows(await columns(us, `${us}&topRatedSeller=on`)).flatMap((one) =>
    one.key === 'topRatedDiscount' ? one.cells : [],
  );
  expect(row).toEqual({ text: '-$1.36', plain: ['-1.36', 'USD'] }); // a tenth of 13.60
});

test('how sure the fees are stands beside each other, and comes to all of them', async () => {
  const rows = answeredRows(await columns(us, etsy));
  const sure = rows.filter(({ key }) => key.startsWith('ground '));
  const numbers = (all: readonly Row[], at: number) => all.map(({ cells }) => Number(cells[at]?.plain[0] ?? 0));
  const fees = rows.filter(({ label }) => label === roles.fees);
  for (const at of [0, 1]) {
    const [total = 0] = numbers(fees, at);
    expect(numbers(sure, at).reduce((a, b) => a + b)).toBeCloseTo(total);
  }
  expect(sure.every(({ cells }) => cells.every((cell) => !cell || cell.plain[1] === 'USD'))).toBe(true);
  expect(sure.length).toBeGreaterThan(0);
});

test('what no answer counts stands under each, on the page and in the file', async () => {
  const both = await columns(us, etsy);
  const rows = leftOutRows(both, calculators.published);
  for (const [at, name] of (['ebay', 'etsy'] as const).entries()) {
    const [head = '', ...fees] = rows.map((cells) => cells[at] ?? '').filter(Boolean);
    const known: readonly string[] = Object.values(platforms[name].calculator.notCounted);
    expect(head).toContain(String(fees.length));
    expect(fees.length).toBeGreaterThan(0);
    expect(known).toEqual(expect.arrayContaining(fees));
  }
  const nothing = await columns(`/calculator/profit-margin?mode=published&day=${day}&price=100&cost=60`);
  expect(leftOutRows(nothing, calculators.published)).toEqual([]);
});

test('a measure stands before its unit, an amount after its sign', async () => {
  const query = askedRows(await columns(`/calculator/amazon?mode=published&day=${day}&sellingPrice=20&weight=1`));

  expect(query.find(({ key }) => key === 'sellingPrice')?.cells[0]?.text).toEqual('$20');
  expect(query.find(({ key }) => key === 'weight')?.cells[0]?.text).toEqual('1 lb');
});

test('a fee on top is paid too', async () => {
  const mercury = `/calculator/mercury?mode=published&day=${day}&kind=abroadOur&amount=100`;
  const stripe = `/calculator/stripe?mode=published&day=${day}&country=US&amount=100`;
  const both = await columns(mercury, stripe);

  expect(texts(answeredRows(both).find(({ label }) => label === roles.revenue))).toEqual(['$115.00', '$100.00']); // 15 on top
});

test('a spreadsheet gets numbers and what they are counted in', async () => {
  const loss = await columns(us.replace('itemCost=40', 'itemCost=140'));
  const profit = answeredRows(loss).find(({ label }) => label === roles.profit);
  expect(profit?.cells[0]?.plain).toEqual(['-54.00', 'USD']);
  expect(askedRows(loss).find(({ key }) => key === 'soldPrice')?.cells[0]?.plain).toEqual(['100', '$']);
});

/** Addresses as this page wrote them before questions became data, with every field that a form had then. */
const old = [
  `/calculator/ebay?mode=published&day=${day}&site=US&store=basic&category=most-categories&soldPrice=100&shippingPrice=5&itemCost=40&shippingCost=4&otherCosts=1&topRatedSeller=on&internationalFee=on&buyer=restOfWorld&promotedListing=on&promotedRate=2&salesTax=on&salesTaxRate=6&otherFees=on&otherCharges=3`,
  `/calculator/ebay?mode=published&day=${day}&site=UK&seller=business&soldPrice=10&otherFees=on&otherCharges=1`,
  `/calculator/paypal?mode=published&day=${day}&country=US&buyer=domestic&product=goods-services&currency=USD&soldPrice=200&shippingPrice=0&itemCost=1&shippingCost=1&withdrawn=on&withdrawal=instant`,
  `/calculator/amazon?mode=published&day=${day}&marketplace=us&category=everything-else&fulfillment=fba&plan=professional&units=in-lb&goods=standard&sellingPrice=30&shippingPrice=0&length=10&width=8&height=2&weight=1&storedMonths=1&productCost=5&shippingToAmazon=1&shippingToBuyer=1&marketingCost=1&otherCosts=1`,
  `/calculator/etsy?mode=published&day=${day}&country=US&itemPrice=50&pieces=2&abroad=on&offsiteAds=on&shopSales=under&converted=on`,
  `/calculator/stripe?mode=published&day=${day}&country=US&card=international&amount=100&converted=on`,
  `/calculator/mercury?mode=published&day=${day}&kind=abroadOur&amount=1000`,
  `/calculator/wise?mode=published&day=${day}&from=GBP&to=EUR&amount=1000&volumeBefore=0`,
] as const;

test.each(old)('a comparison saved before the questions became data still opens: %s', async (address) => {
  const saved = savedIn(JSON.stringify([{ name: 'Old', scenarios: [address] }]));
  const [scenario] = saved[0]?.scenarios ?? [];
  const { question } = await loadPlatform(scenario?.tool ?? 'ebay');
  const known = new Set(question.fields.flatMap(({ name, box }) => [name, box]));

  expect(Object.keys(scenario?.typed ?? {}).filter((name) => !known.has(name))).toEqual([]);
  const [opened] = await columns(address);
  expect(opened?.answer).toHaveProperty('total');
});

test('what is kept comes back; what this page did not write does not', () => {
  const one = { name: 'Ring', scenarios: scenarios(us, etsy) };

  expect(savedIn(savedText([one]))).toEqual([one]);
  expect(withSaved([one], { ...one, name: 'Ring again' })).toEqual([{ ...one, name: 'Ring again' }]);
  for (const text of ['', '{}', '[1]', '[{"name":1}]', '[{"name":"a","scenarios":["/x"]}]'])
    expect(savedIn(text)).toEqual([]);
});
