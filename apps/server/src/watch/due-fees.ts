import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { daysBetween, type IsoDate } from '@formation/calendar';
import { fill, messages } from '@formation/content';
import { builtSite } from '../built-site.ts';

/** Where a fee was read, and when. */
export type FeeSource = Readonly<{ title: string; href?: string; checked: IsoDate }>;

/** What the site publishes of a platform's fees: docs/fee-tables.md. */
type TableFile = Readonly<{
  platform: string;
  reviewAfterDays: number;
  sources: Readonly<Record<string, FeeSource>>;
  fees: readonly Readonly<{ entries: readonly Readonly<{ from?: IsoDate; sources: readonly string[] }>[] }>[];
}>;

type Fee = TableFile['fees'][number];

/** The sources of the entry that applies on a day, where it was last read too long before it. */
function dueSources({ sources, reviewAfterDays }: TableFile, { entries }: Fee, day: IsoDate): readonly FeeSource[] {
  const inForce = entries.findLast(({ from }) => from === undefined || from <= day);
  const read = (inForce?.sources ?? []).flatMap((id) => sources[id] ?? []);
  const last = read
    .map(({ checked }) => checked)
    .toSorted()
    .at(-1);
  return last !== undefined && daysBetween(last, day) > reviewAfterDays ? read : [];
}

/** A platform with fees that were last read too long ago: how many, and where they can be read. */
export type DueFees = Readonly<{ platform: string; count: number; sources: readonly FeeSource[] }>;

/** The platforms with fees that were last read too long ago, as the built site publishes them. */
export async function feesToRead(day: IsoDate, site = builtSite): Promise<readonly DueFees[]> {
  const folder = join(site, 'fees');
  const names = await readdir(folder).catch(() => []);
  const files = names.filter((name) => /^[\w-]+\.json$/.test(name)).sort();
  const all = await Promise.all(
    files.map(async (name): Promise<DueFees> => {
      const table = JSON.parse(await readFile(join(folder, name), 'utf8')) as TableFile; // our own build's
      const due = table.fees.map((fee) => dueSources(table, fee, day)).filter((sources) => sources.length > 0);
      return { platform: table.platform, count: due.length, sources: [...new Set(due.flat())] };
    }),
  );
  return all.filter(({ count }) => count > 0);
}

/** The same in words: one text for each platform. */
export async function dueFees(day: IsoDate, site = builtSite): Promise<readonly string[]> {
  const words = messages.en.mail.alarm.says;
  return (await feesToRead(day, site)).map(({ platform, count }) => fill(words.fees, { platform, count }));
}
