import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { daysBetween, type IsoDate } from '@formation/calendar';
import { fill, messages } from '@formation/content';
import { builtSite } from '../built-site.ts';

/** What the site publishes of a platform's fees: docs/fee-tables.md. */
type TableFile = Readonly<{
  platform: string;
  reviewAfterDays: number;
  sources: Readonly<Record<string, Readonly<{ checked: IsoDate }>>>;
  fees: readonly Readonly<{ entries: readonly Readonly<{ from?: IsoDate; sources: readonly string[] }>[] }>[];
}>;

/** Whether the entry that applies on a day was last read too long before it. */
function isDue({ sources, reviewAfterDays }: TableFile, day: IsoDate) {
  return ({ entries }: TableFile['fees'][number]) => {
    const inForce = entries.findLast(({ from }) => from === undefined || from <= day);
    const read = inForce?.sources.flatMap((id) => sources[id]?.checked ?? []).sort();
    const last = read?.at(-1);
    return last !== undefined && daysBetween(last, day) > reviewAfterDays;
  };
}

/** The platforms with fees that were last read too long ago, as the built site publishes them: one text for each. */
export async function dueFees(day: IsoDate, site = builtSite): Promise<readonly string[]> {
  const folder = join(site, 'fees');
  const names = await readdir(folder).catch(() => []);
  const files = names.filter((name) => /^[\w-]+\.json$/.test(name)).sort();
  const due = await Promise.all(
    files.map(async (name) => {
      const table = JSON.parse(await readFile(join(folder, name), 'utf8')) as TableFile; // our own build's
      return { table, count: table.fees.filter(isDue(table, day)).length };
    }),
  );
  const words = messages.en.mail.alarm.says;
  return due
    .filter(({ count }) => count > 0)
    .map(({ table, count }) => fill(words.fees, { platform: table.platform, count }));
}
