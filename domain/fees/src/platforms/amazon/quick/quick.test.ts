import { add, compare, percentText, toExactText, toText, total, type Decimal } from '@formation/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answersTo } from '../../../../testing/arbitrary.ts';
import type { Texts } from '../../../question/read.ts';
import { explain } from '../../../trace/explain.ts';
import { answer, categories, fulfilments, question, sale as saleOf } from './index.ts';

const day = '2026-11-21';
const packed = ([lengthIn, widthIn, heightIn, weightLb]: readonly string[]): Texts => ({
  ...{ lengthIn, widthIn, heightIn, weightLb },
});
const sale = (texts: Texts) => saleOf(answersTo(question, texts), day);
const example: Texts = {
  category: 'electronics',
  sellingPrice: '50',
  productCost: '15',
  shippingToAmazon: '2',
  marketingCost: '3',
  storageCost: '1',
  ...packed(['10', '8', '4', '1.5']),
};
const texts = (figures: Readonly<Record<string, Readonly<{ value: Decimal }>>>) =>
  Object.fromEntries(Object.entries(figures).map(([name, { value }]) => [name, toText(value)]));

test.each([
  // length, width, height, weight      tier         fulfilment
  [['18', '14', '8', '20'], 'standard', '11.59'], // exactly at every limit
  [['18.01', '14', '8', '20'], 'oversize', '25.16'],
  [['18', '14.01', '8', '20'], 'oversize', '25.16'],
  [['18', '14', '8.01', '20'], 'oversize', '25.16'],
  [['18', '14', '8', '20.1'], 'oversize', '25.24'],
  [['14', '18', '8', '5'], 'standard', '5.89'], // sides count by size, not by field
  [['8', '14', '18', '5'], 'standard', '5.89'],
  [['10', '8', '4', '0.375'], 'standard', '3.22'],
  [['10', '8', '4', '0.376'], 'standard', '3.48'],
  [['10', '8', '4', '0.75'], 'standard', '3.48'],
  [['10', '8', '4', '0.751'], 'standard', '3.77'],
  [['10', '8', '4', '1'], 'standard', '3.77'],
  [['10', '8', '4', '1.001'], 'standard', '4.75'],
  [['10', '8', '4', '2'], 'standard', '4.75'],
  [['10', '8', '4', '2.01'], 'standard', '5.13'],
  [['10', '8', '4', '3'], 'standard', '5.13'],
  [['10', '8', '4', '3.01'], 'standard', '5.51'],
  [['0', '0', '0', '1'], 'standard', '3.77'], // sides left empty
  [['30', '20', '10', '0.5'], 'oversize', '9.39'], // under a pound adds nothing
  [['30', '20', '10', '1'], 'oversize', '9.39'],
  [['30', '20', '10', '10.5'], 'oversize', '17.28'], // 17.275, half up on the decimal value
  [['30', '20', '10', '0'], 'oversize', '0.00'], // no weight, no fee
  [['10', '8', '4', '-1'], 'standard', '0.00'],
])('%j is %s and costs %s', (sides, tier, fee) => {
  const answer = sale(packed(sides));

  expect(answer.sizeTier).toBe(tier);
  expect(toText(answer.lines.fulfilmentFee.value)).toBe(fee);
});

test('the oversize fee itself is rounded, not only its text', () => {
  const { fulfilmentFee } = sale(packed(['30', '20', '10', '10.5'])).lines;
  expect(toExactText(fulfilmentFee.value)).toBe('17.28');
});

test('a merchant who sends it pays no fulfilment fee', () => {
  const { amazonFees, referralFee, fulfilmentFee } = sale({ ...example, fulfilment: 'fbm' }).lines;

  expect(texts({ fulfilmentFee, amazonFees })).toEqual({ fulfilmentFee: '0.00', amazonFees: '4.00' });
  expect(compare(referralFee.value, amazonFees.value)).toBe(0);
});

test.each([
  ['everything_else', '15.00'],
  ['electronics', '8.00'],
  ['clothing', '17.00'],
  ['books', '15.00'],
  ['something new', '15.00'], // as everything else
])('the referral fee of 100 in %s is %s', (category, fee) => {
  for (const marketplace of ['us', 'uk', 'de'] as const) {
    expect(toText(sale({ marketplace, category, sellingPrice: '100' }).lines.referralFee.value)).toBe(fee);
  }
});

test('a profitable example, every figure', () => {
  const { lines, slices, sliceShares, shares, state } = sale(example);
  const { referralRate, profitMargin, returnOnInvestment, returnGoal, ...amounts } = lines;

  expect(texts(amounts)).toEqual({
    revenue: '50.00',
    referralFee: '4.00',
    fulfilmentFee: '4.75',
    amazonFees: '8.75',
    productCost: '15.00',
    shippingToAmazon: '2.00',
    marketingCost: '3.00',
    storageCost: '1.00',
    yourCosts: '21.00',
    totalCosts: '29.75',
    netProfit: '20.25',
    revenuePerUnit: '50.00',
    costPerUnit: '21.00',
    feesPerUnit: '8.75',
  });
  expect([referralRate, profitMargin, returnOnInvestment, returnGoal].map(({ value }) => percentText(value))).toEqual([
    '8.00',
    '40.50',
    '96.43',
    '50.00',
  ]);
  expect(texts(slices)).toEqual({
    shippingAndMarketing: '6.00',
    netProfit: '20.25',
    productDetails: '15.00',
    amazonFees: '8.75',
  });
  expect(Object.values(sliceShares).map(({ value }) => percentText(value, 1))).toEqual([
    '12.0',
    '40.5',
    '30.0',
    '17.5',
  ]);
  expect(Object.entries(shares).map(([name, { value }]) => [name, percentText(value, 1)])).toEqual([
    ['amazonFees', '17.5'],
    ['yourCosts', '42.0'],
    ['productCost', '30.0'],
    ['shippingAndMarketing', '12.0'],
    ['netProfit', '40.5'],
  ]);
  expect(state).toBe('healthy');
});

