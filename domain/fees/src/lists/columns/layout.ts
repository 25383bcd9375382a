import type { Calculator } from '../../platform.ts';
import type { Recognised } from '../../reports/recognise.ts';
import type { ListRecord, ListTask } from '../list-task.ts';
import { dayTexts } from '../reader.ts';
import { columnsOf } from './columns.ts';
import { guessed, headerAt, pricesOf } from './guess.ts';

/** How a list is read that nobody has matched, and what of it is left to say. */
export type Layout = Pick<ListTask, 'headerLine' | 'columns' | 'prices'> &
  Readonly<{
    /** Needed columns that were not found. */
    missing: readonly string[];
    /** Headers of a list of one's own that nothing is read from. */
    unread: readonly string[];
    /** What the first rows say as their days. */
    dayTexts: readonly string[];
  }>;

/** The layout of a report that is known. */
function reportLayout(first: readonly ListRecord[], { report, at }: Recognised): Layout {
  const rows = first.slice(at).map(({ cells }) => cells);
  return {
    headerLine: first[at]?.line ?? 1,
    columns: report,
    prices: 'all',
    missing: [],
    unread: [],
    dayTexts: dayTexts(report, rows),
  };
}

/** The layout of a list as its headers and first cells tell, for the question of a platform. */
function guessedLayout(first: readonly ListRecord[], calculator: Calculator): Layout {
  const columns = columnsOf(calculator);
  const at = headerAt(
    first.map(({ cells }) => cells),
    columns,
  );
  const [header, ...rows] = first.slice(at);
  const headers = header?.cells ?? [];
  const matching = guessed(
    headers,
    rows.map(({ cells }) => cells),
    columns,
  );
  const { fields, own } = matching;
  const used = new Set([...Object.values(fields), ...Object.values(own)]);
  return {
    headerLine: header?.line ?? 1,
    columns: matching,
    prices: pricesOf(headers, matching, columns),
    missing: columns.filter(({ key, isNeeded }) => isNeeded && fields[key] === undefined).map(({ key }) => key),
    unread: headers.map((text) => text.trim()).filter((text, index) => text !== '' && !used.has(index)),
    dayTexts: rows.map(({ cells }) => cells[own.day ?? -1] ?? ''),
  };
}

/**
 * How a list is read where nobody says it: as the report that it is, or by the columns that a platform's question finds.
 *
 * @param first - its first records.
 */
export function layoutOf(first: readonly ListRecord[], by: Recognised | Calculator): Layout {
  return 'report' in by ? reportLayout(first, by) : guessedLayout(first, by);
}
