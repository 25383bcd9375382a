import { addDays, dayAt, dayMs, instantOf } from '@formation/calendar';
import { todayCalls } from '@formation/console-api';
import { calls } from '@formation/content';
import { paramText, wireFields } from '@formation/leads';
import type { Booking, Store } from '../../db/store.ts';
import type { FollowUp } from '../../enquiries/list/inbox-counts.ts';
import type { Settings } from '../../settings.ts';
import { lastLook } from '../../watch/alarm-round.ts';
import { report } from '../../watch/report.ts';
import { lastSourceReport } from '../../watch/source-report.ts';
import { dailySums, visitorSources } from '../daily-sums.ts';
import { type Route, route } from './route.ts';
import { toIso } from './to-iso.ts';

type Parts = Readonly<{ store: Store; settings: Settings; now: () => number }>;

const { timeZone } = calls.hours;

/** As many enquiries as one looks at again in a day. */
const mostFollowUps = 50;

/** The watch looks every five minutes: when it has not for a quarter of an hour, it is dead. */
const watchMs = 15 * 60_000;

/** Late is what was due before a day began. */
const asFollowUp = (begins: number) => (row: FollowUp) => ({
  id: row.id,
  name: paramText(row.params, ...wireFields.name) || row.address,
  state: row.state,
  holder: row.holder,
  followUp: toIso(row.followUp),
  isLate: row.followUp < begins,
});
const asCall = ({ id, start, name, timeZone: zone, callLanguage, phone, videoUrl }: Booking) => {
  return { id, start: toIso(start), name, timeZone: zone, language: callLanguage, phone, videoUrl };
};

/** Who waits for us, as somebody sees it. */
async function needsOf({ store }: Parts, who: string) {
  const [{ unassigned, overdue }, first] = await Promise.all([
    store.inbox.viewCounts(who),
    store.desk.longestWaiting(),
  ]);
  if (first === undefined) return { unassigned, overdue, first: null };
  const name = paramText(first.params, ...wireFields.name) || first.address;
  return { unassigned, overdue, first: { id: first.id, name, receivedAt: toIso(first.receivedAt) } };
}

async function today(parts: Parts, who: string) {
  const { store, now } = parts;
  const at = now();
  const day = dayAt(at, timeZone);
  const span = [instantOf(day, 0, timeZone), instantOf(addDays(day, 1), 0, timeZone)] as const;
  const [needs, came, due, booked, next] = await Promise.all([
    needsOf(parts, who),
    store.desk.came(at - dayMs),
    store.desk.followUps(span[1], mostFollowUps),
    store.bookings.between(...span),
    store.bookings.nextAfter(at),
  ]);
  return {
    day,
    timeZone,
    needs,
    came: {
      lastDay: came.since,
      nobodys: came.nobodys,
      oldest: came.oldest === undefined ? null : toIso(came.oldest),
      held: came.held,
    },
    due: due.rows.map(asFollowUp(span[0])),
    dueCount: due.count,
    calls: booked.filter(({ state }) => state === 'booked').map(asCall),
    nextCall: next === undefined ? null : asCall(next),
  };
}

/** What the watch has found, and what keeps this server from working. Who does not look any more is a trouble too. */
async function troubles({ store, settings, now }: Parts) {
  const [alarms, faults, looked, unreached] = await Promise.all([
    store.alarms.list(),
    store.faults(),
    lastLook(settings.dataDir),
    store.mails.unreached(),
  ]);
  const standing = alarms.filter(({ ended }) => ended === undefined);
  return {
    looked: looked === undefined ? null : toIso(looked),
    unreached: unreached.map(({ at: _, ...rest }) => rest),
    isWatched: looked !== undefined && now() - looked < watchMs,
    troubles: [
      ...faults.map((says) => ({ name: '', says, since: null })),
      ...standing.map(({ name, says, since }) => ({ name, says, since: toIso(since) })),
    ],
  };
}

const dayRoutes = (parts: Parts): readonly Route[] => [
  route(
    todayCalls.today,
    'Who waits for an answer, what came since yesterday, what is to be looked at again, and the calls of the day by Colombo’s clock.',
    ({ by: { account } }) => today(parts, account.email),
  ),
  route(
    todayCalls.troubles,
    'What is wrong with mail, disk, backup and the rest, as the watch found it, and when it last looked.',
    () => troubles(parts),
  ),
];

const watchRoutes = (parts: Parts): readonly Route[] => [
  route(
    todayCalls.report,
    'Looks at everything now, as the command doctor does. It may take some seconds.',
    async () => {
      const found = await report({ store: parts.store, settings: parts.settings, now: parts.now() });
      return { findings: found.map(({ about, state, says }) => ({ about, state, says })) };
    },
  ),
  route(
    todayCalls.sources,
    'Which pages that the site cites changed, moved or went since somebody read them, as npm run sources found it; null where it never ran.',
    async () => ({ report: (await lastSourceReport(parts.settings.dataDir)) ?? null }),
  ),
  route(
    todayCalls.counts,
    'Visits, calculators opened, enquiries and calls of each of the last thirty days, and from which sites visitors came; they name nobody.',
    async () => ({
      days: [...(await dailySums(parts.store.counts, parts.now()))],
      from: await visitorSources(parts.store.counts, parts.now()),
    }),
  ),
];

/** What somebody looks at who begins the day. */
export const todayRoutes = (parts: Parts): readonly Route[] => [...dayRoutes(parts), ...watchRoutes(parts)];
