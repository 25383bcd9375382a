import { isRefusal } from '@formation/fees';
import * as payoneer from '@formation/fees/payoneer';
import { amountFrom, optionsOf, rowsOf, type Published } from '../../published/model-parts.ts';
import type { PublishedModel } from '../../published/published-model.ts';
import { choice } from '../../typed/choice.ts';

const methods = [
  'card',
  'achDebit',
  'bankTransfer',
  'receivingAccount',
  'payoneerBalance',
] as const satisfies readonly payoneer.ReceivingMethod[];

/** Payoneer's published fees for one payment that comes in. */
export function payoneerModel(published: Published): PublishedModel {
  const { payoneer: words, names } = published;
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
      const method = choice(methods, typed['method']);
      const answer = payoneer.receipt({ method, amount: amountFrom(typed, 'amount', 'USD') }, day);
      if (isRefusal(answer)) return answer;
      const { lines } = answer;
      const rows = rowsOf(names, lines);
      return {
        groups: [
          { title: published.in, rows: rows(['amount']) },
          {
            title: published.fees,
            rows: [...rows(['fee'], 'out'), ...rows(['feeShare'])],
          },
        ],
        total: { label: words.net, figure: lines.net },
      };
    },
  };
}
