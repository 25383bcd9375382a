import * as v from 'valibot';
import type { Refusal } from '../../http/api/send-json.ts';
import { type PersonDesk, UnwrittenRegister } from '../../persons/person-desk.ts';
import { roles } from '../../store/console.ts';
import type { Store } from '../../store/store.ts';
import { MadeFile } from './download.ts';
import { text } from './fields.ts';
import { asPerson, person } from './person-answer.ts';
import { register, request } from './register-rows.ts';
import { type Route, staffRoute } from './route.ts';

type Parts = Readonly<{ store: Pick<Store, 'persons' | 'console'>; desk: PersonDesk }>;

/** Who may hand out what is kept. */
const workers = ['owner', 'agent'] as const;

const count = v.number();
const pageSize = 50;

/** An address as it is kept: whoever wrote it may have had another idea of what is one. */
const address = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(320));
const words = v.pipe(v.string(), v.maxLength(200));
const from = v.optional(v.pipe(v.string(), v.maxLength(400)));

const row = v.object({ address: v.string(), name: v.string(), enquiries: count, calls: count, reminders: count });

const readRoutes = ({ store, desk }: Parts): readonly Route[] => [
  staffRoute(roles, {
    method: 'GET',
    path: '/persons',
    does: 'A page of the persons by parts of address, name or number, or by words of their enquiries. One may stand on several.',
    query: v.object({ words, from }),
    answer: v.object({ rows: v.array(row), next: v.nullable(v.string()) }),
    run: async (_, asked) => {
      const { rows, next = null } = await store.persons.find(asked.words, asked.from);
      return { rows: [...rows], next };
    },
  }),
  staffRoute(roles, {
    method: 'GET',
    path: '/person',
    does: 'Everything that is kept of an address, in any letter case, and what was done about it; all empty when nothing is.',
    query: v.object({ address }),
    answer: person,
    run: async (_, asked) => {
      const [kept, hash] = await Promise.all([store.persons.gather(asked.address), desk.hash(asked.address)]);
      const requests = await register(store, hash);
      return asPerson(asked.address, kept ?? {}, requests);
    },
  }),
  staffRoute(roles, {
    method: 'GET',
    path: '/register',
    does: 'A page of what was exported and erased, the newest first. Persons are hashes.',
    query: v.object({ from: v.optional(text) }),
    answer: v.object({ rows: v.array(request), next: v.nullable(v.string()) }),
    run: async (_, asked) => {
      const all = await register(store);
      const begin = all.findIndex(({ id }) => id === asked.from) + 1;
      const shown = all.slice(begin, begin + pageSize);
      const last = all.length > begin + pageSize ? shown.at(-1) : undefined;
      return { rows: shown, next: last?.id ?? null };
    },
  }),
];

/** What the server cannot register it does not do, and says why: trying again alone would not help. */
function unwritten(error: unknown): Refusal {
  if (error instanceof UnwrittenRegister) return { refused: 'register-unwritten' };
  throw error;
}

const requestRoutes = ({ desk }: Parts): readonly Route[] => [
  staffRoute(workers, {
    method: 'POST',
    path: '/person/export',
    does: 'All that is kept of an address as a file for its person, attachments with their bytes. It is registered.',
    body: v.object({ address }),
    answer: v.instance(MadeFile),
    run: async ({ by: { account } }, asked) => {
      const file = await desk.file(asked.address, account.email).catch(unwritten);
      if (file === undefined) return { refused: 'not-found' };
      return typeof file === 'string' ? new MadeFile('person.json', file) : file;
    },
  }),
  staffRoute(['owner'], {
    method: 'POST',
    path: '/person/erase',
    does: 'Removes all that is kept of an address, which must have been typed once more. It is registered.',
    body: v.object({ address, typed: v.pipe(v.string(), v.trim(), v.maxLength(320)) }),
    answer: v.object({
      removed: v.object({ enquiries: count, files: count, bookings: count, reminders: count, mails: count }),
    }),
    run: async ({ by: { account } }, { address: asked, typed }) => {
      if (typed.toLowerCase() !== asked.toLowerCase()) return { refused: 'bad-field', field: 'typed' };
      const removed = await desk.erase(asked, account.email).catch(unwritten);
      if (removed === undefined) return { refused: 'not-found' };
      return 'refused' in removed ? removed : { removed };
    },
  }),
];

/** Persons who ask what is kept of them, or to be forgotten. */
export const personRoutes = (parts: Parts): readonly Route[] => [...readRoutes(parts), ...requestRoutes(parts)];
