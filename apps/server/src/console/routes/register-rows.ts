import type { Answer, personCalls } from '@formation/console-api';
import { inBatches } from '../../db/every-page.ts';
import type { Store } from '../../db/store.ts';
import { toIso } from './to-iso.ts';

/** A request of a person, and what was done about it. */
export type Request = Answer<typeof personCalls.register>['rows'][number];

type Parts = Pick<Store, 'persons' | 'console'>;

/** Who of ours made these entries, and when, as the log has it. */
async function makers(ids: readonly string[], store: Parts['console']) {
  const acts = await inBatches(ids, (some) => store.actsAbout(some));
  return new Map(acts.map(({ about, at, who }) => [about, { at, who }]));
}

/** What was done for persons, or for the one with a hash; what was done last comes first. */
export async function register({ persons, console: store }: Parts, person?: string): Promise<readonly Request[]> {
  const entries = await persons.register(person);
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
