import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { isSame } from '@formation/console-api/values';
import { type Running, startRounds } from '../scheduler.ts';
import { buildEdition } from './build-edition.ts';
import {
  currentEdition,
  editionFolder,
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
async function sameEdition({ versions }: Publish, { site, stamp, dataDir }: PublishingParts) {
  const made = (await site.publishes(shownBack)).filter(
    (one) => one.state === 'done' && isSame(one.versions, versions),
  );
  const editions = await storedEditions(dataDir, stamp);
  return editions.find(({ number }) => made.some((one) => one.number === number));
}

/** Builds a publish in a new folder and shows it; why it failed otherwise. */
async function build(publish: Publish, parts: PublishingParts, signal: AbortSignal): Promise<readonly string[]> {
  const { program, stamp, dataDir, siteUrl } = parts;
  if (programStamp(program) !== stamp) return [anotherProgram];
  const folder = editionFolder(dataDir, publish.number, randomUUID().slice(0, 8));
  const shown = currentEdition(dataDir, stamp)?.folder ?? program;
  const entries = await filesOf(parts, parts.released, publish.versions);
  const files = { ...entries, ...(await actFiles(parts.texts, publish.versions)) };
  const why = await buildEdition({ program, folder, shown, siteUrl, files }, signal);
  if (why.length === 0 && !signal.aborted) {
    await showEdition(dataDir, { number: publish.number, folder, program: stamp });
    await sweepEditions(dataDir);
  } else await rm(folder, { recursive: true, force: true });
  return why;
}

/** Shows what a publish says, in the shortest way; why it failed otherwise. */
async function make(publish: Publish, parts: PublishingParts, signal: AbortSignal): Promise<readonly string[]> {
  const { dataDir } = parts;
  if (Object.keys(publish.versions).length === 0) {
    await showReleased(dataDir);
    return [];
  }
  const same = await sameEdition(publish, parts);
  if (!same) return build(publish, parts, signal);
  await showEdition(dataDir, same);
  return [];
}

/**
 * What was published is not shown where there is no edition of it yet: after an upgrade of the program, or a restored
 * backup. Asks for it once more; it fails as often as somebody publishes, not for ever.
 */
async function wishForLost({ site, stamp, dataDir }: PublishingParts): Promise<boolean> {
  const shown = await site.shown();
  if (shown === undefined || stamp === '' || currentEdition(dataDir, stamp)) return false;
  if (Object.keys(shown.versions).length === 0) return false;
  const [newest] = await site.publishes(1);
  const wish = { key: `again ${stamp} ${shown.number}`, who: '', versions: shown.versions, changes: [] };
  const started = await site.publish(wish, newest?.number ?? 0);
  return !('refused' in started) && started.state === 'waiting';
}

/** Builds the oldest publish that waits, if there is one and no other server has it. */
export async function publishNext(parts: PublishingParts, signal: AbortSignal): Promise<boolean> {
  const { site } = parts;
  const publish = await site.claim(claimMs);
  if (publish === undefined) return wishForLost(parts);
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
