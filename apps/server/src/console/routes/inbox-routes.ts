import { existsSync } from 'node:fs';
import { isRefused } from '@formation/leads';
import * as v from 'valibot';
import { type Account, type ConsoleStore, roles } from '../../store/console.ts';
import { enquiryStates, listNames, type InboxStore } from '../../store/inbox.ts';
import type { FileStore } from '../../store/store.ts';
import { Download } from './download.ts';
import { asEntry, entry } from './enquiry-answer.ts';
import { asRow, row } from './enquiry-row.ts';
import { text, textUpTo, toIso } from './fields.ts';
import { type Route, staffRoute } from './route.ts';

type Parts = Readonly<{ store: ConsoleStore; inbox: InboxStore; files: FileStore }>;

/** Who may change an enquiry. */
const workers = ['owner', 'agent'] as const;

/** Who can have an enquiry: those who may work on it. */
const canHave = (account: Pick<Account, 'role'> | undefined) =>
  account !== undefined && workers.some((role) => role === account.role);

const longestNote = 10_000;

/** An instant as our own pages write it, or nothing. */
function isTime(given: string): boolean {
  const at = Date.parse(given);
  return given === '' || (Number.isFinite(at) && toIso(at) === given);
}
const time = v.pipe(v.string(), v.check(isTime, 'an instant in UTC, or empty'));
const state = v.picklist(enquiryStates);
const count = v.number();

const listRoutes = ({ inbox }: Parts): readonly Route[] => [
  staffRoute(roles, {
    method: 'GET',
    path: '/enquiries',
    does: 'A page of the enquiries in one state, or of those that sleep, and how many there are in each. What is back stands first, then what nobody took.',
    query: v.object({ state: v.picklist(listNames), from: v.optional(text) }),
    answer: v.object({
      rows: v.array(row),
      next: v.nullable(v.string()),
      counts: v.object(v.entriesFromList(listNames, count)),
    }),
    run: async (_, { state: wanted, from }) => {
      const [{ rows, next = null }, counts] = await Promise.all([inbox.list(wanted, from), inbox.counts()]);
      return { rows: rows.map(asRow), next, counts };
    },
  }),
  staffRoute(roles, {
    method: 'GET',
    path: '/search',
    does: 'A page of the enquiries, in any state, that hold all the words or parts of addresses and numbers; newest first.',
    query: v.object({ words: v.pipe(v.string(), v.maxLength(200)), from: v.optional(text) }),
    answer: v.object({ rows: v.array(row), next: v.nullable(v.string()) }),
    run: async (_, { words, from }) => {
      const { rows, next = null } = await inbox.search(words, from);
      return { rows: rows.map(asRow), next };
    },
  }),
];

const readRoutes = ({ inbox, files }: Parts): readonly Route[] => [
  staffRoute(roles, {
    method: 'GET',
    path: '/enquiries/:id',
    does: 'One enquiry with what was typed, its files and its history; or what it was merged into, with all that was merged into that.',
    answer: entry,
    run: async ({ params: { id = '' } }) => {
      const found = await inbox.find(id);
      return found === undefined ? { refused: 'not-found' } : asEntry(found);
    },
  }),
  staffRoute(roles, {
    method: 'GET',
    path: '/enquiries/:id/files/:file',
    does: 'An attachment, to save and never to show. Look at its signs first.',
    answer: v.instance(Download),
    run: async ({ params: { id = '', file = '' } }) => {
      const thread = await inbox.find(id);
      const all = thread === undefined ? [] : [thread, ...thread.merged];
      const found = all.flatMap(({ files: own }) => own).find((each) => each.id === file);
      if (found === undefined || !existsSync(files.path(file))) return { refused: 'not-found' };
      return new Download(files.path(file), found);
    },
  }),
];

/** All that can be done to an enquiry at once; the version is the one that was seen. */
const work = v.object({
  version: v.pipe(v.number(), v.integer()),
  key: v.pipe(text, v.minLength(16)),
  state: v.optional(state),
  holder: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200))),
  followUp: v.optional(time),
  note: v.optional(textUpTo(longestNote)),
  answeredElsewhere: v.optional(v.literal(true)),
});

const workRoutes = ({ store, inbox }: Parts): readonly Route[] => [
  staffRoute(roles, {
    method: 'GET',
    path: '/people',
    does: 'Who can have an enquiry.',
    answer: v.object({ people: v.array(v.string()) }),
    run: async () => {
      const accounts = await store.accounts();
      return { people: accounts.filter(canHave).map(({ email }) => email) };
    },
  }),
  staffRoute(workers, {
    method: 'POST',
    path: '/enquiries/:id/work',
    does: 'Changes an enquiry, unless it has changed since the version that was seen. A repeated key counts once.',
    body: work,
    answer: entry,
    run: async ({ params: { id = '' }, by: { account } }, { key, followUp: at, ...other }) => {
      const wanted = { ...other, ...(at !== undefined && { followUp: at === '' ? 0 : Date.parse(at) }) };
      const { holder = '' } = wanted;
      const isFine = holder === '' || canHave(await store.account({ email: holder }));
      if (!isFine) return { refused: 'bad-field', field: 'holder' };
      const done = await inbox.change(id, wanted, { who: account.email, key });
      return isRefused(done) ? done : asEntry(done);
    },
  }),
  staffRoute(['owner'], {
    method: 'POST',
    path: '/enquiries/:id/erase',
    does: 'Erases a held enquiry for good, unless somebody changed it since the version that was seen. A repeat counts once.',
    body: v.object({ version: v.pipe(v.number(), v.integer()) }),
    answer: v.object({ done: v.literal(true) }),
    run: async ({ params: { id = '' }, by: { account } }, { version }) => {
      const done = await inbox.eraseHeld(id, { version, who: account.email });
      return done === 'done' ? { done: true } : done;
    },
  }),
];

/** The enquiries, and the work on them. */
export const inboxRoutes = (parts: Parts): readonly Route[] => [
  ...listRoutes(parts),
  ...readRoutes(parts),
  ...workRoutes(parts),
];
