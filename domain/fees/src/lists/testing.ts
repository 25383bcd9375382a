import { toExactText } from '@formation/money';
import { loadPlatform, type PlatformName } from '../platforms.ts';
import { knownReports } from '../reports/known-reports.ts';
import { recognised } from '../reports/recognise.ts';
import { answerList } from './answer-list.ts';
import { layoutOf } from './columns/layout.ts';
import type { ListTask } from './list-task.ts';
import { summaryOf } from './summary.ts';

type Rows = readonly (readonly string[])[];

const records =
  (rows: Rows): ListTask['records'] =>
  (onRecord) => {
    for (const [index, cells] of rows.entries()) onRecord({ cells, line: index + 1, isBroken: false });
  };

/** For tests: a list that nobody has matched, by the fees of the report that it is or else of the platform. */
export async function listed(
  rows: Rows,
  reading: Partial<ListTask> & Readonly<{ platform?: PlatformName | undefined }>,
) {
  const found = recognised(rows, knownReports);
  const { platform = found?.report.platform, ...task } = reading;
  const calculator = platform && (await loadPlatform(platform));
  const by = found ?? calculator;
  if (!by) throw new Error('no report is recognised');
  const first = rows.map((cells, index) => ({ cells, line: index + 1, isBroken: false }));
  const ways = { settings: {}, day: '2026-11-28', isOwnDay: true, ticked: [] } as const;
  const report = answerList(
    calculator,
    { records: records(rows), ...layoutOf(first, by), ...ways, ...task },
    () => undefined,
  );
  return { report, summary: summaryOf(report) };
}

/** For tests: the orders of a known report, with the fees that are published and what was charged above them. */
export async function answeredRows(rows: Rows, settings: ListTask['settings'] = {}) {
  const {
    report: { orders },
  } = await listed(rows, { settings });
  return orders.map((one) => {
    if (one.fault) return { fault: one.fault };
    if (!one.answer) return { hasNoFees: true };
    const { revenue, fees } = one.answer.sums;
    return {
      revenue: `${revenue.currency} ${toExactText(revenue)}`,
      fees: toExactText(fees),
      above: one.charged && toExactText(one.charged.above),
    };
  });
}
