import type { Messages } from '@formation/content';
import { isRefusal, type IsoDate } from '@formation/fees';
import * as ebay from '@formation/fees/ebay-published';
import { moneyText, rate, readAmount, shortPercentText, toExactText, type Money } from '@formation/money';
import type { Question } from '../../published/published-model.ts';
import { solvedAmount, solvedMost } from '../../published/solved.ts';
import type { Typed } from '../../typed/use-typed.ts';
import { ebayInputs, fraction } from './ebay-inputs.ts';

type Words = Messages['calculators']['published'];
type Goal = Parameters<typeof ebay.priceFor>[1];

const wantedProfit = (wanted: string, typed: Typed): Goal => ({
  profit: readAmount(wanted, ebayInputs(typed).soldPrice.currency),
});

/** Questions for the sold price: what to ask for so that a goal is reached. */
function priceQuestions({ questions: labels, solver }: Words): readonly Question[] {
  const price =
    (goal: (wanted: string, typed: Typed) => Goal, key: 'profit' | 'profitMargin' | 'returnOnCosts') =>
    (typed: Typed, wanted: string, day: IsoDate) => {
      const inputs = ebayInputs(typed);
      const asked = { words: solver, name: 'soldPrice', currency: inputs.soldPrice.currency };
      return solvedAmount(ebay.priceFor(inputs, goal(wanted, typed), day), {
        ...asked,
        figure: ({ lines }) => lines[key],
      });
    };
  const percent = (label: string, initial: string) =>
    ({ kind: 'percent', name: 'wanted', label, unit: '%', initial }) as const;
  return [
    { id: 'breakEven', label: labels.breakEven, solve: price(() => ({ margin: rate('0') }), 'profit') },
    { id: 'profit', label: labels.profit, wanted: profitField(labels), solve: price(wantedProfit, 'profit') },
    {
      id: 'margin',
      label: labels.margin,
      wanted: percent(labels.wantedMargin, '20'),
      solve: price((wanted) => ({ margin: fraction(wanted) }), 'profitMargin'),
    },
    {
      id: 'returnOnCosts',
      label: labels.returnOnCosts,
      wanted: percent(labels.wantedReturn, '50'),
      solve: price((wanted) => ({ returnOnCosts: fraction(wanted) }), 'returnOnCosts'),
    },
  ];
}

const profitField = (labels: Words['questions']) =>
  ({ kind: 'amount', name: 'wanted', label: labels.wantedProfit, initial: '10' }) as const;

/** eBay asked backwards: prices for what is wanted, and the most that item and ad may cost. */
export function ebayQuestions(words: Words): readonly Question[] {
  const { questions: labels, solver } = words;
  const itemCost: Question['solve'] = (typed, wanted, day) => {
    const inputs = ebayInputs(typed);
    const found = ebay.highestItemCost(inputs, wantedProfit(wanted, typed), day);
    if (isRefusal(found)) return found;
    const most: Money = { currency: inputs.itemCost.currency, units: found.value, scale: 2 };
    return solvedMost(moneyText(most), solver, { name: 'itemCost', value: toExactText(most) });
  };
  const adRate: Question['solve'] = (typed, wanted, day) => {
    const found = ebay.highestAdRate(ebayInputs(typed), wantedProfit(wanted, typed), day);
    return isRefusal(found) ? found : solvedMost(`${shortPercentText({ units: found.value, scale: 4 })}%`, solver);
  };
  const wanted = profitField(labels);
  return [
    ...priceQuestions(words),
    { id: 'itemCost', label: labels.itemCost, wanted, solve: itemCost },
    { id: 'adRate', label: labels.adRate, wanted, solve: adRate },
  ];
}
