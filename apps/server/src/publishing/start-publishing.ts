import { createHash, randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { isSame } from '@formation/console-api/values';
import { type Running, startRounds } from '../scheduler.ts';
import { buildEdition, whyOf } from './build-edition.ts';
import {
  currentEdition,
  type Edition,
  editionFolder,
  finishEdition,
  programStamp,
  storedEditions,
  showEdition,
  showReleased,
  sweepEditions,
} from './editions.ts';
import type { PictureStore } from './pictures/pictures.ts';
import type { Released } from './released.ts';
import type { Publish, SiteStore } from './site-edits.ts';
import { filesOf } from './site-files.ts';

export type PublishingParts = Readonly<{
  site: SiteStore;
  pictures: PictureStore;
  released: Released;
  /** The folder of the program. */
  program: string;
  stamp: string;
  dataDir: string;
  siteUrl: string;
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

/** As far back as an edition may still be kept of. */
const shownBack = 20;

/** A kept edition that shows the same: who takes a publish back need not wait for a build. */
async function sameEdition(publish: Publish, { site, stamp, dataDir }: PublishingParts) {
  const others = await site.publishes(shownBack);
  const same = others.filter(({ state, versions }) => state === 'done' && isSame(versions, publish.versions));
  const editions = await storedEditions(dataDir, stamp);
  return editions.find(({ shows }) => [publish, ...same].some(({ key }) => key === shows));
}

/** Nothing of the firm's own. */
const isReleased = ({ versions }: Publish) => Object.keys(versions).length === 0;

/** Builds a publish in a new folder; why it failed otherwise. */
async function build(
  publish: Publish,
  parts: PublishingParts,
  signal: AbortSignal,
): Promise<Edition | readonly string[]> {
  const { program, stamp, dataDir, siteUrl } = parts;
  if (programStamp(program) !== stamp) return [anotherProgram];
  await sweepEditions(dataDir);
  const folder = editionFolder(dataDir, publish.number, randomUUID().slice(0, 8));
  const shown = currentEdition(dataDir, stamp)?.folder ?? program;
  const files = await filesOf(parts, parts.released, publish.versions);
  const why = await buildEdition({ program, folder, shown, siteUrl, files }, signal);
  const edition = { shows: publish.key, folder, program: stamp };
  if (why.length === 0 && !signal.aborted) await finishEdition(edition);
  else await rm(folder, { recursive: true, force: true });
  return why.length === 0 ? edition : why;
}

/** Whether another server has shown something newer while this one built what was lost. */
const isOld = async ({ state, number }: Publish, { site }: PublishingParts) =>
  state === 'done' && (await site.shown())?.number !== number;

/** Shows what a publish says, in the shortest way; why it failed otherwise. */
async function make(publish: Publish, parts: PublishingParts, signal: AbortSignal): Promise<readonly string[]> {
  const { dataDir } = parts;
  if (isReleased(publish)) {
    await showReleased(dataDir);
    return [];
  }
  const edition = (await sameEdition(publish, parts)) ?? (await build(publish, parts, signal));
  if (!('shows' in edition)) return edition;
  if (!signal.aborted && !(await isOld(publish, parts))) await showEdition(dataDir, { ...edition, shows: publish.key });
  return [];
}

/**
 * What was published and is not shown here: after an upgrade of the program or a restored backup, and where another
 * server built it into a data folder of its own.
 */
async function claimLost({ site, stamp, dataDir }: PublishingParts): Promise<Publish | undefined> {
  const current = currentEdition(dataDir, stamp); // looked at first: what is shown meanwhile is not taken back
  const [newest] = await site.publishes(1);
  if (stamp === '' || newest?.state === 'waiting' || newest?.state === 'building') return undefined;
  const shown = await site.shown();
  if (shown === undefined && current) await showReleased(dataDir); // the backup is from before the first publish
  if (shown === undefined || (isReleased(shown) ? !current : current?.shows === shown.key)) return undefined;
  return site.claimAgain(shown.number, claimMs);
}

/** How long a lost edition that could not be built is left alone: the disk may have room then. */
const restAfterFailureMs = 10 * 60_000;

/** What is lost was published and stays so: it is told of by a publish of its own, which nobody asked for, only once. */
async function settleLost(lost: Publish, why: readonly string[], { site, stamp }: PublishingParts): Promise<void> {
  const key = createHash('sha256').update(`${stamp} ${lost.key}`).digest('hex');
  const publishes = await site.publishes(shownBack);
  const notice = publishes.find((one) => one.key === key);
  const state = why.length === 0 ? 'done' : 'failed';
  if (notice) await site.settle(notice.number, { state, why });
  else if (why.length > 0)
    await site.publish({ key, who: '', versions: lost.versions, changes: [], why }, publishes[0]?.number ?? 0);
  await site.keep(lost.number, why.length === 0 ? -1 : restAfterFailureMs);
}

/** Builds the oldest publish that waits, if there is one and no other server has it; or what is not shown here. */
export async function publishNext(parts: PublishingParts, signal: AbortSignal): Promise<boolean> {
  const { site, dataDir } = parts;
  const publish = (await site.claim(claimMs)) ?? (await claimLost(parts));
  if (publish === undefined) return false;
  const still = setInterval(() => void site.keep(publish.number, claimMs).catch(() => undefined), claimMs / 4);
  const why = await make(publish, parts, signal)
    .catch((error: unknown) => whyOf(String(error))) // a reason, and not a wish to begin anew at once
    .finally(() => clearInterval(still));
  if (signal.aborted) await site.keep(publish.number, -1);
  else if (publish.state === 'done') await settleLost(publish, why, parts);
  else await site.settle(publish.number, { state: why.length === 0 ? 'done' : 'failed', why });
  await sweepEditions(dataDir);
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
