/** What stands at the ends of Amazon's traces: every one has its name, its unit and its place. */
import { expect, test } from 'vitest';
import { answersTo } from '../../../testing/arbitrary.ts';
import { leavesOf, uncitedIn } from '../../../testing/leaves.ts';
import type { Texts } from '../../question/read.ts';
import { isRefusal } from '../../refusal.ts';
import type { IsoDate } from '../../schedule/schedule.ts';
import { answer, question } from './index.ts';
import * as quick from './quick/index.ts';

const quickSale = (weightLb: string) => {
  const size = { lengthIn: '10', widthIn: '8', heightIn: '4', weightLb };
  return quick.sale(answersTo(quick.question, { category: 'books', sellingPrice: '100', ...size }), '2026-11-21');
};

test('ends of quick Amazon, standard', () => {
  expect(leavesOf({ ...quickSale('3').lines, ...quickSale('3').shares })).toEqual([
    'input marketingCost (USD)',
    'input productCost (USD)',
    'input revenue (USD)',
    'input revenuePerUnit (USD)',
    'input shippingToAmazon (USD)',
    'input storageCost (USD)',
    'input weightLb (lb)',
    'table fulfilmentBase (USD) standard > 2 lb',
    'table fulfilmentLimit (lb) standard > 2 lb',
    'table perStartedLb (USD per lb) standard > 2 lb',
    'table referralRate (fraction) books',
    'table returnGoal (fraction)',
    'table smallestDivisor (USD)',
  ]);
});

test('ends of quick Amazon, oversize', () => {
  expect(leavesOf({ fee: quickSale('30').lines.fulfilmentFee })).toEqual([
    'constant  (fraction)',
    'input weightLb (lb)',
    'table fulfilmentBase (USD) oversize',
    'table fulfilmentLimit (lb) oversize',
    'table perLb (USD per lb) oversize',
  ]);
});

const linesOf = (texts: Texts, day: IsoDate) => {
  const sale = answer(answersTo(question, { category: 'books', storedMonths: '2', ...texts }), day);
  if (isRefusal(sale)) throw new Error(JSON.stringify(sale));
  expect(uncitedIn(sale.lines)).toEqual([]); // every number of a table names its source
  return sale.lines;
};

test('ends of Amazon', () => {
  const packed = { units: 'cm-kg', length: '30', width: '20', height: '10', weight: '1.7' };
  expect(leavesOf(linesOf({ sellingPrice: '100', plan: 'individual', ...packed }, '2026-11-21'))).toEqual([
    'constant  (fraction)',
    'constant fulfilmentFee (USD)', // of the other way
    'input longestSide (cm)',
    'input marketingCost (USD)',
    'input medianSide (cm)',
    'input otherCosts (USD)',
    'input productCost (USD)',
    'input sellingPrice (USD)',
    'input shippingPrice (USD)',
    'input shippingToAmazon (USD)',
    'input shippingToBuyer (USD)',
    'input shortestSide (cm)',
    'input storedMonths (count)',
    'input weight (kg)',
    'table closingFee (USD)',
    'table fulfilmentRow (USD) largeStandard > 3 lb',
    'table perItemFee (USD)',
    'table perStep (USD)',
    'table referralRate (fraction) books',
    'table step (lb)',
    'table stepsFrom (lb)',
    'table storageRate (USD per cuft) October to December',
    'table surcharge (fraction)',
  ]);
});

test('ends of Amazon in 2025, cheap', () => {
  const packed = { length: '9', width: '6', height: '0.7', weight: '0.0625' };
  expect(leavesOf(linesOf({ sellingPrice: '9', ...packed }, '2025-12-01'))).toEqual([
    'constant  (fraction)',
    'constant fulfilmentFee (USD)', // of the other way
    'input chargedWeight (lb)',
    'input longestSide (in)',
    'input marketingCost (USD)',
    'input medianSide (in)',
    'input otherCosts (USD)',
    'input productCost (USD)',
    'input sellingPrice (USD)',
    'input shippingPrice (USD)',
    'input shippingToAmazon (USD)',
    'input shippingToBuyer (USD)',
    'input shortestSide (in)',
    'input storedMonths (count)',
    'table closingFee (USD)',
    'table fulfilmentRow (USD) smallStandard ≤ 0.125 lb',
    'table lowPriceDiscount (USD)',
    'table referralRate (fraction) books',
    'table storageRate (USD per cuft) October to December',
  ]);
});
