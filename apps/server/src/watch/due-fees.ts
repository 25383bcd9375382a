import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { daysBetween, type IsoDate } from '@formation/calendar';
import { fill, messages, nameOfConfirmed, type ReadTable } from '@formation/content';
import { builtSite } from '../built-site.ts';

/** What the site publishes of a platform's fees: docs/fee-tables.md. */
export type BuiltTable = ReadTable & Readonly<{ reviewAfterDays: number }>;

/** A file of our own build; none while the next build is writing it. */
async function builtTable(path: string): Promise<readonly BuiltTable[]> {
  try {
    return [JSON.parse(await readFile(path, 'utf8')) as BuiltTable];
  } catch {
    return [];
  }
}

/** The tables that the built site publishes; none on a machine without one. */
export async function builtTables(site = builtSite): Promise<readonly BuiltTable[]> {
  const folder = join(site, 'fees');
  const names = await readdir(folder).catch(() => []);
  const files = names.filter((name) => /^[\w-]+\.json$/.test(name)).sort();
  return (await Promise.all(files.map((name) => builtTable(join(folder, name))))).flat();
}

/** The days on which sources were confirmed since the build, by what {@link nameOfConfirmed} calls them. */
type Days = ReadonlyMap<string, IsoDate>;
type FeeReview = Readonly<{ table: BuiltTable; days: Days; day: IsoDate }>;

export const keyOfSource = ({ platform }: BuiltTable, id: string) => `${platform}/${id}`;

function lastRead(id: string, { table, days }: FeeReview): IsoDate | undefined {
  const { checked, readAgain = checked } = table.sources[id] ?? {};
  const since = days.get(nameOfConfirmed({ kind: 'fee', key: keyOfSource(table, id) })) ?? readAgain;
  return since !== undefined && readAgain !== undefined && since < readAgain ? readAgain : since;
}

/** The sources of the entry that applies on a day, where it was last read too long before it. */
function dueSources(fee: BuiltTable['fees'][number], review: FeeReview): readonly string[] {
  const { table, day } = review;
  const inForce = fee.entries.findLast(({ from }) => from === undefined || from <= day);
  const read = inForce?.sources ?? [];
  const last = read
    .flatMap((id) => lastRead(id, review) ?? [])
    .toSorted()
    .at(-1);
  return last !== undefined && daysBetween(last, day) > table.reviewAfterDays ? read : [];
}

/** A platform with fees that were last read too long ago: how many, and of how many of them each source tells. */
export type DueFees = Readonly<{ table: BuiltTable; count: number; sources: ReadonlyMap<string, number> }>;

/** The platforms with fees that were last read too long ago. */
export function feesToRead(tables: readonly BuiltTable[], days: Days, day: IsoDate): readonly DueFees[] {
  const all = tables.map((table): DueFees => {
    const due = table.fees.map((fee) => dueSources(fee, { table, days, day })).filter((ids) => ids.length > 0);
    const sources = new Map<string, number>();
    for (const id of due.flat()) sources.set(id, (sources.get(id) ?? 0) + 1);
    return { table, count: due.length, sources };
  });
  return all.filter(({ count }) => count > 0);
}

/** The same in words: one text for each platform. */
export function dueFees(tables: readonly BuiltTable[], days: Days, day: IsoDate): readonly string[] {
  const words = messages.en.mail.alarm.says;
  return feesToRead(tables, days, day).map(({ table: { platform }, count }) => fill(words.fees, { platform, count }));
}
