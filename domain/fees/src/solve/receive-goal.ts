import { decimal, subtract, type Currency } from '@formation/money';
import type { Answer } from '../answer.ts';
import type { Answers } from '../question/field.ts';
import { isRefusal } from '../refusal.ts';
import type { IsoDate } from '../schedule/schedule.ts';
import { ofCoins } from './cents.ts';
import { lineOf, lowest } from './found.ts';
import type { Goal, Solvable, Tolerance } from './goal.ts';
import { lowestReaching } from './lowest-reaching.ts';

type Receiving<A> = Solvable<A> &
  Readonly<{
    id: 'receive' | 'send';
    /** The amount paid, which is solved for. */
    field: keyof A & string;
    applies?: (answers: A) => boolean;
    currency: (answers: A) => Currency;
    /** The line of what arrives; what the answer comes to, when left out. */
    arrives?: string;
    /** Where it arrives in another currency than it is paid in. */
    arrivingIn?: (answers: A) => Currency;
    breaks?: (answers: A, day: IsoDate) => readonly bigint[];
    /** How far rounded lines can move what arrives off its straight line; an exchange carries it along. */
    tolerance: Tolerance<A>;
  }>;

/** "I want to receive so much": the lowest amount that must be paid for it. */
export function receiveGoal<A extends Answers>(paid: Receiving<A>): Goal<A> {
  const { id, field, applies, currency, arrives, arrivingIn = currency, breaks, tolerance, answer } = paid;
  return {
    id,
    field,
    ...(applies && { applies }),
    wanted: { kind: 'amount', currency: arrivingIn },
    example: '1000',
    solve: (answers, wanted, day) => {
      const arriving = (one: Answer) => lineOf(one, arrives ?? one.total);
      const found = lowestReaching({
        at: (coins) => answer({ ...answers, [field]: ofCoins(coins, currency(answers)) }, day),
        surplus: (one) => subtract(arriving(one).value, wanted),
        breaks: breaks?.(answers, day) ?? [],
        tolerance: typeof tolerance === 'string' ? decimal(tolerance) : tolerance(answers, day),
      });
      return isRefusal(found) ? found : lowest(found, { currency: currency(answers), key: arriving(found.answer).key });
    },
  };
}
