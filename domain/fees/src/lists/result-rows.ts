import { toText, type Money } from '@formation/money';
import { grounds, type Ground } from '../grounds.ts';
import type { AnsweredOrder, ListedRow, ListReport } from './answer-list.ts';
import type { SetApart } from './list-orders.ts';
import type { RowFault } from './sale-answer.ts';

/** The headers that we put before those of the list. */
export type FileWords = Readonly<
  Record<
    | 'line'
    | 'currency'
    | 'revenue'
    | 'fees'
    | 'charged'
    | 'above'
    | 'costs'
    | 'profit'
    | 'remark'
    | 'estimate'
    | 'partOf'
    | 'notOffered',
    string
  >
> &
  Readonly<{
    grounds: Readonly<Record<Ground, string>>;
    apart: Readonly<{ kinds: Readonly<Record<SetApart, string>> }>;
  }>;

/** How a row's faults, and settings that it could not follow, are said. */
type Says = Readonly<{ fault: (fault: RowFault) => string; notOffered: (key: string) => string }>;

const exact = (amount: Money) => toText(amount, 2);

/** What stands beside the numbers of a row: what is wrong with it, what it is, or what its numbers rest on. */
function remark(row: ListedRow, words: FileWords, says: Says): string {
  if ('fault' in row) return says.fault(row.fault);
  if ('apart' in row) return words.apart.kinds[row.apart];
  const { order, isFirst } = row;
  if (!isFirst) return words.partOf.replace('{line}', String(order.lines[0]));
  if (order.fault) return says.fault(order.fault);
  const { isEstimate = false, notOffered = [] } = order.answer ?? {};
  return [...(isEstimate ? [words.estimate] : []), ...notOffered.map(says.notOffered)].join(' ');
}

/** The grounds that the fees of one order or another rest on. */
function groundsIn({ orders }: ListReport): readonly Ground[] {
  const found = new Set(orders.flatMap(({ answer }) => answer?.shares.map(({ ground }) => ground) ?? []));
  return grounds.filter((ground) => found.has(ground));
}

/** Every row as it came, bad ones too, with its result or its problem before it; an order's result is in its first row. */
export function resultRows(report: ListReport, words: FileWords, says: Says): readonly (readonly string[])[] {
  const { headers, rows } = report;
  const found = groundsIn(report);
  const { line, currency, revenue, fees, charged, above, costs, profit } = words;
  const own = [line, currency, revenue, fees, charged, above, costs, profit];
  const results = rows.map((row) => {
    const order = 'order' in row && row.isFirst ? row.order : undefined;
    const counted = order?.answer ? order : undefined;
    const amounts = counted ? amountsOf(counted) : own.slice(1).map(() => '');
    const sure = found.map((one) => {
      const share = counted?.answer.shares.find(({ ground }) => ground === one);
      return share ? exact(share.amount) : '';
    });
    return [String(row.line), ...amounts, ...sure, remark(row, words, says), ...row.cells];
  });
  return [[...own, ...found.map((one) => words.grounds[one]), words.remark, ...headers], ...results];
}

type Answered = Extract<AnsweredOrder, { answer: object }>;

function amountsOf({ answer: { sums }, charged }: Answered): readonly string[] {
  const beside = charged ? [exact(charged.charged), exact(charged.above)] : ['', ''];
  return [
    sums.profit.currency,
    exact(sums.revenue),
    exact(sums.fees),
    ...beside,
    exact(sums.costs),
    exact(sums.profit),
  ];
}
