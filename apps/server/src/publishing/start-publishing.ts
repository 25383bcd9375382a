import { createHash, randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { dayMs, utcDay } from '@formation/calendar';
import { isSame } from '@formation/console-api/values';
import { type Running, startRounds } from '../scheduler.ts';
import { buildEdition, whyOf } from './build-edition.ts';
import {
  builtAt,
  currentEdition,
  type Edition,
  editionFolder,
  nameEdition,
  programStamp,
  storedEditions,
  showEdition,
  showReleased,
  sweepEditions,
} from './editions.ts';
import type { PictureStore } from './pictures/pictures.ts';
import type { Released } from './released.ts';
import type { Publish, SiteStore, Versions } from './site-edits.ts';
import { filesOf } from './site-files.ts';
import { actFiles } from './texts/text-files.ts';
import type { TextStore } from './texts/texts.ts';

export type PublishingParts = Readonly<{
  site: SiteStore;
  pictures: PictureStore;
  texts: TextStore;
  released: Released;
  /** The folder of the program. */
  program: string;
  stamp: string;
  dataDir: string;
  siteUrl: string;
  /** Whether the pages of yesterday are built again. */
  rebuildDaily: boolean;
  now: () => number;
}>;

type Options = PublishingParts &
  Readonly<{
    restMs: number;
    log: Readonly<{ warn: (about: object, sentence: string) => void }>;
  }>;

/** A server that has not said for so long that it still builds is dead. */
const claimMs = 60_000;

const anotherProgram =
  'The program in its folder is another than the one that runs. Restart the server, then publish again.';

const isAsReleased = (versions: Versions) => Object.keys(versions).length === 0;

/** As far back as an edition may still be stored of. */
const shownBack = 20;

/** A stored edition that shows the same: who looked at it first, or takes a publish back, need not wait for a build. */
async function sameEdition({ key, versions }: Publish, { site, stamp, dataDir }: PublishingParts) {
  const [publishes, builds] = await Promise.all([site.publishes(shownBack), site.builds()]);
  const keys = new Set([key, ...[...publishes, ...builds].map((each) => each.key)]);
  return (await storedEditions(dataDir, stamp)).find(
    (edition) => isSame(edition.versions, versions) && (isAsReleased(versions) || keys.has(edition.shows)),
  );
}

type Built = Readonly<{ why: readonly string[]; edition?: Edition }>;

/** Builds a publish in a new folder; why it failed otherwise. */
async function build(publish: Publish, parts: PublishingParts, signal: AbortSignal): Promise<Built> {
  const { site, program, stamp, dataDir, siteUrl } = parts;
  if (programStamp(program) !== stamp) return { why: [anotherProgram] };
  const { kind, number, versions } = publish;
  await sweep(parts);
  const folder = editionFolder(dataDir, number, randomUUID().slice(0, 8));
  const shown = currentEdition(dataDir, stamp)?.folder ?? program;
  const files = {
    ...(await filesOf(parts, parts.released, versions)),
    ...(await actFiles(parts.texts, versions)),
  };
  const isAgain = kind === 'again';
  const why = await buildEdition({ program, folder, shown, siteUrl, files, newRates: isAgain }, signal);
  if (why.length === 0 && !signal.aborted) {
    const shows = isAgain ? ((await site.shown())?.key ?? '') : publish.key;
    const edition = { shows, number, folder, program: stamp, versions, isPreview: kind === 'preview' };
    await nameEdition(edition);
    return { why, edition };
  }
  await rm(folder, { recursive: true, force: true });
  return { why };
}

const sweep = async ({ site, dataDir }: PublishingParts) =>
  sweepEditions(dataDir, (await site.builds())[0]?.number ?? Infinity);

/** Whether another server has shown something newer while this one built what was lost. */
const isOld = async ({ state, number }: Publish, { site }: PublishingParts) =>
  state === 'done' && (await site.shown())?.number !== number;

/** Shows what a publish says, in the shortest way; why it failed otherwise. */
async function make(publish: Publish, parts: PublishingParts, signal: AbortSignal): Promise<readonly string[]> {
  const { dataDir } = parts;
  const { kind, key, versions } = publish;
  const same = kind === 'again' ? undefined : await sameEdition(publish, parts);
  if (!same && kind === 'publish' && isAsReleased(versions)) {
    await showReleased(dataDir);
    return [];
  }
  const { why, edition } = same ? { why: [], edition: same } : await build(publish, parts, signal);
  if (edition === undefined || kind === 'preview' || (await isOld(publish, parts))) return why;
  await showEdition(dataDir, kind === 'publish' ? { ...edition, shows: key } : edition);
  return why;
}

/** Whether a data folder shows what was published last; its pages may be built anew for each day. */
const isShown = (shown: Publish, current: Edition | undefined) =>
  isAsReleased(shown.versions) ? current === undefined || isAsReleased(current.versions) : current?.shows === shown.key;

/**
 * What was published and is not shown here: after an upgrade of the program or a restored backup, and where another
 * server built it into a data folder of its own.
 */
async function claimLost({ site, stamp, dataDir }: PublishingParts): Promise<Publish | undefined> {
  const current = currentEdition(dataDir, stamp); // looked at first: what is shown meanwhile is not taken back
  const [newest] = await site.builds();
  if (stamp === '' || newest?.state === 'waiting' || newest?.state === 'building') return undefined;
  const shown = await site.shown();
  if (shown === undefined && current && !isAsReleased(current.versions)) await showReleased(dataDir); // an older backup
  return shown === undefined || isShown(shown, current) ? undefined : site.claimAgain(shown.number, claimMs);
}

/** How long a lost edition that could not be built is left alone: the disk may have room then. */
const restAfterFailureMs = 10 * 60_000;

/** What is lost was published and stays so: a build that nobody asked for says why it is not shown, only once. */
async function settleLost(lost: Publish, why: readonly string[], { site, stamp }: PublishingParts): Promise<void> {
  const key = createHash('sha256').update(`${stamp} ${lost.key}`).digest('hex');
  const builds = await site.builds();
  const notice = builds.find((one) => one.key === key);
  const { versions } = lost;
  if (notice) await site.settle(notice.number, { state: why.length === 0 ? 'done' : 'failed', why });
  else if (why.length > 0)
    await site.publish({ kind: 'again', key, who: '', versions, changes: [], why }, builds[0]?.number ?? 0);
  await site.keep(lost.number, why.length === 0 ? -1 : restAfterFailureMs);
}

/** Asks for what the site shows to be built again. One key counts once: it fails as often as somebody asks, not for ever. */
async function wishAgain(key: string, versions: Versions, { site }: PublishingParts): Promise<boolean> {
  const [newest] = await site.builds();
  const started = await site.publish({ kind: 'again', key, who: '', versions, changes: [] }, newest?.number ?? 0);
  return !('refused' in started) && started.state === 'waiting';
}

/** The day of the pages is that of UTC. It begins at half past five in Colombo, and two hours later few visit yet. */
const quietMs = 2 * 3_600_000;

/**
 * Pages say what counts on the day on which they were built: on a new one they are built again, early in the morning. Where
 * that was done and an older edition was brought back since, it is built for the day at once.
 */
async function wishForNewDay(parts: PublishingParts): Promise<boolean> {
  const { site, stamp, dataDir, program, rebuildDaily, now } = parts;
  const day = utcDay(now());
  if (!rebuildDaily || stamp === '') return false;
  if (utcDay(builtAt(currentEdition(dataDir, stamp)?.folder ?? program)) >= day) return false;
  const again = (await site.builds()).find(({ kind }) => kind === 'again');
  const wasDone = again?.state === 'done' && utcDay(again.ended) === day;
  if (!wasDone && now() % dayMs > quietMs) return false;
  const shown = await site.shown();
  return wishAgain(`day ${day} ${shown?.number ?? 0}`, shown?.versions ?? {}, parts);
}

/** Builds the oldest publish that waits, if there is one and no other server has it; or what is not shown here. */
export async function publishNext(parts: PublishingParts, signal: AbortSignal): Promise<boolean> {
  const { site } = parts;
  const publish = (await site.claim(claimMs)) ?? (await claimLost(parts));
  if (publish === undefined) return wishForNewDay(parts);
  const still = setInterval(() => void site.keep(publish.number, claimMs).catch(() => undefined), claimMs / 4);
  const why = await make(publish, parts, signal)
    .catch((error: unknown) => whyOf(String(error))) // a reason, and not a wish to begin anew at once
    .finally(() => clearInterval(still));
  if (signal.aborted) await site.keep(publish.number, -1);
  else if (publish.state === 'done') await settleLost(publish, why, parts);
  else await site.settle(publish.number, { state: why.length === 0 ? 'done' : 'failed', why });
  await sweep(parts);
  return !signal.aborted;
}

/** Builds what is published until it is stopped; what is under way then is begun anew by whoever starts next. */
export function startPublishing({ restMs, log, ...parts }: Options): Running {
  const stopping = new AbortController();
  const rounds = startRounds({
    round: async () => ((await publishNext(parts, stopping.signal)) ? 'again' : undefined),
    restMs,
    failed: (error) => log.warn({ error: String(error) }, 'The site was not published; it is tried again.'),
  });
  return {
    stop: () => {
      stopping.abort();
      return rounds.stop();
    },
  };
}
