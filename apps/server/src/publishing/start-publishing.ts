import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { dayMs, utcDay } from '@formation/calendar';
import { isSame } from '@formation/console-api/values';
import { type Running, startRounds } from '../scheduler.ts';
import { buildEdition } from './build-edition.ts';
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

/** A stored edition that shows the same: who looked at it first, or takes a publish back, need not wait for a build. */
async function sameEdition({ versions }: Publish, { stamp, dataDir }: PublishingParts) {
  return (await storedEditions(dataDir, stamp)).find((edition) => isSame(edition.versions, versions));
}

type Built = Readonly<{ why: readonly string[]; edition?: Edition }>;

/** Builds a publish in a new folder; why it failed otherwise. */
async function build(publish: Publish, parts: PublishingParts, signal: AbortSignal): Promise<Built> {
  const { program, stamp, dataDir, siteUrl } = parts;
  if (programStamp(program) !== stamp) return { why: [anotherProgram] };
  const { kind, number, versions } = publish;
  const folder = editionFolder(dataDir, number, randomUUID().slice(0, 8));
  const shown = currentEdition(dataDir, stamp)?.folder ?? program;
  const files = {
    ...(await filesOf(parts, parts.released, versions)),
    ...(await actFiles(parts.texts, versions)),
  };
  const isAgain = kind === 'again';
  const why = await buildEdition({ program, folder, shown, siteUrl, files, newRates: isAgain }, signal);
  if (why.length === 0 && !signal.aborted) {
    const edition = { number, folder, program: stamp, versions, isPreview: kind === 'preview' };
    await nameEdition(edition);
    return { why, edition };
  }
  await rm(folder, { recursive: true, force: true });
  return { why };
}

/** Shows what a publish says, in the shortest way; why it failed otherwise. */
async function make(publish: Publish, parts: PublishingParts, signal: AbortSignal): Promise<readonly string[]> {
  const { dataDir, stamp } = parts;
  const { kind, versions } = publish;
  const isForNewDay = kind === 'again' && (currentEdition(dataDir, stamp) !== undefined || isAsReleased(versions));
  const same = isForNewDay ? undefined : await sameEdition(publish, parts);
  if (!same && kind === 'publish' && isAsReleased(versions)) {
    await showReleased(dataDir);
    return [];
  }
  const { why, edition } = same ? { why: [], edition: same } : await build(publish, parts, signal);
  if (edition === undefined) return why;
  if (kind !== 'preview') await showEdition(dataDir, edition);
  await sweepEditions(dataDir);
  return why;
}

const isAsReleased = (versions: Versions) => Object.keys(versions).length === 0;

/** Asks for what the site shows to be built again. One key counts once: it fails as often as somebody asks, not for ever. */
async function wishAgain(key: string, versions: Versions, { site }: PublishingParts): Promise<boolean> {
  const [newest] = await site.builds();
  const started = await site.publish({ kind: 'again', key, who: '', versions, changes: [] }, newest?.number ?? 0);
  return !('refused' in started) && started.state === 'waiting';
}

/** What was published is not shown where there is no edition of it yet: after an upgrade of the program, or a restored backup. */
async function wishForLost(parts: PublishingParts): Promise<boolean> {
  const { site, stamp, dataDir } = parts;
  const shown = await site.shown();
  if (shown === undefined || stamp === '' || currentEdition(dataDir, stamp)) return false;
  return !isAsReleased(shown.versions) && wishAgain(`again ${stamp} ${shown.number}`, shown.versions, parts);
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

/** Builds the oldest publish that waits, if there is one and no other server has it. */
export async function publishNext(parts: PublishingParts, signal: AbortSignal): Promise<boolean> {
  const { site } = parts;
  const publish = await site.claim(claimMs);
  if (publish === undefined) return (await wishForLost(parts)) || wishForNewDay(parts);
  const still = setInterval(() => void site.keep(publish.number, claimMs).catch(() => undefined), claimMs / 4);
  try {
    const why = await make(publish, parts, signal);
    if (signal.aborted) await site.keep(publish.number, -1);
    else await site.settle(publish.number, { state: why.length === 0 ? 'done' : 'failed', why });
  } finally {
    clearInterval(still);
  }
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
