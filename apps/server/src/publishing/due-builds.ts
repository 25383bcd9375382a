import { createHash } from 'node:crypto';
import { dayMs, utcDay } from '@formation/calendar';
import { asReleased, builtAt, currentEdition, showReleased } from './editions.ts';
import { hasNothing, isGoing, type Publish, type SiteStore } from './site-edits.ts';

type Parts = Readonly<{
  site: SiteStore;
  /** The folder of the program. */
  program: string;
  stamp: string;
  dataDir: string;
  /** Whether the pages of yesterday are built again. */
  rebuildDaily: boolean;
  now: () => number;
}>;

/**
 * What was published and is not shown here: after an upgrade of the program or a restored backup, and where another
 * server built it into a data folder of its own. It stays as it is published; each server claims it for itself.
 */
async function claimLost(shown: Publish | undefined, { site, dataDir }: Parts, claimMs: number) {
  if (shown) return site.claimAgain(shown.number, claimMs);
  await showReleased(dataDir); // the backup is from before the first publish
  return undefined;
}

/** What the site shows, and the number of the newest build; whoever publishes meanwhile goes before. */
type Seen = Pick<Parts, 'site'> & Pick<Publish, 'versions'> & Readonly<{ last: number }>;

/** The day of the pages is that of UTC. It begins at half past five in Colombo, and two hours later few visit yet. */
const quietMs = 2 * 3_600_000;

/**
 * Pages say what counts on the day on which they were built: early on a new one they are built again, once where it fails.
 * One server asks for it. Where it was done, another one with a data folder of its own joins in, and what is of an older day
 * since somebody took a publish back is built at once.
 */
async function claimNewDay(day: string, { site, versions, last }: Seen, claimMs: number) {
  const wish = { kind: 'again', key: `day ${day}`, who: '', versions, changes: [] } as const;
  const wished = await site.publish(wish, last);
  if ('refused' in wished || wished.state === 'failed') return undefined;
  return wished.state === 'done' ? site.claimAgain(wished.number, claimMs) : site.claim(claimMs);
}

/** What is to be built though nobody asks for it, while nothing else is. */
export async function claimDue(parts: Parts, claimMs: number): Promise<Publish | undefined> {
  const { site, program, stamp, dataDir, rebuildDaily, now } = parts;
  const current = currentEdition(dataDir, stamp); // looked at first: what is shown meanwhile is not taken back
  const builds = await site.builds();
  if (stamp === '' || builds.some(isGoing)) return undefined;
  const shown = await site.shown();
  const isLost = current
    ? current.shows !== (shown?.key ?? asReleased)
    : shown !== undefined && !hasNothing(shown.versions);
  if (isLost) return claimLost(shown, parts, claimMs);
  const today = utcDay(now());
  const isOfToday = (current?.day ?? utcDay(builtAt(program))) >= today;
  if (!rebuildDaily || isOfToday) return undefined;
  const wasDone = builds.some(
    ({ kind, state, ended }) => kind === 'again' && state === 'done' && utcDay(ended) === today,
  );
  if (!wasDone && now() % dayMs > quietMs) return undefined;
  return claimNewDay(today, { site, versions: shown?.versions ?? {}, last: builds[0]?.number ?? 0 }, claimMs);
}

/** How long what could not be built is left alone: the disk may have room then. */
const restAfterFailureMs = 10 * 60_000;

/**
 * What was built again here was published and stays so: where that failed it is told of by a notice, only once, until it
 * is mended.
 */
export async function settleDue(due: Publish, why: readonly string[], { site, stamp }: Parts): Promise<void> {
  const key = createHash('sha256').update(`${stamp} ${due.key}`).digest('hex');
  const builds = await site.builds();
  const notice = builds.find((one) => one.key === key);
  const state = why.length === 0 ? 'done' : 'failed';
  if (notice) await site.settle(notice.number, { state, why });
  else if (why.length > 0)
    await site.publish(
      { kind: 'again', key, who: '', versions: due.versions, changes: [], why },
      builds[0]?.number ?? 0,
    );
  await site.keep(due.number, why.length === 0 ? -1 : restAfterFailureMs);
}