test('a loss', () => {
  const { lines, slices, state } = sale({ ...example, category: 'clothing', sellingPrice: '20' });

  expect(texts(lines)).toMatchObject({ referralFee: '3.40', amazonFees: '8.15', netProfit: '-9.15' });
  expect([lines.profitMargin, lines.returnOnInvestment].map(({ value }) => percentText(value))).toEqual([
    '-45.75',
    '-43.57',
  ]);
  expect(texts(slices)).toEqual({
    shippingAndMarketing: '6.00',
    netProfit: '0.00', // a slice is never below 0
    productDetails: '15.00',
    amazonFees: '8.15',
  });
  expect(state).toBe('low');
});

test('no slice is below 0, whatever was typed', () => {
  const inputs = { productCost: '-5', marketingCost: '-6', sellingPrice: '-7' };
  expect(Object.values(texts(sale(inputs).slices))).toEqual(['0.00', '5.05', '0.00', '0.00']);
});

test('everything empty', () => {
  const { lines, slices, shares, state, sizeTier } = sale({});
  const { returnGoal, referralRate, ...rest } = lines;

  expect(new Set(Object.values(texts({ ...rest, ...slices })))).toEqual(new Set(['0.00']));
  expect(new Set(Object.values(texts(shares)))).toEqual(new Set(['0.00']));
  expect([state, sizeTier]).toEqual(['healthy', 'standard']);
  expect(returnGoal.key).toBe('returnGoal');
});

test.each([
  ['0.5', '-50.0'], // of 1, because the revenue is less
  ['1', '-15.0'],
  ['2', '35.0'],
])('at a price of %s the analysis gives a profit of %s%%', (price, share) => {
  const withFees = { sellingPrice: price, productCost: price === '0.5' ? '0.925' : '1' };
  expect(percentText(sale(withFees).shares.netProfit.value, 1)).toBe(share);
});

test('the answer is what the page shows without its chart, and says what it leaves out', () => {
  const { lines, total: comesTo, notCounted } = answer(answersTo(question, example), day);
  expect(sale(example).lines).toMatchObject(lines);
  expect([comesTo, toText(lines.netProfit.value)]).toEqual(['netProfit', '20.25']);
  expect(notCounted).toContain('peakFee'); // of what Amazon sends
  const sent = answer(answersTo(question, { ...example, fulfilment: 'fbm' }), day);
  expect(sent.notCounted).not.toContain('peakFee');
});

test('the answer names its schedule and its day, and every line its key', () => {
  const { schedule, day: used, lines, slices, shares } = sale(example);

  expect([schedule, used]).toEqual(['quick', day]);
  for (const group of [lines, slices, shares]) {
    for (const [name, { key }] of Object.entries(group)) expect(key).toBe(name);
  }
  expect(explain(lines.fulfilmentFee)).toMatchObject({ row: 'standard ≤ 2 lb' });
  expect(explain(lines.referralFee).of?.[1]).toMatchObject({ key: 'referralRate', row: 'electronics', op: 'table' });
});

const cents = fc.integer({ min: 0, max: 10_000_000 }).map((amount) => (amount / 100).toFixed(2));
const side = fc.integer({ min: 0, max: 4000 }).map((tenths) => (tenths / 100).toFixed(2));
const anInput = fc.record({
  marketplace: fc.constantFrom('us', 'uk', 'de'),
  category: fc.constantFrom(...categories),
  fulfilment: fc.constantFrom(...fulfilments),
  sellingPrice: cents,
  productCost: cents,
  shippingToAmazon: cents,
  marketingCost: cents,
  storageCost: cents,
  lengthIn: side,
  widthIn: side,
  heightIn: side,
  weightLb: side,
});

test('profit, fees and costs together are the revenue', () => {
  fc.assert(
    fc.property(anInput, (inputs) => {
      const { netProfit, amazonFees, yourCosts, totalCosts, revenue } = sale(inputs).lines;

      expect(compare(total(netProfit.value, amazonFees.value, yourCosts.value), revenue.value)).toBe(0);
      expect(compare(add(amazonFees.value, yourCosts.value), totalCosts.value)).toBe(0);
    }),
  );
});

test('the order of the sides changes nothing', () => {
  fc.assert(
    fc.property(anInput, ({ lengthIn, widthIn, heightIn, ...rest }) => {
      const one = sale({ ...rest, lengthIn, widthIn, heightIn });
      const other = sale({ ...rest, lengthIn: heightIn, widthIn: lengthIn, heightIn: widthIn });

      expect(other.sizeTier).toBe(one.sizeTier);
      expect(other.lines.fulfilmentFee.value).toEqual(one.lines.fulfilmentFee.value);
    }),
  );
});

test('a heavier product of the same size tier never costs less to send', () => {
  fc.assert(
    fc.property(anInput, side, (inputs, more) => {
      const weightLb = String(Number(inputs.weightLb) + Number(more));
      const [one, other] = [sale(inputs), sale({ ...inputs, weightLb })];
      fc.pre(one.sizeTier === other.sizeTier);

      expect(compare(other.lines.fulfilmentFee.value, one.lines.fulfilmentFee.value)).toBeGreaterThanOrEqual(0);
    }),
  );
});
