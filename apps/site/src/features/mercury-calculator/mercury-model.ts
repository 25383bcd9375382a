import { isRefusal } from '@formation/fees';
import * as mercury from '@formation/fees/mercury';
import { amountFrom, optionsOf, rowsOf, type Published } from '../../published/model-parts.ts';
import type { PublishedModel } from '../../published/published-model.ts';
import { choice } from '../../typed/choice.ts';

const kinds = ['abroadOur', 'abroadShared', 'domesticOut', 'ach', 'domesticIn', 'fromAbroad'] as const;

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
      const kind = choice(kinds, typed['kind']);
      const taken = kind === 'abroadShared' ? [amountFrom(typed, 'takenOnTheWay', 'USD')] : [];
      const answer = mercury.payment({ kind, amount: amountFrom(typed, 'amount', 'USD'), takenOnTheWay: taken }, day);
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
  };
}
