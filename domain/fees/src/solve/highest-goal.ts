import type { Currency, Money, Rate } from '@formation/money';
import type { Answers } from '../question/field.ts';
import { isRefusal, type Refusal } from '../refusal.ts';
import type { IsoDate } from '../schedule/schedule.ts';
import { ofCoins } from './cents.ts';
import { inRole, outcomeOf } from './found.ts';
import type { Goal, Solvable } from './goal.ts';
import { highestKeeping } from './highest-keeping.ts';
import { HIGHEST } from './lowest-reaching.ts';
import { surplusOver, type Target } from './target.ts';

type GoalParts<A> = Solvable<A> &
  Readonly<{
    id: string;
    field: keyof A & string;
    /** The currency of the profit that is wanted. */
    currency: (answers: A) => Currency;
    /** What so many of the smallest steps are: coins of an amount, or hundredths of a percent. */
    valueAt: (steps: bigint, answers: A) => Money | Rate;
    /** Between how many of them it is looked for; from none on, when left out. */
    between?: (answers: A, day: IsoDate) => readonly [least: bigint, most: bigint] | Refusal;
  }>;

/** The highest value of a cost or a rate that still leaves a wanted profit. */
export function highestGoal<A extends Answers>(parts: GoalParts<A>): Goal<A> {
  const { id, field, currency, valueAt, between = () => [0n, HIGHEST], answer } = parts;
  return {
    id,
    field,
    wanted: { kind: 'amount', currency },
    example: '10',
    solve: (answers, wanted, day) => {
      const ends = between(answers, day);
      if (isRefusal(ends)) return ends;
      const [least, most] = ends;
      const target: Target = { profit: { ...wanted, currency: currency(answers) } };
      const found = highestKeeping({
        at: (steps) => answer({ ...answers, [field]: valueAt(steps, answers) }, day),
        keeps: (one) => surplusOver(target, outcomeOf(one)).units >= 0n,
        least,
        most,
      });
      if (isRefusal(found)) return found;
      const reached = inRole(found.answer, 'profit');
      return { bound: 'highest', value: valueAt(found.value, answers), answer: found.answer, reached, isExact: true };
    },
  };
}

/** The highest cost, in the coins of its currency, that still leaves a wanted profit. */
export function costGoal<A extends Answers>(parts: Omit<GoalParts<A>, 'id' | 'valueAt'>): Goal<A> {
  return highestGoal({
    ...parts,
    id: parts.field,
    valueAt: (coins, answers) => ofCoins(coins, parts.currency(answers)),
  });
}
