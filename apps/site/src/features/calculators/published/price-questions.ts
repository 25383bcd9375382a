import { breakEven, isRefusal, type Goal, type IsoDate, type Line, type Refusal } from '@formation/fees';
import { currencies, moneyText, readAmount, toExactText, type Currency, type Money } from '@formation/money';
import type { Typed } from '../../../lib/typed/use-typed.ts';
import { fraction, type Published } from './model-parts.ts';
import type { Field, Question } from './published-model.ts';
import { solvedAmount, solvedMost, type Solution } from './solved.ts';

type Outcome = Readonly<Record<'profit' | 'profitMargin' | 'returnOnCosts', Line>>;

/** A price that can be solved for. */
type Priced<A> = Readonly<{
  /** Its field in the form. */
  name: string;
  currencyOf: (typed: Typed) => Currency;
  /** Where the profit is in another currency than the price. */
  profitIn?: (typed: Typed) => Currency;
  priceFor: (typed: Typed, goal: Goal, day: IsoDate) => Solution<A> | Refusal;
  outcome: (answer: A) => Outcome;
}>;

/** The field for a wanted profit, with the sign of its currency. */
export const wantedProfit =
  (labels: Published['questions'], currencyOf: (typed: Typed) => Currency) =>
  (typed: Typed): Field => {
    const unit = currencies[currencyOf(typed)].sign.trim();
    return { kind: 'amount', name: 'wanted', label: labels.wantedProfit, unit, initial: '10' };
  };

const percent = (label: string, initial: string): Field => ({
  kind: 'percent',
  name: 'wanted',
  label,
  unit: '%',
  initial,
});

/** What to ask for so that nothing is lost, or that a profit, a margin or a return on costs is reached. */
export function priceQuestions<A extends object>(
  { questions: labels, solver: words }: Published,
  { name, currencyOf, profitIn = currencyOf, priceFor, outcome }: Priced<A>,
): readonly Question[] {
  const solve =
    (key: keyof Outcome, goal: (wanted: string, typed: Typed) => Goal): Question['solve'] =>
    (typed, wanted, day) => {
      const asked = { words, name, currency: currencyOf(typed), figure: (answer: A) => outcome(answer)[key] };
      return solvedAmount(priceFor(typed, goal(wanted, typed), day), asked);
    };
  return [
    { id: 'breakEven', label: labels.breakEven, solve: solve('profit', () => breakEven) },
    {
      id: 'profit',
      label: labels.profit,
      wanted: wantedProfit(labels, profitIn),
      solve: solve('profit', (wanted, typed) => ({ profit: readAmount(wanted, profitIn(typed)) })),
    },
    {
      id: 'margin',
      label: labels.margin,
      wanted: percent(labels.wantedMargin, '20'),
      solve: solve('profitMargin', (wanted) => ({ margin: fraction(wanted) })),
    },
    {
      id: 'returnOnCosts',
      label: labels.returnOnCosts,
      wanted: percent(labels.wantedReturn, '50'),
      solve: solve('returnOnCosts', (wanted) => ({ returnOnCosts: fraction(wanted) })),
    },
  ];
}

/** A cost whose most can be solved for. */
type Costly = Readonly<{
  /** Its field in the form. */
  name: string;
  currencyOf: (typed: Typed) => Currency;
  highestFor: (typed: Typed, goal: Goal, day: IsoDate) => Readonly<{ value: bigint }> | Refusal;
}>;

/** The most that the item may cost for a wanted profit. */
export function costQuestion(
  { questions: labels, solver }: Published,
  { name, currencyOf, highestFor }: Costly,
): Question {
  return {
    id: name,
    label: labels.itemCost,
    wanted: wantedProfit(labels, currencyOf),
    solve: (typed, wanted, day) => {
      const currency = currencyOf(typed);
      const found = highestFor(typed, { profit: readAmount(wanted, currency) }, day);
      if (isRefusal(found)) return found;
      const most: Money = { currency, units: found.value, scale: 2 };
      return solvedMost(moneyText(most), solver, { name, value: toExactText(most) });
    },
  };
}
