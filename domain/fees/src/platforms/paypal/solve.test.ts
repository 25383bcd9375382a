/** PayPal asked backwards: the answer put back gives the goal or the first value beyond it, nothing lower does. */
import { subtract, toText, type Decimal, type Money } from '@formation/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answersTo, arbitraryAnswers } from '../../../testing/arbitrary.ts';
import { goalOf } from '../../../testing/goal-of.ts';
import { isLowest } from '../../../testing/is-lowest.ts';
import type { Texts } from '../../question/read.ts';
import { isRefusal, type Refusal } from '../../refusal.ts';
import { ofCoins } from '../../solve/cents.ts';
import { surplusOver, type Outcome, type Target } from '../../solve/target.ts';
import type { Line } from '../../trace/figure.ts';
import { answer, goals, question, type Sale } from './index.ts';

const day = '2026-11-21';
const accepted = <A extends object>(one: A | Refusal): A => {
  if (isRefusal(one)) throw new Error(JSON.stringify(one));
  return one;
};
const sale = (texts: Texts) => answersTo(question, texts);
const cents = (units: number): Decimal => ({ units: BigInt(units), scale: 2 });
const solved = (id: string, texts: Texts, wanted: Decimal) => goalOf(goals, id).solve(sale(texts), wanted, day);
const american = { country: 'US', product: 'checkout', buyer: 'domestic' };
const toRupees = { country: 'LK', convertedTo: 'LKR', withdrawal: 'standard' };

test.each<[Texts, number, string]>([
  [{ country: 'LK' }, 47_770, '500.00'],
  [american, 10_000, '104.12'],
  [{ ...american, withdrawal: 'instant' }, 1950, '21.23'], // less 1.23, then 0.50
  [{ ...american, currency: 'JPY' }, 91_600, '1000.00'], // no amount of yen has a fraction
])('%j: to receive %s hundredths takes a price of %s', (texts, wanted, price) => {
  const { value, isExact } = accepted(solved('receive', texts, cents(wanted)));
  expect([toText(value), isExact]).toEqual([price, true]);
});

test('in yen a price has no cents', () => {
  const { value } = accepted(solved('receive', { ...american, currency: 'JPY' }, cents(91_600)));
  expect(value).toEqual(ofCoins(1000n, 'JPY'));
});

test('followed to a rupee account', () => {
  expect(toText(accepted(solved('receive', toRupees, cents(15_333_131))).value)).toBe('500.00');
  expect(toText(accepted(solved('breakEven', { ...toRupees, itemCost: '153331.31' }, cents(0))).value)).toBe('500.00');
});

test('a withdrawal has a most: an amount beyond it is refused, one within it is found', () => {
  const instant = { ...american, withdrawal: 'instant' };
  const most = { refused: 'out-of-range', what: 'amount', least: '0', most: '25000.00', unit: 'USD' };
  const { answer: found } = accepted(solved('receive', instant, cents(2_462_500)));

  expect(found.lines['net'] && toText(found.lines['net'].value)).toBe('25000.00'); // less 1.5%
  expect(solved('receive', instant, cents(2_462_501))).toEqual(most);
});

const aGoal = fc.oneof(
  fc.tuple(fc.constantFrom('receive', 'profit'), fc.nat(300_000)),
  fc.tuple(fc.constant('margin'), fc.nat(40)),
  fc.tuple(fc.constant('returnOnCosts'), fc.integer({ min: 1, max: 300 })),
);
const targetOf = (id: string, wanted: Decimal, { currency, convertedTo }: Sale): Target => {
  if (id === 'profit') return { profit: { ...wanted, currency: convertedTo ?? currency } };
  return id === 'margin' ? { margin: wanted } : { returnOnCosts: wanted };
};

test('the answer is the lowest price for the goal, converted and withdrawn or not', () => {
  fc.assert(
    fc.property(arbitraryAnswers(question), aGoal, (request, [id, units]) => {
      const solution = goalOf(goals, id).solve(request, cents(units), day);
      fc.pre(!isRefusal(solution));
      const left = (one: object) => {
        const { lines } = one as Readonly<{ lines: Outcome & Readonly<{ arrives: Line<Money> }> }>;
        if (id === 'receive') return subtract(lines.arrives.value, cents(units)).units;
        return surplusOver(targetOf(id, cents(units), request), lines).units;
      };
      const at = (price: bigint) => {
        const priced = answer({ ...request, soldPrice: ofCoins(price, request.currency) }, day);
        return isRefusal(priced) ? undefined : left(priced);
      };
      const { value, ...rest } = accepted(solution);
      return isLowest({ cents: value.units, ...rest }, at, left);
    }),
  );
}, 120_000);
