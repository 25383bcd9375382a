import { enquiryCalls, type ListName, viewNames } from '@formation/console-api';
import { isRefused } from '@formation/leads';
import type { FileStore } from '../../db/store.ts';
import type { InboxStore } from '../../enquiries/list/inbox.ts';
import type { Account, ConsoleStore } from '../accounts/account-types.ts';
import { Download } from './download.ts';
import { asEntry } from './enquiry-answer.ts';
import { asRow } from './enquiry-row.ts';
import { type Route, route } from './route.ts';
import { toIso } from './to-iso.ts';

type Parts = Readonly<{ store: ConsoleStore; inbox: InboxStore; files: FileStore }>;

/** Who may change an enquiry. */
const workers = ['owner', 'agent'] as const;

/** Who can have an enquiry: those who may work on it. */
/** Whether enquiries and calls can be given to somebody. */
export const canHave = (account: Pick<Account, 'role'> | undefined) =>
  account !== undefined && workers.some((role) => role === account.role);

const listRoutes = ({ inbox }: Parts): readonly Route[] => [
  route(
    enquiryCalls.list,
    'A page of the enquiries in one state, of those that sleep, or of one’s own, nobody’s or the overdue ones, and how many there are in each; with a tag, only what has it. What is back stands first, then what nobody took.',
    async ({ by: { account } }, { state: wanted, tag, from }) => {
      const who = account.email;
      const name = viewNames.find((each) => each === wanted);
      const [{ rows, next = null }, counts, views] = await Promise.all([
        name === undefined ? inbox.list(wanted as ListName, from, tag) : inbox.view({ name, who }, from, tag), // it is one of them
        inbox.counts(),
        inbox.viewCounts(who),
      ]);
      return { rows: rows.map(asRow), next, counts, views };
    },
  ),
  route(
    enquiryCalls.standing,
    'How many enquiries there are in each list, when the newest came, and the version of the one that is looked at: what a page asks again and again.',
    async (_, { enquiry }) => {
      const [counts, newest, version = null] = await Promise.all([
        inbox.counts(),
        inbox.newest(),
        enquiry === undefined ? undefined : inbox.version(enquiry),
      ]);
      return { counts, newest: newest === undefined ? null : toIso(newest), version };
    },
  ),
  route(
    enquiryCalls.search,
    'A page of the enquiries, in any state, that hold all the words or parts of addresses and numbers; newest first.',
    async (_, { words, from }) => {
      const { rows, next = null } = await inbox.search(words, from);
      return { rows: rows.map(asRow), next };
    },
  ),
];

const tagRoutes = ({ inbox }: Parts): readonly Route[] => [
  route(enquiryCalls.tags, 'The tags in use, two hundred at most, what is used most first.', async () => ({
    tags: [...(await inbox.tags())],
  })),
];

const readRoutes = ({ inbox, files }: Parts): readonly Route[] => [
  route(
    enquiryCalls.find,
    'One enquiry with what was typed, its files and its history; or what it was merged into, with all that was merged into that.',
    async ({ params: { id } }) => {
      const found = await inbox.find(id);
      return found === undefined ? { refused: 'not-found' } : asEntry(found);
    },
  ),
  route(
    enquiryCalls.file,
    'An attachment, to save and never to show. Look at its signs first.',
    async ({ params: { id, file } }) => {
      const thread = await inbox.find(id);
      const all = thread === undefined ? [] : [thread, ...thread.merged, ...thread.answers];
      const found = all.flatMap(({ files: own }) => own).find((each) => each.id === file);
      if (found === undefined) return { refused: 'not-found' };
      if (!(await files.isWhole(file))) return { refused: 'damaged' };
      return new Download(files.path(file), found);
    },
  ),
];

const workRoutes = ({ store, inbox }: Parts): readonly Route[] => [
  route(enquiryCalls.people, 'Who can have an enquiry.', async () => {
    const accounts = await store.accounts();
    return { people: accounts.filter(canHave).map(({ email }) => email) };
  }),
  route(
    enquiryCalls.work,
    'Changes an enquiry, unless it has changed since the version that was seen. A repeated key counts once.',
    async ({ params: { id }, by: { account } }, { key, followUp: at, ...other }) => {
      const wanted = { ...other, ...(at !== undefined && { followUp: at === '' ? 0 : Date.parse(at) }) };
      const { holder = '' } = wanted;
      const isFine = holder === '' || canHave(await store.account({ email: holder }));
      if (!isFine) return { refused: 'bad-field', field: 'holder' };
      const done = await inbox.change(id, wanted, { who: account.email, key });
      if (!isRefused(done)) return asEntry(done);
      return done.refused === 'too-many-tags'
        ? { refused: 'bad-field', field: 'tag' }
        : { ...done, refused: done.refused };
    },
  ),
  route(
    enquiryCalls.erase,
    'Erases a held enquiry for good, unless somebody changed it since the version that was seen. A repeat counts once.',
    async ({ params: { id }, by: { account } }, { version }) => {
      const done = await inbox.eraseQuarantined(id, { version, who: account.email });
      return done === 'done' ? ({ done: true } as const) : done;
    },
  ),
];

const alikeRoutes = ({ inbox }: Parts): readonly Route[] => [
  route(
    enquiryCalls.alike,
    'How many held enquiries came from the sender of this one, and how many from its network, up to now.',
    async ({ params: { id } }) => {
      const found = await inbox.quarantinedAlike(id);
      return found === undefined ? { refused: 'not-found' } : { ...found, until: toIso(found.until) };
    },
  ),
  route(
    enquiryCalls.eraseAlike,
    'Erases these for good, 500 at most at once, unless there are more than were seen. What came later stays.',
    async ({ params: { id }, by: { account } }, wish) => inbox.eraseAlike(id, { ...wish, who: account.email }),
  ),
];

/** The enquiries, and the work on them. */
export const inboxRoutes = (parts: Parts): readonly Route[] => [
  ...listRoutes(parts),
  ...tagRoutes(parts),
  ...readRoutes(parts),
  ...workRoutes(parts),
  ...alikeRoutes(parts),
];
