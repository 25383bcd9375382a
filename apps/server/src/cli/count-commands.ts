import type { IsoDate } from '@formation/calendar';
import { csv } from '@formation/csv';
import type { CountKind, Sum } from '../counts/counts.ts';
import { firstShown, shownDays, sumsOf, total } from '../counts/day-sums.ts';
import { type Answer, asJson, type Call, type Command } from './command.ts';
import { table } from './table.ts';

/** As many names as a table shows. */
const most = 15;

function byDay(sums: readonly Sum[]): string {
  const days = [...Map.groupBy(sums, ({ day }) => day)].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const rows = days.map(([day, ofDay]) => {
    const { pages, calculators, enquiries, held, calls } = sumsOf(day, ofDay);
    return [day, ...[pages, calculators, enquiries, held, calls].map(String)];
  });
  return table(['day', 'pages', 'calculators', 'enquiries', 'held', 'calls'], rows);
}

function byName(sums: readonly Sum[], kind: CountKind, heading: string): string {
  const groups = Map.groupBy(
    sums.filter((sum) => sum.kind === kind),
    ({ name }) => name,
  );
  const rows = [...groups].map(([name, all]) => [name, total(all)] as const);
  const largest = rows.toSorted(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)).slice(0, most);
  return table(
    [heading, 'times'],
    largest.map(([name, times]) => [name, String(times)]),
    { widest: 80 },
  );
}

function summary(sums: readonly Sum[], since: IsoDate): string {
  if (sums.length === 0) return `Nothing was counted since ${since}.`;
  return [
    byDay(sums),
    byName(sums, 'page', 'page'),
    byName(sums, 'calculator', 'calculator opened'),
    byName(sums, 'from', 'came from'),
  ].join('\n\n');
}

async function counts({ store, format, now }: Call): Promise<Answer> {
  const since = firstShown(now);
  const sums = await store.counts.since(format === 'table' ? since : '0001-01-01');
  if (format === 'json') return asJson({ counts: sums });
  if (format === 'table') return { text: summary(sums, since) };
  const rows = sums.map(({ day, kind, name, count }) => [day, kind, name, String(count)]);
  return { text: csv([['day', 'kind', 'name', 'count'], ...rows]) };
}

/** The command about how the site is used: sums without persons. */
export const countCommands: Readonly<Record<string, Command>> = {
  counts: {
    takes: '',
    formats: ['table', 'json', 'csv'],
    does: `visits by page and day, and where they came from: ${shownDays} days, or all`,
    run: counts,
  },
};
