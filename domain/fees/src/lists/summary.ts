import type { IsoDate } from '@formation/calendar';
import { money, total, type Currency, type Money } from '@formation/money';
import type { Share } from '../grounds.ts';
import type { ReportSums } from '../reports/report-sums.ts';
import type { AnsweredOrder, ListReport } from './answer-list.ts';
import { apartIn, type ApartSums } from './apart-rows.ts';
import type { Difference } from './differences.ts';
import type { RowFault } from './sale-answer.ts';
import { byProfit, shareTally, tally, type GroupSums } from './tally.ts';

/** How many problems a summary lists, and how many products at each end; the rows have them all. */
const LISTED = 100;
const PRODUCTS = 10;

/** What a list comes to in one currency. */
export type CurrencySums = GroupSums &
  Readonly<{
    /** How much of the platform's fees rests on what, the surest first. */
    shares: readonly Share[];
    /** By the months of their days, the earliest first; none where the list has no days. */
    months: readonly GroupSums[];
    /** By category, where the platform asks and there are several; what is left of most first. */
    categories: readonly GroupSums[];
    /** Products by what is left of them: the worst first, and the best first where there are more. */
    worst: readonly GroupSums[];
    best: readonly GroupSums[];
  }>;

/** What was charged beside what is published, in one currency: less than 0 above is less. */
export type ChargedSums = Readonly<{
  currency: Currency;
  orders: number;
  charged: Money;
  published: Money;
  /** Of the orders for which more was charged, and for which less. */
  more: Readonly<{ orders: number; sum: Money }>;
  less: Readonly<{ orders: number; sum: Money }>;
}>;

/** What a page says of a list. */
export type Summary = Readonly<{
  rows: number;
  /** Orders that are counted, and rows of the list that are in them. */
  orders: number;
  counted: number;
  /** The first and the last day of counted orders, where the list has days. */
  days: Readonly<{ from: IsoDate; to: IsoDate }> | undefined;
  byCurrency: readonly CurrencySums[];
  charged: readonly ChargedSums[];
  differences: readonly Difference[];
  apart: readonly ApartSums[];
  reported: ReportSums | undefined;
  problems: Readonly<{ count: number; first: readonly Readonly<{ line: number; fault: RowFault }>[] }>;
  /** Counted orders that rest on an estimate. */
  estimates: number;
  /** Counted orders whose site does not offer a setting, by its key. */
  notOffered: Readonly<Record<string, number>>;
  /** Fees that exist and are not in the sums of one order or another, by their keys. */
  notCounted: readonly string[];
}>;

type Answered = Extract<AnsweredOrder, { answer: object }>;

/** Sums by currency, and in each by month, category and product. */
function sumsIn(orders: readonly Answered[]): readonly CurrencySums[] {
  const [all, months, categories, products] = [tally(), tally(), tally(), tally()];
  const shares = shareTally();
  for (const { title, day, answer } of orders) {
    const { sums, category } = answer;
    all.count('', sums);
    shares.count(sums.profit.currency, answer.shares);
    if (day) months.count(day.slice(0, 7), sums);
    categories.count(category, sums);
    products.count(title, sums);
  }
  const groupsIn = (groups: readonly GroupSums[], of: Currency) => groups.filter(({ currency }) => currency === of);
  return all.groups().map((sum) => {
    const { currency } = sum;
    const named = byProfit(groupsIn(products.groups(), currency).filter(({ name }) => name !== ''));
    const ofCategories = byProfit(groupsIn(categories.groups(), currency)).toReversed();
    return {
      ...sum,
      shares: shares.sharesIn(currency),
      months: groupsIn(months.groups(), currency).toSorted((a, b) => (a.name < b.name ? -1 : 1)),
      categories: ofCategories.length > 1 ? ofCategories : [],
      worst: named.slice(0, PRODUCTS),
      best: named.slice(PRODUCTS).toReversed().slice(0, PRODUCTS),
    };
  });
}

/** What was charged beside what is published, by currency. */
function chargedIn(orders: readonly Answered[]): readonly ChargedSums[] {
  const found = new Map<Currency, ChargedSums>();
  for (const { answer, charged } of orders) {
    if (!charged) continue;
    const { feesOfOrder: fees } = answer;
    const { currency } = fees;
    const zero = money('0', currency);
    const nothing = { orders: 0, sum: zero };
    const before = found.get(currency) ?? {
      currency,
      orders: 0,
      charged: zero,
      published: zero,
      more: nothing,
      less: nothing,
    };
    const { above } = charged;
    const part = above.units > 0n ? 'more' : 'less';
    found.set(currency, {
      ...before,
      orders: before.orders + 1,
      charged: total(before.charged, charged.charged),
      published: total(before.published, fees),
      ...(above.units !== 0n && { [part]: { orders: before[part].orders + 1, sum: total(before[part].sum, above) } }),
    });
  }
  return [...found.values()];
}

function daysIn(orders: readonly Answered[]): Summary['days'] {
  const days = orders.flatMap(({ day }) => day ?? []);
  const [first] = days;
  if (!first) return undefined;
  return days.reduce(({ from, to }, day) => ({ from: day < from ? day : from, to: day > to ? day : to }), {
    from: first,
    to: first,
  });
}

/** What is to be said of a list: sums, what is apart, problems, estimates, settings that do not fit, what is not counted. */
export function summaryOf(report: ListReport): Summary {
  const { rows, orders } = report;
  const counted = orders.filter((order): order is Answered => order.answer !== undefined);
  const problems = rows.flatMap((row) => {
    if ('fault' in row) return [{ line: row.line, fault: row.fault }];
    const fault = 'order' in row && row.isFirst ? row.order.fault : undefined;
    return fault ? [{ line: row.line, fault }] : [];
  });
  const notOffered: Record<string, number> = {};
  for (const { answer } of counted) for (const key of answer.notOffered) notOffered[key] = (notOffered[key] ?? 0) + 1;
  return {
    rows: rows.length,
    orders: counted.length,
    counted: counted.reduce((all, { lines }) => all + lines.length, 0),
    days: daysIn(counted),
    byCurrency: sumsIn(counted),
    charged: chargedIn(counted),
    differences: report.differences,
    apart: apartIn(report),
    reported: report.reported,
    problems: { count: problems.length, first: problems.slice(0, LISTED) },
    estimates: counted.filter(({ answer }) => answer.isEstimate).length,
    notOffered,
    notCounted: [...new Set(counted.flatMap(({ answer }) => answer.notCounted))],
  };
}
