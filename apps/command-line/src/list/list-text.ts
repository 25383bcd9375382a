import { apartSums, headerOf, type ChargedSums, type Difference, type ReportSums } from '@formation/fees/lists';
import { moneyText, toExactText, toText, type Decimal, type Money } from '@formation/money';
import { columns, leftOut, wordsOf } from '../written.ts';
import type { ListResult } from './list-result.ts';
import { apartWords, reportedWords } from './list-words.ts';
import { rowProblem } from './row-problem.ts';

/** A table under its title; nothing where it has no rows. */
function table(title: string, [head, ...rows]: readonly (readonly string[])[]): readonly string[] {
  return head && rows.length > 0 ? [`${title}\n${columns([head, ...rows])}`] : [];
}

/** What the list is, and which of its columns is read as what. */
function whatItIs({ layout: { columns: read, unread }, platform, report: { headers } }: ListResult): string {
  if ('headers' in read) return `${read.program}: ${read.what} (${read.name})`;
  const named = [...Object.entries(read.fields), ...Object.entries(read.own)];
  const matched = named.map(([key, at]) => `${wordsOf(key)} in "${headers[at]?.trim() ?? ''}"`);
  const left = unread.length > 0 ? `\nNot read: ${unread.join(', ')}` : '';
  return `A list for ${platform}: ${matched.join(', ')}${left}`;
}

function counted({ summary: { rows, orders, counted: inOrders, days }, day, isOwnDay }: ListResult): string {
  const by = isOwnDay && days ? `each row's own date, ${days.from} to ${days.to}` : day;
  return `${inOrders} of ${rows} rows counted, as ${orders} orders, by the fees of ${by}`;
}

function sums({ summary: { byCurrency } }: ListResult) {
  return table('What it comes to', [
    ['', 'orders', 'revenue', 'fees', 'costs', 'profit'],
    ...byCurrency.map(({ currency, orders, sums: { revenue, fees, costs, profit } }) => [
      ...[currency, String(orders)],
      ...[revenue, fees, costs, profit].map((amount) => moneyText(amount)),
    ]),
  ]);
}

const part = ({ orders, sum }: ChargedSums['more']) => (orders > 0 ? `${moneyText(sum)} in ${orders}` : '–');

function chargedBeside({ summary: { charged } }: ListResult) {
  return table('Charged, as the list says, beside what is published', [
    ['', 'orders', 'charged', 'published', 'more', 'less'],
    ...charged.map(({ currency, orders, charged: all, published, more, less }) => [
      ...[currency, String(orders), moneyText(all), moneyText(published), part(more), part(less)],
    ]),
  ]);
}

const DIFFERENCES = 10;

function differenceText({ place }: ListResult, { lines, charged, published, above, why }: Difference): string {
  const reason = why ? `; it agrees with ${wordsOf(why.key)} ${why.value}` : '';
  const amounts = `${moneyText(charged)} charged, ${moneyText(published)} published, ${signed(above)}`;
  return `${place(lines[0] ?? 0)}: ${amounts}${reason}`;
}

const signed = (amount: Money) => `${amount.units > 0n ? '+' : ''}${moneyText(amount)}`;

function differences(result: ListResult): readonly string[] {
  const all = result.summary.differences;
  if (all.length === 0) return [];
  const shown = all.slice(0, DIFFERENCES).map((one) => differenceText(result, one));
  const more = all.length > DIFFERENCES ? ['… the others are in --csv and --json'] : [];
  return [['The largest differences', ...shown, ...more].join('\n')];
}

function apart({ summary: { apart: all } }: ListResult) {
  return table('Rows that are no sales', [
    ['', 'in the list', 'rows', 'sum'],
    ...all.map(({ is, word, currency, count, sum }) => [
      ...[apartWords[is], word, String(count), sum ? `${toText(sum, 2)} ${currency}`.trim() : ''],
    ]),
  ]);
}

const said = (amounts: ReadonlyMap<string, Decimal>) =>
  [...amounts].map(([currency, amount]) => `${toExactText(amount)} ${currency}`.trim()).join(', ');

/** One of the sums of sales, by currency; what comes to nothing is left out. */
function ofSales(sales: ReportSums['sales'], key: 'revenue' | 'tax' | 'charged'): ReadonlyMap<string, Decimal> {
  return new Map(
    [...sales].flatMap(([currency, { [key]: amount }]) =>
      amount && amount.units !== 0n ? [[currency, amount] as const] : [],
    ),
  );
}

/** What a known report itself says of its sales and of the rest. */
function reported(all: ReportSums | undefined): readonly string[] {
  if (!all) return [];
  const { sales, apart: others } = all;
  const lines = [
    ['Paid by buyers, without tax', said(ofSales(sales, 'revenue'))],
    ['Tax that buyers paid', said(ofSales(sales, 'tax'))],
    ['Fees charged', said(ofSales(sales, 'charged'))],
    ...apartSums.map((sum) => [reportedWords[sum], said(others[sum])]),
  ].filter(([, text]) => text !== '');
  return lines.length > 0 ? [`What the report itself says\n${columns(lines)}`] : [];
}

/** A list for people: what it is, its sums by currency, what was charged beside what is published, and what is apart. */
export function listText(result: ListResult): string {
  const { platform, summary } = result;
  const ofFees = platform
    ? [counted(result), ...sums(result), ...chargedBeside(result), ...differences(result)]
    : ['There is no table of its fees: what it says is added up.'];
  return [whatItIs(result), ...ofFees, ...apart(result), ...reported(summary.reported), ...leftOut(summary)].join(
    '\n\n',
  );
}

/** Rows that are not counted, one line each; words that may mean a sale among them. */
export function problemLines({ summary, calculator, place }: ListResult): readonly string[] {
  const { problems, apart: all } = summary;
  const rows = problems.first.map(({ line, fault }) => `${place(line)}: ${rowProblem(fault, calculator)}`);
  const more = problems.count - rows.length;
  const unknown = all.filter(({ is }) => is === 'unknown');
  return [
    ...(problems.count > 0 ? [`Rows that are not counted: ${problems.count}`, ...rows] : []),
    ...(more > 0 ? [`… and ${more} more; --csv has them all`] : []),
    ...unknown.map(
      ({ word, count }) =>
        `Rows that say "${word}": ${count}, not counted; if it means a sale: --count-as-sale "${headerOf(word)}"`,
    ),
  ];
}
