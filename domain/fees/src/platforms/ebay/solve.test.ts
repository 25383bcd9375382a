/** eBay asked backwards: the answer put back gives the goal, nothing lower does. */
import { subtract, toText, type Decimal } from '@formation/money';
import { casesTimes } from '@formation/money/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answersTo, arbitraryTexts } from '../../../testing/arbitrary.ts';
import { goalOf } from '../../../testing/goal-of.ts';
import { isLowest } from '../../../testing/is-lowest.ts';
import type { Texts } from '../../question/read.ts';
import { isRefusal, type Refusal } from '../../refusal.ts';
import { ofCents } from '../../solve/cents.ts';
import { surplusOver, type Outcome, type Target } from '../../solve/target.ts';
import { answer, goals, question, type Sale } from './index.ts';

const day = '2026-09-30';
const accepted = <A extends object>(one: A | Refusal): A => {
  if (isRefusal(one)) throw new Error(JSON.stringify(one));
  return one;
};
const sale = (texts: Texts = {}) => answersTo(question, { registered: 'US', ...texts });
const cents = (units: number): Decimal => ({ units: BigInt(units), scale: 2 });
const solved = (id: string, texts: Texts, wanted = 0) => goalOf(goals, id).solve(sale(texts), cents(wanted), day);
const profitOf = (one: object) => (one as Readonly<{ lines: Outcome }>).lines.profit.value; // every answer of eBay has it

test.each([
  [1000, '12.04'], // 13.6% and the fee of orders above 10
  [820, '9.84'], // 13.6% and the fee of orders up to 10
  [100_000, '1157.87'],
])('a profit of %s cents takes a price of %s', (profit, price) => {
  const { value, reached, isExact } = accepted(solved('profit', {}, profit));
  expect([toText(value), toText(reached.value), isExact]).toEqual([price, toText(cents(profit)), true]);
});

test('between two steps of a table no price gives the goal: the nearest two, and why', () => {
  // from 150.00 on shoes cost 8% and no fee per order: 129.19 is left at 149.99, and 138.00 at 150.00
  const { value, isExact, why, reached, below } = accepted(solved('profit', { category: 'athletic-shoes' }, 13_500));

  expect([toText(value), isExact, why, below && toText(below.value)]).toEqual(['150.00', false, 'step', '149.99']);
  expect([toText(reached.value), below && toText(below.reached.value)]).toEqual(['138.00', '129.19']);
});

test('costs, ad rates and break-even', () => {
  const texts = { soldPrice: '100', itemCost: '50' };

  const cost = accepted(solved('itemCost', texts, 2000));
  expect(toText(cost.value)).toBe('66.00'); // 100 less 13.60, 0.40 and 20
  expect(cost).toMatchObject({ bound: 'highest', isExact: true });
  expect(toText(accepted(solved('adRate', texts, 2000)).value)).toBe('0.16');
  expect(toText(accepted(solved('breakEven', texts)).value)).toBe('58.33');
  expect(solved('itemCost', texts, 9000)).toEqual({ refused: 'unreachable' });
  const unknown = { ...sale(texts), category: 'unknown' };
  expect(goalOf(goals, 'breakEven').solve(unknown, cents(0), day)).toMatchObject({ refused: 'not-published' });
});

const aSale = arbitraryTexts(question).map((texts) =>
  sale({ ...texts, site: 'US', promotedRate: texts['promotedRate'] && '5' }),
);
const aGoal = fc.oneof(
  fc.tuple(fc.constant('profit'), fc.nat(300_000)),
  fc.tuple(fc.constant('margin'), fc.nat(40)),
  fc.tuple(fc.constant('returnOnCosts'), fc.integer({ min: 1, max: 300 })),
);
const targetOf = (id: string, wanted: Decimal): Target => {
  if (id === 'profit') return { profit: { ...wanted, currency: 'USD' } };
  return id === 'margin' ? { margin: wanted } : { returnOnCosts: wanted };
};

test('the answer is the lowest price that reaches the goal', () => {
  fc.assert(
    fc.property(aSale, aGoal, (inputs, [id, units]) => {
      const solution = goalOf(goals, id).solve(inputs, cents(units), day);
      fc.pre(!isRefusal(solution));
      const left = (one: object) =>
        surplusOver(targetOf(id, cents(units)), (one as Readonly<{ lines: Outcome }>).lines).units;
      const at = (price: bigint) => {
        const priced = answer({ ...inputs, soldPrice: ofCents(price, 'USD') }, day);
        return isRefusal(priced) ? undefined : left(priced);
      };
      const { value, ...rest } = accepted(solution);
      return isLowest({ cents: value.units, ...rest }, at, left);
    }),
  );
});

test('no lower price reaches the goal: every one tried', () => {
  fc.assert(
    fc.property(aSale, fc.nat(20_000), (inputs: Sale, wanted) => {
      const { value, isExact } = accepted(goalOf(goals, 'profit').solve(inputs, cents(wanted), day));
      const reaches = (price: bigint) => {
        const priced = accepted(answer({ ...inputs, soldPrice: ofCents(price, 'USD') }, day));
        return subtract(profitOf(priced), cents(wanted)).units >= 0n;
      };
      let first = value.units > 1000n ? value.units - 1000n : 0n; // no fee jumps by ten dollars
      while (!reaches(first)) first += 1n;
      expect(isExact ? value.units - first < 24n : value.units === first).toBe(true);
    }),
    casesTimes(0.1), // a case is a thousand answers
  );
});
