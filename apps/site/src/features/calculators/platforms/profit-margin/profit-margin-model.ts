import { isRefusal } from '@formation/fees';
import { highestCost, margin, targetPrice } from '@formation/fees/profit-margin';
import { moneyText, toExactText } from '@formation/money';
import { amountFrom, fraction, rowsOf, type Published } from '../../published/model-parts.ts';
import type { PublishedModel, Question, Solved } from '../../published/published-model.ts';
import { solvedMost } from '../../published/solved.ts';
import { fill } from '@formation/content';

type Found = ReturnType<typeof targetPrice<'USD'>>;

/** The price that was found, ready to be put into the form. */
function pricedAt(found: Found, words: Published['solver']): Solved {
  if (isRefusal(found)) return found;
  const put = { name: 'price', value: toExactText(found.value) };
  return { text: fill(words.exactly, { value: moneyText(found.value) }), put };
}

const percent = (label: string, initial: string) =>
  ({ kind: 'percent', name: 'wanted', label, unit: '%', initial }) as const;

function questions({ profitMargin: words, questions: labels, solver }: Published): readonly Question[] {
  const price = (found: Found) => pricedAt(found, solver);
  const profit = { kind: 'amount', name: 'wanted', label: labels.wantedProfit, unit: '$', initial: '10' } as const;
  return [
    {
      id: 'margin',
      label: words.priceFor,
      wanted: percent(labels.wantedMargin, '40'),
      solve: (typed, wanted) => price(targetPrice(amountFrom(typed, 'cost', 'USD'), { margin: fraction(wanted) })),
    },
    {
      id: 'markup',
      label: words.priceForMarkup,
      wanted: percent(words.wantedMarkup, '50'),
      solve: (typed, wanted) => price(targetPrice(amountFrom(typed, 'cost', 'USD'), { markup: fraction(wanted) })),
    },
    {
      id: 'profit',
      label: words.priceForProfit,
      wanted: profit,
      solve: (typed, wanted) =>
        price(targetPrice(amountFrom(typed, 'cost', 'USD'), { profit: amountFrom({ wanted }, 'wanted', 'USD') })),
    },
    {
      id: 'cost',
      label: words.costFor,
      wanted: percent(labels.wantedMargin, '40'),
      solve: (typed, wanted) => {
        const found = highestCost(amountFrom(typed, 'price', 'USD'), { margin: fraction(wanted) });
        if (isRefusal(found)) return found;
        return solvedMost(moneyText(found.value), solver, { name: 'cost', value: toExactText(found.value) });
      },
    },
  ];
}

/** Margin and markup of a price, and the price for the one that is wanted. */
export function profitMarginModel(published: Published): PublishedModel {
  const { profitMargin: words, names, groups } = published;
  return {
    fields: () => [
      {
        title: groups.sale,
        fields: [
          { kind: 'amount', name: 'price', label: words.price, unit: '$', initial: '100' },
          { kind: 'amount', name: 'cost', label: words.cost, unit: '$', initial: '60' },
        ],
      },
    ],
    answer: (typed) => {
      const { lines } = margin(amountFrom(typed, 'price', 'USD'), amountFrom(typed, 'cost', 'USD'));
      const rows = rowsOf(names, lines);
      return {
        groups: [
          { title: published.in, rows: rows(['price']) },
          { title: published.out, rows: rows(['cost'], 'out') },
          { title: groups.result, rows: rows(['margin', 'markup']) },
        ],
        total: { label: words.profit, figure: lines.profit },
      };
    },
    questions: questions(published),
  };
}
