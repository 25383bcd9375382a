import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { dayAt, type IsoDate } from '@formation/calendar';
import {
  calls,
  confirmable,
  type Confirmation,
  confirmedBy,
  confirmedFacts,
  facts,
  readConfirmations,
} from '@formation/content';
import { platformsWithFees, tableFile } from '@formation/fees/tables';
import type { Plugin } from 'vite';

/** What `npm run -s leads -- confirmations` wrote. A site without it shows the days of its data. */
const file = new URL('../../../../../content/confirmations.json', import.meta.url);

/** The data whose days a confirmation moves: facts, claims, and the sources of a platform's fees. */
export const dated =
  /\/(?:content\/entries\/(facts|claims)\/\1\.json|domain\/fees\/src\/platforms\/([\w-]+)\/(?:tables\/sources|index)\.ts)$/;

type Days = ReadonlyMap<string, IsoDate>;
type Dates = Readonly<Record<string, string>>;

/** What moves in a file of data, by its keys: `boi` has other days. */
function datesIn(id: string, days: Days): ReadonlyMap<string, Dates> {
  const [, texts, platform] = dated.exec(id) ?? [];
  const prefix = platform === undefined ? `${texts === 'facts' ? 'fact' : 'claim'} ` : `fee ${platform}/`;
  const own = [...days].flatMap(([name, day]) => (name.startsWith(prefix) ? [[name.slice(prefix.length), day]] : []));
  const moved = confirmedFacts(facts, days);
  return new Map(
    (own as [string, IsoDate][]).map(([key, day]): [string, Dates] => {
      const { readOn = day, reviewBy = day } = moved[key] ?? {};
      if (platform !== undefined) return [key, { readAgain: day }];
      return [key, texts === 'facts' ? { readOn, reviewBy } : { asOf: day }];
    }),
  );
}

/** A file of entries with the days on which parts of it were confirmed. */
function entriesWithDates(text: string, dates: ReadonlyMap<string, Dates>): string {
  const entries = JSON.parse(text) as Readonly<Record<string, object>>; // the schemas of facts and claims have looked
  const dated = Object.entries(entries).map(([key, entry]) => [key, { ...entry, ...dates.get(key) }]);
  return JSON.stringify(Object.fromEntries(dated));
}

/** A file of data with the days on which parts of it were confirmed. It is changed nowhere but in these days. */
export function withDates(code: string, id: string, days: Days): string {
  const dates = datesIn(id, days);
  if (id.endsWith('.json')) return entriesWithDates(code, dates);
  if (!/\bconst sources =/.test(code)) return code;
  const lines = [...dates].map(
    ([key, moved]) => `Object.assign(sources[${JSON.stringify(key)}], ${JSON.stringify(moved)});\n`,
  );
  return code + lines.join('');
}

/** The days that count for this build, and a sentence on each confirmation that does not. */
export async function daysOfBuild(confirmations: readonly Confirmation[], today: IsoDate) {
  const tables = await Promise.all((await platformsWithFees()).map(tableFile));
  const { days, leftOut } = confirmedBy(confirmations, confirmable(tables), today);
  const said = leftOut.map(({ kind, key, day, why }) => `${kind} ${key}, confirmed on ${day}, is left out: ${why}`);
  return { days, said };
}

/** @throws when there is a file and it holds something else. */
function confirmationsIn(path: string): readonly Confirmation[] {
  const read = existsSync(path) ? readConfirmations(readFileSync(path, 'utf8')) : [];
  if ('refused' in read)
    throw new Error(`${path}: ${read.refused}. Write it again, or delete it (docs/owning/administrator.md).`);
  return read;
}

/**
 * Shows on the pages, in the calculators and in the files of fees when each was found still true. All is read at once:
 * while the build runs, the configuration can load no table any more.
 */
export async function confirmed(
  path = fileURLToPath(file),
  today = dayAt(Date.now(), calls.hours.timeZone),
): Promise<Plugin> {
  const { days, said } = await daysOfBuild(confirmationsIn(path), today);
  return {
    name: 'confirmed',
    configResolved({ logger }) {
      for (const sentence of said) logger.warn(`confirmations: ${sentence}`);
    },
    transform: {
      order: 'pre',
      filter: { id: dated },
      handler: (code, id) => ({ code: withDates(code, id, days), map: null }),
    },
  };
}
