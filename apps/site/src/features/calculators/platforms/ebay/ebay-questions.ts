import { isRefusal } from '@formation/fees';
import * as ebay from '@formation/fees/ebay-published';
import { readAmount, shortPercentText } from '@formation/money';
import type { Published } from '../../published/model-parts.ts';
import { costQuestion, priceQuestions, wantedProfit } from '../../published/price-questions.ts';
import type { Question } from '../../published/published-model.ts';
import { solvedMost } from '../../published/solved.ts';
import type { Typed } from '../../../../lib/typed/use-typed.ts';
import { ebayInputs, siteFrom } from './ebay-inputs.ts';

const currencyOf = (typed: Typed) => siteFrom(typed).currency;

/** eBay asked backwards: prices for what is wanted, and the most that item and ad may cost. */
export function ebayQuestions(words: Published): readonly Question[] {
  const { questions: labels, solver } = words;
  const adRate: Question['solve'] = (typed, wanted, day) => {
    const profit = readAmount(wanted, currencyOf(typed));
    const found = ebay.highestAdRate(ebayInputs(typed), { profit }, day);
    return isRefusal(found) ? found : solvedMost(`${shortPercentText({ units: found.value, scale: 4 })}%`, solver);
  };
  return [
    ...priceQuestions(words, {
      name: 'soldPrice',
      currencyOf,
      priceFor: (typed, goal, day) => ebay.priceFor(ebayInputs(typed), goal, day),
      outcome: ({ lines }) => lines,
    }),
    costQuestion(words, {
      name: 'itemCost',
      currencyOf,
      highestFor: (typed, goal, day) => ebay.highestItemCost(ebayInputs(typed), goal, day),
    }),
    { id: 'adRate', label: labels.adRate, wanted: wantedProfit(labels, currencyOf), solve: adRate },
  ];
}
