import { compare, type Money } from '@formation/money';
import type { Calculator } from '../platform.ts';
import { isAsked } from '../question/field.ts';
import { readAnswers } from '../question/read.ts';
import { answerOrder, type OrderReading } from './answer-order.ts';
import type { PricedOrder } from './matched-orders.ts';

/** One answer to the platform's question with which its published fees are what was charged: a choice, or a box. */
export type Why = Readonly<{ key: string; value: string }>;

/**
 * The likely reason of a difference: the first answer to the platform's question that, given otherwise, makes its
 * published fees what was charged, to the coin. Another category, a buyer abroad, a level below standard.
 *
 * @returns undefined where no single answer explains it.
 */
export function whyCharged(
  order: PricedOrder,
  { charged, calculator, reading }: Readonly<{ charged: Money; calculator: Calculator; reading: OrderReading }>,
): Why | undefined {
  const { fields } = calculator.question;
  const { answers } = readAnswers(calculator.question, { ...reading.settings, ...order.texts });
  const others = fields.flatMap((field): readonly Why[] => {
    const { key } = field;
    if (!isAsked(field, answers)) return [];
    if (field.kind === 'yes') return [{ key, value: answers[key] === true ? 'no' : 'yes' }];
    if (field.kind !== 'choice') return [];
    return field.offered(answers).flatMap((value) => (value === answers[key] ? [] : [{ key, value }]));
  });
  return others.find(({ key, value }) => {
    const other = answerOrder({ ...order, texts: { ...order.texts, [key]: value } }, calculator, reading);
    if (!other.answer) return false;
    const { feesOfOrder: fees } = other.answer;
    return fees.currency === charged.currency && compare(fees, charged) === 0;
  });
}
