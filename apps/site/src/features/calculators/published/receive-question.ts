import type { IsoDate, Line, Refusal } from '@formation/fees';
import { currencies, readAmount, type Currency, type Money } from '@formation/money';
import type { Typed } from '../../../lib/typed/use-typed.ts';
import type { Published } from './model-parts.ts';
import type { Question } from './published-model.ts';
import { solvedAmount, type Solution } from './solved.ts';

/** An amount paid that can be solved for. */
type Paid<A> = Readonly<{
  id: 'receive' | 'send';
  /** Its field in the form. */
  name: string;
  currencyOf: (typed: Typed) => Currency;
  /** Where it arrives in another currency than it is paid in. */
  arrivingIn?: (typed: Typed) => Currency;
  amountFor: (typed: Typed, wanted: Money, day: IsoDate) => Solution<A> | Refusal;
  arrives: (answer: A) => Line;
}>;

/** "I want to receive X": what must be paid for it. */
export function receiveQuestion<A extends object>(
  { questions: labels, solver: words }: Published,
  { id, name, currencyOf, arrivingIn = currencyOf, amountFor, arrives }: Paid<A>,
): Question {
  return {
    id,
    label: labels[id],
    wanted: (typed) => {
      const unit = currencies[arrivingIn(typed)].sign.trim();
      return { kind: 'amount', name: 'wanted', label: labels.wantedAmount, unit, initial: '1000' };
    },
    solve: (typed, wanted, day) => {
      const found = amountFor(typed, readAmount(wanted, arrivingIn(typed)), day);
      return solvedAmount(found, { words, name, currency: currencyOf(typed), figure: arrives });
    },
  };
}
