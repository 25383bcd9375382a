import { isRefusal, type Goal } from '@formation/fees';
import * as ebay from '@formation/fees/ebay-published';
import { moneyText, readAmount, shortPercentText, toExactText, type Money } from '@formation/money';
import type { Published } from '../../published/model-parts.ts';
import { priceQuestions, wantedProfit } from '../../published/price-questions.ts';
import type { Question } from '../../published/published-model.ts';
import { solvedMost } from '../../published/solved.ts';
import type { Typed } from '../../typed/use-typed.ts';
import { ebayInputs, siteFrom } from './ebay-inputs.ts';

const currencyOf = (typed: Typed) => siteFrom(typed).currency;
const profitGoal = (wanted: string, typed: Typed): Goal => ({ profit: readAmount(wanted, currencyOf(typed)) });

/** eBay asked backwards: prices for what is wanted, and the most that item and ad may cost. */
export function ebayQuestions(words: Published): readonly Question[] {
  const { questions: labels, solver } = words;
  const itemCost: Question['solve'] = (typed, wanted, day) => {
    const found = ebay.highestItemCost(ebayInputs(typed), profitGoal(wanted, typed), day);
    if (isRefusal(found)) return found;
    const most: Money = { currency: currencyOf(typed), units: found.value, scale: 2 };
    return solvedMost(moneyText(most), solver, { name: 'itemCost', value: toExactText(most) });
  };
  const adRate: Question['solve'] = (typed, wanted, day) => {
    const found = ebay.highestAdRate(ebayInputs(typed), profitGoal(wanted, typed), day);
    return isRefusal(found) ? found : solvedMost(`${shortPercentText({ units: found.value, scale: 4 })}%`, solver);
  };
  const wanted = wantedProfit(labels, currencyOf);
  return [
    ...priceQuestions(words, {
      name: 'soldPrice',
      currencyOf,
      priceFor: (typed, goal, day) => ebay.priceFor(ebayInputs(typed), goal, day),
    }),
    { id: 'itemCost', label: labels.itemCost, wanted, solve: itemCost },
    { id: 'adRate', label: labels.adRate, wanted, solve: adRate },
  ];
}
