import { apartSums, type ReportSums } from '@formation/fees/lists';
import { toExactText, type Decimal, type Money } from '@formation/money';
import type { ListResult } from './list-result.ts';

const exact = (amount: Decimal | Money | undefined) => amount && toExactText(amount);

function amounts<K extends string>(all: Readonly<Record<K, Decimal | Money>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries<Decimal | Money>(all).map(([key, amount]) => [key, toExactText(amount)] as const),
  );
}

const byCurrency = (all: ReadonlyMap<string, Decimal>) => amounts(Object.fromEntries(all));

function reportedIn({ sales, apart }: ReportSums) {
  return {
    sales: Object.fromEntries(
      [...sales].map(([currency, { orders, pieces, revenue, tax, charged }]) => [
        currency,
        { orders, ...amounts({ pieces, revenue, tax }), charged: exact(charged) },
      ]),
    ),
    ...Object.fromEntries(apartSums.map((sum) => [sum, byCurrency(apart[sum])])),
  };
}

/** A list for programs: amounts are exact decimal texts, lines are those of all files counted on. */
export function listPlain({ platform, layout, summary, report: { headers }, ...result }: ListResult) {
  const { columns } = layout;
  const { rows, orders, counted, days, problems, notCounted, estimates } = summary;
  const nameOf = (at: number) => headers[at]?.trim();
  const named = (all: Readonly<Record<string, number>>) =>
    Object.fromEntries(Object.entries(all).map(([key, at]) => [key, nameOf(at)]));
  return {
    ...('headers' in columns
      ? { report: columns.name }
      : { columns: { ...named(columns.fields), ...named(columns.own) }, unread: layout.unread }),
    platform,
    ...(result.isOwnDay ? { days } : { day: result.day }),
    ...{ rows, counted, orders, estimates },
    currencies: summary.byCurrency.map(({ currency, sums, shares, ...one }) => ({
      currency,
      orders: one.orders,
      ...amounts(sums),
      grounds: shares.map(({ ground, amount }) => ({ ground, amount: exact(amount) })),
    })),
    charged: summary.charged.map(({ currency, charged, published, more, less, ...one }) => ({
      ...{ currency, orders: one.orders, ...amounts({ charged, published }) },
      more: { orders: more.orders, sum: exact(more.sum) },
      less: { orders: less.orders, sum: exact(less.sum) },
    })),
    differences: summary.differences.map(({ lines, title, published, charged, above, why }) => ({
      ...{ lines, title, currency: published.currency, ...amounts({ published, charged, above }), why },
    })),
    apart: summary.apart.map(({ sum, ...one }) => ({ ...one, sum: exact(sum) })),
    reported: summary.reported && reportedIn(summary.reported),
    problems: { count: problems.count, first: problems.first.map(({ line, fault }) => ({ line, ...fault })) },
    notCounted,
  };
}
