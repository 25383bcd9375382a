import { isRefusal } from '@formation/fees';
import * as payoneer from '@formation/fees/payoneer';
import { amountFrom, optionsOf, rowsOf, type Published } from '../../published/model-parts.ts';
import type { Answer, PublishedModel } from '../../published/published-model.ts';
import { receiveQuestion } from '../../published/receive-question.ts';
import { choice } from '../../../../lib/typed/choice.ts';
import type { Typed } from '../../../../lib/typed/use-typed.ts';

const methods = [
  'card',
  'achDebit',
  'bankTransfer',
  'receivingAccount',
  'payoneerBalance',
] as const satisfies readonly payoneer.ReceivingMethod[];

const methodFrom = (typed: Typed) => choice(methods, typed['method']);

function answerOf({ lines }: payoneer.Receipt, published: Published): Answer {
  const rows = rowsOf(published.names, lines);
  return {
    groups: [
      { title: published.in, rows: rows(['amount']) },
      { title: published.fees, rows: [...rows(['fee'], 'out'), ...rows(['feeShare'])] },
    ],
    total: { label: published.payoneer.net, figure: lines.net },
  };
}

/** Payoneer's published fees for one payment that comes in. */
export function payoneerModel(published: Published): PublishedModel {
  const { payoneer: words } = published;
  return {
    fields: () => [
      {
        title: words.title,
        fields: [
          { kind: 'choice', name: 'method', label: words.method, options: optionsOf(methods, words.methods) },
          { kind: 'amount', name: 'amount', label: words.amount, unit: '$', initial: '1000' },
        ],
      },
    ],
    answer: (typed, day) => {
      const amount = amountFrom(typed, 'amount', 'USD');
      const answer = payoneer.receipt({ method: methodFrom(typed), amount }, day);
      return isRefusal(answer) ? answer : answerOf(answer, published);
    },
    questions: [
      receiveQuestion(published, {
        id: 'receive',
        name: 'amount',
        currencyOf: () => 'USD',
        amountFor: (typed, wanted, day) => payoneer.amountFor({ ...wanted, currency: 'USD' }, methodFrom(typed), day),
        arrives: ({ lines }) => lines.net,
      }),
    ],
  };
}
