import { compare, decimal, type Currency, type Decimal, type Rate } from '@formation/money';
import type { Answer } from '../answer.ts';
import type { Answers } from '../question/field.ts';
import { isRefusal, type Refusal } from '../refusal.ts';
import type { IsoDate } from '../schedule/schedule.ts';
import { ofCoins } from './cents.ts';
import { lowest, outcomeOf } from './found.ts';
import type { Goal, Solvable, Solved, Tolerance } from './goal.ts';
import { lowestReaching } from './lowest-reaching.ts';
import { breakEven, surplusOver, type Target } from './target.ts';

type Sold<A> = Solvable<A> &
  Readonly<{
    /** The price that is solved for. */
    field: keyof A & string;
    currency: (answers: A) => Currency;
    /** Where the profit is in another currency than the price. */
    profitIn?: (answers: A) => Currency;
    /** The first coins of the price after each change of a table. */
    breaks?: (answers: A, day: IsoDate) => readonly bigint[];
    /** How far rounded lines can move the profit off its straight line. */
    tolerance: Tolerance<A>;
  }>;

/**
 * What to ask for so that nothing is lost, or that a profit, a margin or a return on costs is reached: the lowest price,
 * exact to the coin. The answer must have lines in all its roles.
 */
export function priceGoals<A extends Answers>(sold: Sold<A>): readonly Goal<A>[] {
  const { field, currency, profitIn = currency } = sold;
  const solve =
    (role: keyof Answer['roles'], target: (wanted: Decimal, answers: A) => Target): Goal<A>['solve'] =>
    (answers, wanted, day) =>
      lowestAmount(sold, { answers, day, target: target(wanted, answers), role });
  return [
    { id: 'breakEven', field, solve: solve('profit', () => breakEven) },
    {
      id: 'profit',
      field,
      wanted: { kind: 'amount', currency: profitIn },
      example: '10',
      solve: solve('profit', (wanted, answers) => ({ profit: { ...wanted, currency: profitIn(answers) } })),
    },
    {
      id: 'margin',
      field,
      wanted: { kind: 'percent' },
      example: '20',
      solve: solve('margin', (wanted) => ({ margin: plain(wanted) })),
    },
    {
      id: 'returnOnCosts',
      field,
      wanted: { kind: 'percent' },
      example: '50',
      solve: solve('returnOnCosts', (wanted) => ({ returnOnCosts: plain(wanted) })),
    },
  ];
}

type Sought<A> = Readonly<{
  answers: A;
  day: IsoDate;
  target: Target;
  /** What is wanted. */
  role: keyof Answer['roles'];
}>;

function lowestAmount<A extends Answers>(sold: Sold<A>, { answers, day, target, role }: Sought<A>): Solved | Refusal {
  const { field, currency, breaks, tolerance, answer } = sold;
  const priced = (coins: bigint) => ({ ...answers, [field]: ofCoins(coins, currency(answers)) });
  const found = lowestReaching({
    at: (coins) => answer(priced(coins), day),
    surplus: (one) => surplusOver(target, outcomeOf(one)),
    breaks: breaks?.(answers, day) ?? [],
    tolerance: typeof tolerance === 'string' ? decimal(tolerance) : tolerance(answers, day),
  });
  if (isRefusal(found)) return found;
  const solved = lowest(found, { currency: currency(answers), key: found.answer.roles[role] });
  return isOfNothing(solved, target) ? { refused: 'unreachable' } : solved;
}

/** A margin on no revenue and a return on no costs are 0, whatever was wanted. */
function isOfNothing({ reached }: Solved, target: Target): boolean {
  if ('profit' in target) return false;
  return compare(reached.value, 'margin' in target ? target.margin : target.returnOnCosts) < 0;
}

function plain({ units, scale }: Decimal): Rate {
  return { units, scale };
}
