import type { Answer, personCalls } from '@formation/console-api';
import type { Store } from '../../db/store.ts';
import { toIso } from './to-iso.ts';

/** A request of a person, and what was done about it. */
export type Request = Answer<typeof personCalls.register>['rows'][number];

type Parts = Pick<Store, 'persons' | 'console'>;

/** As many as one statement takes. */
const batch = 500;

/** Who of ours made these entries, and when, as the log has it. */
async function makers(ids: readonly string[], store: Parts['console']) {
  const made = new Map<string, Readonly<{ at: number; who: string }>>();
  for (let from = 0; from < ids.length; from += batch)
    for (const { about, at, who } of await store.actsAbout(ids.slice(from, from + batch))) made.set(about, { at, who });
  return made;
}

/** What was done for persons, or for the one with a hash; what was done last comes first. */
export async function register({ persons, console: store }: Parts, person?: string): Promise<readonly Request[]> {
  const entries = (await persons.register()).filter((entry) => person === undefined || entry.person === person);
  const made = await makers(
    entries.map(({ id }) => id),
    store,
  );
  const requests = entries.map((entry): Request => {
    const act = made.get(entry.id);
    return { ...entry, at: act === undefined ? null : toIso(act.at), by: act?.who ?? '' };
  });
  return requests.toSorted((a, b) => ((a.at ?? a.day) > (b.at ?? b.day) ? -1 : 1));
}
