import * as amazon from '@formation/fees/amazon-published';
import type { Published } from '../../published/model-parts.ts';
import { costQuestion, priceQuestions } from '../../published/price-questions.ts';
import type { Question } from '../../published/published-model.ts';
import type { Typed } from '../../../../lib/typed/use-typed.ts';
import { amazonInputs } from './amazon-inputs.ts';

const currencyOf = (typed: Typed) => amazonInputs(typed).sellingPrice.currency;

/** Amazon asked backwards: prices for what is wanted, and the most that the product may cost. */
export function amazonQuestions(words: Published): readonly Question[] {
  return [
    ...priceQuestions(words, {
      name: 'sellingPrice',
      currencyOf,
      priceFor: (typed, goal, day) => amazon.priceFor(amazonInputs(typed), goal, day),
      outcome: ({ lines: { netProfit: profit, profitMargin, returnOnInvestment: returnOnCosts } }) => ({
        profit,
        profitMargin,
        returnOnCosts,
      }),
    }),
    costQuestion(words, {
      name: 'productCost',
      currencyOf,
      highestFor: (typed, goal, day) => amazon.highestProductCost(amazonInputs(typed), goal, day),
    }),
  ];
}
