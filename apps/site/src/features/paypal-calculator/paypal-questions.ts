import * as paypal from '@formation/fees/paypal-published';
import { currencies, readAmount } from '@formation/money';
import type { Published } from '../../published/model-parts.ts';
import { priceQuestions } from '../../published/price-questions.ts';
import type { Field, Question } from '../../published/published-model.ts';
import { solvedAmount } from '../../published/solved.ts';
import type { Typed } from '../../typed/use-typed.ts';
import { chosen, paypalInputs } from './paypal-inputs.ts';

const name = 'soldPrice';
const currencyOf = (typed: Typed) => chosen(typed).currency;
const arrivingIn = (typed: Typed) => chosen(typed).arriving;

/** PayPal asked backwards: what to ask for to receive an amount, or to reach a profit, a margin, a return. */
export function paypalQuestions(words: Published): readonly Question[] {
  const { questions: labels, solver } = words;
  const wanted = (typed: Typed): Field => {
    const unit = currencies[arrivingIn(typed)].sign.trim();
    return { kind: 'amount', name: 'wanted', label: labels.wantedAmount, unit, initial: '1000' };
  };
  const receive: Question['solve'] = (typed, text, day) => {
    const arrives = readAmount(text, arrivingIn(typed));
    const found = paypal.priceFor(paypalInputs(typed, day), { arrives }, day);
    return solvedAmount(found, {
      words: solver,
      name,
      currency: currencyOf(typed),
      figure: ({ lines }) => lines.arrives,
    });
  };
  return [
    { id: 'receive', label: labels.receive, wanted, solve: receive },
    ...priceQuestions(words, {
      name,
      currencyOf,
      profitIn: arrivingIn,
      priceFor: (typed, goal, day) => paypal.priceFor(paypalInputs(typed, day), goal, day),
    }),
  ];
}
