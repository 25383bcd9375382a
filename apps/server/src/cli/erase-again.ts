import type { Removed } from '../db/store.ts';
import type { RegisterLine } from '../people/persons.ts';
import { personHash, readRegister, secretCheck } from '../people/register-file.ts';
import { signingSecret } from '../secret.ts';
import { type Answer, asJson, type Call } from './command.ts';
import { removal, sumOf } from './removal-text.ts';

/** Erases whom the database still holds of them; the removals, by the person of the register. */
async function erased(lines: readonly RegisterLine[], { store }: Call, secret: string) {
  const wanted = new Set(lines.filter(({ what }) => what === 'erased').map(({ person }) => person));
  const removed = new Map<string, Removed>();
  for (const address of await store.persons.addresses()) {
    const person = personHash(secret, address);
    if (wanted.has(person)) removed.set(person, await store.enquiries.erase(address));
  }
  return removed;
}

type Outcome = Readonly<{ path: string; torn: number; open: number; made: number; removed: Removed }>;

function said({ path, torn, open, made, removed }: Outcome, format: Call['format']): Answer {
  if (format === 'json' && open === 0) return asJson({ removed, torn });
  const lines = [removal(removed, 'table', `again what ${made} erasures after the copy had removed`).text];
  if (torn > 0) lines.push(`${torn} of the lines in ${path} are torn: whom they are about cannot be told.`);
  if (open === 0) return { text: lines.join('\n') };
  const why = 'they were made with another SECRET, or by a version that did not note with which';
  const still = `${open} of the erasures in ${path} are still to be made: ${why}. Run this again with that SECRET.`;
  return { refused: [still, ...lines].join('\n'), code: 2 };
}

/**
 * Erases again whom a restored database does not know to be erased. An erasure that found nobody counts as made only when
 * its entry was made with our secret: with another one it would find nobody whoever is there.
 */
export async function eraseAgain(call: Call): Promise<Answer> {
  const { store, argument: path, format, settings } = call;
  const { entries, torn } = await readRegister(path);
  if (entries.length === 0 && torn > 0) return { refused: `${path} is no register.` };
  const done = (await store.persons.register()).filter(({ what }) => what !== 'begun');
  const known = new Set(done.map(({ id }) => id));
  const fresh = entries.filter(({ id }) => !known.has(id));
  const secret = await signingSecret(settings.secret, settings.dataDir);
  const removed = await erased(fresh, call, secret);
  const ours = secretCheck(secret);
  const made = fresh.filter(
    (line) => line.what === 'exported' || line.secretCheck === ours || removed.has(line.person),
  );
  for (const line of made) await store.persons.enter(line);
  const outcome = { path, torn, open: fresh.length - made.length, removed: sumOf([...removed.values()]) };
  return said({ ...outcome, made: made.filter(({ what }) => what === 'erased').length }, format);
}
