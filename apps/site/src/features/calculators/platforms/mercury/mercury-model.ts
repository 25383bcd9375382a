import { isRefusal } from '@formation/fees';
import * as mercury from '@formation/fees/mercury';
import { amountFrom, optionsOf, rowsOf, type Published } from '../../published/model-parts.ts';
import type { PublishedModel } from '../../published/published-model.ts';
import { receiveQuestion } from '../../published/receive-question.ts';
import { choice } from '../../../../lib/typed/choice.ts';
import type { Typed } from '../../../../lib/typed/use-typed.ts';

const kinds = ['abroadOur', 'abroadShared', 'domesticOut', 'ach', 'domesticIn', 'fromAbroad'] as const;

/** How a payment goes, and what banks on the way take of it. */
function waySent(typed: Typed): Omit<mercury.PaymentInputs, 'amount'> {
  const kind = choice(kinds, typed['kind']);
  return { kind, takenOnTheWay: kind === 'abroadShared' ? [amountFrom(typed, 'takenOnTheWay', 'USD')] : [] };
}

const wantedArriving = (published: Published) =>
  receiveQuestion(published, {
    id: 'send',
    name: 'amount',
    currencyOf: () => 'USD',
    amountFor: (typed, wanted, day) => mercury.amountFor({ ...wanted, currency: 'USD' }, waySent(typed), day),
    arrives: ({ lines }: mercury.Payment) => lines.recipientGets,
  });

/** Mercury's published fees for one payment in dollars. */
export function mercuryModel(published: Published): PublishedModel {
  const { mercury: words, names } = published;
  return {
    fields: (typed) => {
      const isShared = choice(kinds, typed['kind']) === 'abroadShared';
      const taken = { name: 'takenOnTheWay', label: words.takenOnTheWay, help: words.takenHelp, unit: '$' } as const;
      return [
        {
          title: words.title,
          fields: [
            { kind: 'choice', name: 'kind', label: words.kind, options: optionsOf(kinds, words.kinds) },
            { kind: 'amount', name: 'amount', label: words.amount, unit: '$', initial: '1000' },
            ...(isShared ? [{ kind: 'amount', ...taken } as const] : []),
          ],
        },
      ];
    },
    answer: (typed, day) => {
      const answer = mercury.payment({ ...waySent(typed), amount: amountFrom(typed, 'amount', 'USD') }, day);
      if (isRefusal(answer)) return answer;
      const { lines } = answer;
      const rows = rowsOf(names, lines);
      return {
        groups: [
          { title: published.in, rows: rows(['amount']) },
          { title: published.fees, rows: rows(['fee', 'debited'], 'out') },
        ],
        total: { label: words.arrives, figure: lines.recipientGets },
      };
    },
    questions: [wantedArriving(published)],
  };
}
