import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { utcDay } from '@formation/calendar';
import { isSame } from '@formation/console-api/values';
import { type Running, startRounds } from '../scheduler.ts';
import { buildEdition, whyOf } from './build-edition.ts';
import { claimDue, settleDue } from './due-builds.ts';
import {
  asReleased,
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
import { hasNothing, type Publish, type SiteStore } from './site-edits.ts';
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

/** As far back as an edition may still be kept of. */
const shownBack = 20;

/** A kept edition that shows the same: who looked at it first, or takes a publish back, need not wait for a build. */
async function sameEdition({ key, versions }: Publish, { site, stamp, dataDir }: PublishingParts) {
  const others = (await Promise.all([site.publishes(shownBack), site.builds()])).flat();
  const same = others.filter((other) => other.state === 'done' && isSame(other.versions, versions));
  const keys = new Set([key, ...same.map((other) => other.key), ...(hasNothing(versions) ? [asReleased] : [])]);
  return (await storedEditions(dataDir, stamp)).find(({ shows }) => keys.has(shows));
}

/** What a build makes an edition of: on a new day, of what the site shows already. */
async function wantedOf(publish: Publish, { site }: PublishingParts): Promise<Pick<Publish, 'key' | 'versions'>> {
  if (publish.kind !== 'again') return publish;
  return (await site.shown()) ?? { key: asReleased, versions: {} };
}

/** Builds a publish in a new folder; why it failed otherwise. */
async function build(
  publish: Publish,
  parts: PublishingParts,
  signal: AbortSignal,
): Promise<Edition | readonly string[]> {
  const { program, stamp, dataDir, siteUrl, now } = parts;
  if (programStamp(program) !== stamp) return [anotherProgram];
  await sweepEditions(dataDir);
  const { kind, number } = publish;
  const { key, versions } = await wantedOf(publish, parts);
  const folder = editionFolder(dataDir, number, randomUUID().slice(0, 8));
  const edition = { shows: key, folder, program: stamp, day: utcDay(now()), isPreview: kind === 'preview' };
  const shown = currentEdition(dataDir, stamp)?.folder ?? program;
  const files = {
    ...(await filesOf(parts, parts.released, versions)),
    ...(await actFiles(parts.texts, versions)),
  };
  const why = await buildEdition({ program, folder, shown, siteUrl, files, newRates: kind === 'again' }, signal);
  if (why.length === 0 && !signal.aborted) await nameEdition(edition);
  else await rm(folder, { recursive: true, force: true });
  return why.length === 0 ? edition : why;
}

/** Whether another server has shown something newer while this one built what was done already. */
const isOld = async ({ state }: Publish, shows: string, { site }: PublishingParts) =>
  state === 'done' && ((await site.shown())?.key ?? asReleased) !== shows;

/** Shows what a publish says, in the shortest way; why it failed otherwise. */
async function make(publish: Publish, parts: PublishingParts, signal: AbortSignal): Promise<readonly string[]> {
  const { dataDir } = parts;
  const { kind, key, versions } = publish;
  const same = kind === 'again' ? undefined : await sameEdition(publish, parts);
  if (!same && kind === 'publish' && hasNothing(versions)) {
    await showReleased(dataDir);
    return [];
  }
  const edition = same ?? (await build(publish, parts, signal));
  if (!('shows' in edition)) return edition;
  const shows = kind === 'again' ? edition.shows : key;
  if (kind === 'preview' || signal.aborted || (await isOld(publish, shows, parts))) return [];
  await showEdition(dataDir, { ...edition, shows });
  return [];
}

/** Builds the oldest publish that waits, if there is one and no other server has it; or what is due though nobody asked. */
export async function publishNext(parts: PublishingParts, signal: AbortSignal): Promise<boolean> {
  const { site, dataDir } = parts;
  const publish = (await site.claim(claimMs)) ?? (await claimDue(parts, claimMs));
  if (publish === undefined) return false;
  const still = setInterval(() => void site.keep(publish.number, claimMs).catch(() => undefined), claimMs / 4);
  const why = await make(publish, parts, signal)
    .catch((error: unknown) => whyOf(String(error))) // a reason, and not a wish to begin anew at once
    .finally(() => clearInterval(still));
  if (signal.aborted) await site.keep(publish.number, -1);
  else if (publish.state === 'done') await settleDue(publish, why, parts);
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
