import * as paypal from '@formation/fees/paypal-published';
import type { Published } from '../../published/model-parts.ts';
import { priceQuestions } from '../../published/price-questions.ts';
import type { Question } from '../../published/published-model.ts';
import { receiveQuestion } from '../../published/receive-question.ts';
import type { Typed } from '../../../../lib/typed/use-typed.ts';
import { chosen, paypalInputs } from './paypal-inputs.ts';

const name = 'soldPrice';
const currencyOf = (typed: Typed) => chosen(typed).currency;
const arrivingIn = (typed: Typed) => chosen(typed).arriving;

/** PayPal asked backwards: what to ask for to receive an amount, or to reach a profit, a margin, a return. */
export function paypalQuestions(words: Published): readonly Question[] {
  return [
    receiveQuestion(words, {
      id: 'receive',
      name,
      currencyOf,
      arrivingIn,
      amountFor: (typed, arrives, day) => paypal.priceFor(paypalInputs(typed, day), { arrives }, day),
      arrives: ({ lines }) => lines.arrives,
    }),
    ...priceQuestions(words, {
      name,
      currencyOf,
      profitIn: arrivingIn,
      priceFor: (typed, goal, day) => paypal.priceFor(paypalInputs(typed, day), goal, day),
      outcome: ({ lines }) => lines,
    }),
  ];
}
