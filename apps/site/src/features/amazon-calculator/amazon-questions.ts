import type { Messages } from '@formation/content';
import { isRefusal, type IsoDate } from '@formation/fees';
import * as amazon from '@formation/fees/amazon-published';
import { moneyText, rate, readAmount, toExactText, type Money } from '@formation/money';
import { fraction } from '../../published/model-parts.ts';
import type { Question } from '../../published/published-model.ts';
import { solvedAmount, solvedMost } from '../../published/solved.ts';
import type { Typed } from '../../typed/use-typed.ts';
import { amazonInputs } from './amazon-inputs.ts';

type Words = Messages['calculators']['published'];
type Goal = Parameters<typeof amazon.priceFor>[1];

const wantedProfit = (wanted: string, typed: Typed): Goal => ({
  profit: readAmount(wanted, amazonInputs(typed).sellingPrice.currency),
});

type Wanted = Readonly<{
  goal: (wanted: string, typed: Typed) => Goal;
  key: 'netProfit' | 'profitMargin' | 'returnOnInvestment';
}>;

/** The selling price that reaches a goal. */
const price =
  (words: Words['solver'], { goal, key }: Wanted): Question['solve'] =>
  (typed: Typed, wanted: string, day: IsoDate) => {
    const inputs = amazonInputs(typed);
    const { currency } = inputs.sellingPrice;
    return solvedAmount(amazon.priceFor(inputs, goal(wanted, typed), day), {
      words,
      name: 'sellingPrice',
      currency,
      figure: ({ lines }) => lines[key],
    });
  };

/** The most that the product may cost. */
const productCost =
  (words: Words['solver']): Question['solve'] =>
  (typed, wanted, day) => {
    const inputs = amazonInputs(typed);
    const found = amazon.highestProductCost(inputs, wantedProfit(wanted, typed), day);
    if (isRefusal(found)) return found;
    const most: Money = { currency: inputs.productCost.currency, units: found.value, scale: 2 };
    return solvedMost(moneyText(most), words, { name: 'productCost', value: toExactText(most) });
  };

/** Amazon asked backwards: prices for what is wanted, and the most that the product may cost. */
export function amazonQuestions({ questions: labels, solver }: Words): readonly Question[] {
  const percent = (label: string, initial: string) =>
    ({ kind: 'percent', name: 'wanted', label, unit: '%', initial }) as const;
  const profit = { kind: 'amount', name: 'wanted', label: labels.wantedProfit, initial: '10' } as const;
  const solved = (key: Wanted['key'], goal: Wanted['goal']) => price(solver, { goal, key });
  return [
    { id: 'breakEven', label: labels.breakEven, solve: solved('netProfit', () => ({ margin: rate('0') })) },
    { id: 'profit', label: labels.profit, wanted: profit, solve: solved('netProfit', wantedProfit) },
    {
      id: 'margin',
      label: labels.margin,
      wanted: percent(labels.wantedMargin, '20'),
      solve: solved('profitMargin', (wanted) => ({ margin: fraction(wanted) })),
    },
    {
      id: 'returnOnCosts',
      label: labels.returnOnCosts,
      wanted: percent(labels.wantedReturn, '50'),
      solve: solved('returnOnInvestment', (wanted) => ({ returnOnCosts: fraction(wanted) })),
    },
    { id: 'productCost', label: labels.itemCost, wanted: profit, solve: productCost(solver) },
  ];
}
