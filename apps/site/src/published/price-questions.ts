import { breakEven, type Goal, type IsoDate, type Line, type Refusal } from '@formation/fees';
import { currencies, readAmount, type Currency } from '@formation/money';
import type { Typed } from '../typed/use-typed.ts';
import { fraction, type Published } from './model-parts.ts';
import type { Field, Question } from './published-model.ts';
import { solvedAmount, type Solution } from './solved.ts';

type Sold = Readonly<{ lines: Readonly<Record<'profit' | 'profitMargin' | 'returnOnCosts', Line>> }>;

/** A price that can be solved for. */
type Priced<A> = Readonly<{
  /** Its field in the form. */
  name: string;
  currencyOf: (typed: Typed) => Currency;
  /** Where the profit is in another currency than the price. */
  profitIn?: (typed: Typed) => Currency;
  priceFor: (typed: Typed, goal: Goal, day: IsoDate) => Solution<A> | Refusal;
}>;

/** The field for a wanted profit, with the sign of its currency. */
export const wantedProfit =
  (labels: Published['questions'], currencyOf: (typed: Typed) => Currency) =>
  (typed: Typed): Field => {
    const unit = currencies[currencyOf(typed)].sign;
    return { kind: 'amount', name: 'wanted', label: labels.wantedProfit, unit, initial: '10' };
  };

/** What to ask for so that nothing is lost, or that a profit, a margin or a return on costs is reached. */
export function priceQuestions<A extends Sold>(
  { questions: labels, solver: words }: Published,
  { name, currencyOf, profitIn = currencyOf, priceFor }: Priced<A>,
): readonly Question[] {
  const solve =
    (key: keyof Sold['lines'], goal: (wanted: string, typed: Typed) => Goal): Question['solve'] =>
    (typed, wanted, day) => {
      const asked = { words, name, currency: currencyOf(typed), figure: ({ lines }: A) => lines[key] };
      return solvedAmount(priceFor(typed, goal(wanted, typed), day), asked);
    };
  const percent = (label: string, initial: string): Field => ({
    kind: 'percent',
    name: 'wanted',
    label,
    unit: '%',
    initial,
  });
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
