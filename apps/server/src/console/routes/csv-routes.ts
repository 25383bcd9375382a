import { csvCalls, namesOf } from '@formation/console-api';
import { calls as callHours } from '@formation/content';
import { csv } from '@formation/csv';
import type { Store } from '../../db/store.ts';
import type { InboxPage, InboxRow } from '../../enquiries/list/inbox.ts';
import { isoIn } from '../../outbox/time-in.ts';
import type { PersonRow } from '../../people/persons.ts';
import type { Account } from '../accounts/account-types.ts';
import { dailySums } from '../daily-sums.ts';
import { spanOf } from './calls/call-span.ts';
import {
  allPages,
  callHeadings,
  callRow,
  eachOnce,
  enquiryHeadings,
  enquiryRow,
  inSlices,
  written,
} from './csv-tables.ts';
import { MadeFile } from './download.ts';
import { inTurn } from './in-turn.ts';
import { register } from './register-rows.ts';
import { type Route, route } from './route.ts';

type Parts = Readonly<{ store: Store; now: () => number }>;
const { timeZone } = callHours.hours;

/** Notes who took which list; what was looked for may name a visitor, and is not in the log. */
async function taken({ store }: Parts, account: Account, [list, detail]: readonly [list: string, detail: string]) {
  await store.console.log({ who: account.email, act: 'downloaded', about: list, detail });
}

async function enquiriesFile({ store }: Parts, { email }: Account, ask: (from?: string) => Promise<InboxPage>) {
  const asRow = enquiryRow(namesOf(await store.console.names()));
  return new MadeFile('enquiries.csv', inTurn(email, written(enquiryHeadings, allPages(ask, asRow))));
}

const enquiryRoutes = (parts: Parts): readonly Route[] => [
  route(
    csvCalls.enquiries,
    'The enquiries of one list as comma-separated values, all pages. It is logged.',
    async ({ by: { account } }, { state, tag }) => {
      await taken(parts, account, ['enquiries', state]);
      return enquiriesFile(parts, account, (from) => parts.store.inbox.list(state, from, tag));
    },
  ),
  route(
    csvCalls.search,
    'The enquiries that hold all the words as comma-separated values, all pages. It is logged.',
    async ({ by: { account } }, input) => {
      await taken(parts, account, ['enquiries', 'search']);
      const once = eachOnce(({ id }: InboxRow) => id);
      return enquiriesFile(parts, account, async (from) => once(await parts.store.inbox.search(input.words, from)));
    },
  ),
];

const callRoutes = (parts: Parts): readonly Route[] => [
  route(
    csvCalls.calls,
    'The calls of a span of 62 days at most as comma-separated values. It is logged.',
    async ({ by: { account } }, input) => {
      const span = spanOf(input);
      if (span === undefined) return { refused: 'bad-field', field: 'to' };
      await taken(parts, account, ['calls', span.map((at) => isoIn(timeZone, at).slice(0, 10)).join(' ')]);
      const { bookings, console: staff } = parts.store;
      const [found, notes, names] = [
        await bookings.between(...span),
        await bookings.notes(...span),
        await staff.names(),
      ];
      const asRow = callRow(namesOf(names), (id) => notes.get(id) ?? []);
      return new MadeFile('calls.csv', inTurn(account.email, written(callHeadings, inSlices(found, asRow))));
    },
  ),
  route(
    csvCalls.counts,
    'Visits, calculators opened, enquiries and calls of the last thirty days as comma-separated values. It is logged.',
    async ({ by: { account } }) => {
      await taken(parts, account, ['counts', '']);
      const days = await dailySums(parts.store.counts, parts.now());
      const headings = ['day', 'pages', 'calculators', 'enquiries', 'held', 'calls'];
      const rows = days.map((sums) => [
        sums.day,
        ...[sums.pages, sums.calculators, sums.enquiries, sums.held, sums.calls].map(String),
      ]);
      return new MadeFile('counts.csv', csv([headings, ...rows]));
    },
  ),
];

const personRoutes = (parts: Parts): readonly Route[] => [
  route(
    csvCalls.persons,
    'The persons that a search finds as comma-separated values, all pages, each once. It is logged.',
    async ({ by: { account } }, input) => {
      await taken(parts, account, ['people', 'search']);
      const once = eachOnce(({ address }: PersonRow) => address.toLowerCase());
      const pages = allPages(
        async (from) => once(await parts.store.persons.find(input.words, from)),
        (row) => [row.address, row.name, ...[row.enquiries, row.calls, row.reminders].map(String)],
      );
      const headings = ['e-mail', 'name', 'enquiries', 'calls', 'reminders'];
      return new MadeFile('people.csv', inTurn(account.email, written(headings, pages)));
    },
  ),
  route(
    csvCalls.register,
    'What was exported and erased as comma-separated values, all of it. It is logged.',
    async ({ by: { account } }) => {
      await taken(parts, account, ['register', '']);
      const rows = inSlices(await register(parts.store), ({ day, at, what, person, by }) => {
        const time = at === null ? '' : isoIn(timeZone, Date.parse(at));
        return [day, time, what, person, by];
      });
      const headings = ['day', `time (${timeZone})`, 'what', 'person', 'by'];
      return new MadeFile('register.csv', inTurn(account.email, written(headings, rows)));
    },
  ),
];

/** The lists of the console as they stand on the screen, for a spreadsheet. */
export const csvRoutes = (parts: Parts): readonly Route[] => [
  ...enquiryRoutes(parts),
  ...callRoutes(parts),
  ...personRoutes(parts),
];
