import { personCalls } from '@formation/console-api';
import type { Store } from '../../db/store.ts';
import type { Refusal } from '../../http/edge/send-json.ts';
import { type PersonService, UnwrittenRegister } from '../../people/person-service.ts';
import { MadeFile } from './download.ts';
import { asPerson } from './person-answer.ts';
import { register } from './register-rows.ts';
import { type Route, route } from './route.ts';

type Parts = Readonly<{ store: Pick<Store, 'persons' | 'console'>; desk: PersonService; now: () => number }>;
const pageSize = 50;

const readRoutes = ({ store, desk, now }: Parts): readonly Route[] => [
  route(
    personCalls.search,
    'A page of the persons by parts of address, name or number, or by words of their enquiries. One may stand on several.',
    async (_, input) => {
      const { rows, next = null } = await store.persons.find(input.words, input.from);
      return { rows: [...rows], next };
    },
  ),
  route(
    personCalls.find,
    'Everything that is kept of an address, in any letter case, and what was done about it; all empty when nothing is.',
    async (_, input) => {
      const [kept, hash] = await Promise.all([store.persons.gather(input.address), desk.hash(input.address)]);
      const requests = await register(store, hash);
      return asPerson(input.address, kept ?? {}, { requests, now: now() });
    },
  ),
  route(
    personCalls.register,
    'A page of what was exported and erased, the newest first. Persons are hashes.',
    async (_, input) => {
      const all = await register(store);
      const begin = all.findIndex(({ id }) => id === input.from) + 1;
      const shown = all.slice(begin, begin + pageSize);
      const last = all.length > begin + pageSize ? shown.at(-1) : undefined;
      return { rows: shown, next: last?.id ?? null };
    },
  ),
];

/** What the server cannot register it does not do, and says why: trying again alone would not help. */
function unwritten(error: unknown): Refusal {
  if (error instanceof UnwrittenRegister) return { refused: 'register-unwritten' };
  throw error;
}

const requestRoutes = ({ desk }: Parts): readonly Route[] => [
  route(
    personCalls.export,
    'All that is kept of an address as a file for its person, attachments with their bytes. It is registered.',
    async ({ by: { account } }, input) => {
      const file = await desk.file(input.address, account.email).catch(unwritten);
      if (file === undefined) return { refused: 'not-found' };
      return 'refused' in file ? file : new MadeFile('person.json', file);
    },
  ),
  route(
    personCalls.erase,
    'Removes all that is kept of an address, which must have been typed once more. It is registered.',
    async ({ by: { account } }, { address: asked, typed }) => {
      if (typed.toLowerCase() !== asked.toLowerCase()) return { refused: 'bad-field', field: 'typed' };
      const removed = await desk.erase(asked, account.email).catch(unwritten);
      if (removed === undefined) return { refused: 'not-found' };
      return 'refused' in removed ? removed : { removed };
    },
  ),
];

/** Persons who ask what is kept of them, or to be forgotten. */
export const personRoutes = (parts: Parts): readonly Route[] => [...readRoutes(parts), ...requestRoutes(parts)];
