import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * An edition of the site: a copy of the program whose entries are as somebody published them, with the pages that were
 * built from them. It is a folder in the data folder, and nothing in it changes once it is finished.
 */
export type Edition = Readonly<{
  /** The key of the publish or the preview that it shows, as numbers come again after a restored backup; `asReleased` for none. */
  shows: string;
  folder: string;
  /** Which program it is a copy of. */
  program: string;
  /** The day on which its build began, by UTC. */
  day: string;
  /** Whether it is for our own people alone, until it is published as it is. */
  isPreview: boolean;
}>;

/** What an edition shows that holds nothing of the firm's own: the pages of the program, built on a later day. */
export const asReleased = '';

/** An edition of the same number that is begun again is made beside what another server may have left. */
export const editionFolder = (dataDir: string, number: number, attempt: string) =>
  join(dataDir, 'editions', `${number}-${attempt}`);

const folderOf = (dataDir: string) => join(dataDir, 'editions');
const currentFile = (dataDir: string) => join(folderOf(dataDir), 'current.json');
/** What a finished edition says of itself. */
const nameplate = 'edition.json';

/** Where a build says what its pages were built from. */
const stampOf = (folder: string) => join(folder, 'apps/site/dist/.build-stamp');
const isWhole = ({ folder }: Edition) => existsSync(stampOf(folder));

const writtenAt = (path: string): number => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** The instant at which the pages in a folder were built; 0 where there are none. */
export const builtAt = (folder: string): number => writtenAt(stampOf(folder));

/** What the pages are not built from, and a server runs. */
const served = ['apps/server', 'apps/questions', 'apps/mcp'];

/**
 * What tells this version of the program from others: an edition of another one is not shown. Empty for one whose
 * pages are not built.
 */
export function programStamp(program: string): string {
  if (!existsSync(stampOf(program))) return '';
  const hash = createHash('sha256').update(readFileSync(stampOf(program)));
  for (const path of served.flatMap((room) => globSync(`${room}/src/**/*.ts`, { cwd: program })).toSorted())
    hash.update(path).update(readFileSync(join(program, path)));
  return hash.digest('hex');
}

function read(file: string): Edition | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Edition; // written below
  } catch {
    return undefined;
  }
}

/** The edition that is shown, if it is of this program and whole; undefined while the site is as released. */
export function currentEdition(dataDir: string, program: string): Edition | undefined {
  const edition = read(currentFile(dataDir));
  return edition?.program === program && isWhole(edition) ? edition : undefined;
}

async function write(file: string, edition: Edition): Promise<void> {
  const beside = `${file}.${process.pid}`;
  try {
    await writeFile(beside, JSON.stringify(edition), { flush: true });
    await rename(beside, file);
  } finally {
    await rm(beside, { force: true });
  }
}

/** Says of a finished edition what it is: it can be looked at, and shown, from then on. */
export const nameEdition = (edition: Edition): Promise<void> => write(join(edition.folder, nameplate), edition);

/** Makes a finished edition the one that is shown, at once and for all servers of this data folder. */
export async function showEdition(dataDir: string, edition: Edition): Promise<void> {
  const shown = { ...edition, isPreview: false };
  await nameEdition(shown);
  await write(currentFile(dataDir), shown);
}

/** Shows the site as the program brings it. */
export const showReleased = (dataDir: string): Promise<void> => rm(currentFile(dataDir), { force: true });

const notStartedFile = (dataDir: string) => join(folderOf(dataDir), 'not-started.json');

/** Says that the server of an edition did not start: it is not what visitors see, although it is the one to be shown. */
export const noteNotStarted = (dataDir: string, edition: Edition): Promise<void> =>
  write(notStartedFile(dataDir), edition);

/** Whether visitors see another edition than the one to be shown, because its server did not start. */
export function isNotStarted(dataDir: string): boolean {
  const current = read(currentFile(dataDir));
  return current !== undefined && current.folder === read(notStartedFile(dataDir))?.folder;
}

/** What is to be shown has started. */
export const noteStarted = (dataDir: string): Promise<void> => rm(notStartedFile(dataDir), { force: true });

type Found = Readonly<{
  folder: string;
  /** Undefined while it is being built, or when nobody goes on building it. */
  edition: Edition | undefined;
  at: number;
}>;

/** All editions that were begun, what was finished or shown last first. */
async function found(dataDir: string): Promise<readonly Found[]> {
  const names = existsSync(folderOf(dataDir)) ? await readdir(folderOf(dataDir)) : [];
  const all = names
    .filter((name) => /^\d+-/.test(name))
    .map((name) => {
      const folder = join(folderOf(dataDir), name);
      const edition = read(join(folder, nameplate));
      const at = writtenAt(edition ? join(folder, nameplate) : folder);
      return { folder, edition: edition && { ...edition, folder }, at };
    });
  return all.toSorted((a, b) => b.at - a.at);
}

const finished = (all: readonly Found[]) => all.flatMap(({ edition }) => edition ?? []);

/** The finished editions of a program that are still there, the newest first. */
export async function storedEditions(dataDir: string, program: string): Promise<readonly Edition[]> {
  const editions = finished(await found(dataDir));
  return editions.filter((edition) => edition.program === program && isWhole(edition));
}

/** A preview that can be looked at; nothing once it was published, or has gone. */
export async function previewEdition(dataDir: string, program: string, key: string): Promise<Edition | undefined> {
  const stored = await storedEditions(dataDir, program);
  return stored.find(({ isPreview, shows }) => isPreview && shows === key);
}

/** A build that takes longer hangs: it is ended, and what a crash left of one is removed after this time. */
export const longestBuildMs = 15 * 60_000;

/** So many of what was published may be looked at still: by pages that were open, and by who takes a publish back. */
const mostStored = 3;
/** What other servers may still run. */
const mostRunning = 2;

/**
 * Removes all editions but the one that is shown, the newest ones of what was published, and the newest preview; and what
 * nobody builds any more.
 */
export async function sweepEditions(dataDir: string): Promise<void> {
  const all = await found(dataDir);
  const editions = finished(all);
  const published = editions
    .filter(({ isPreview }) => !isPreview)
    .filter(({ shows }, at, others) => others.findIndex((other) => other.shows === shows) === at);
  const preview = editions.find(({ isPreview }) => isPreview);
  const current = read(currentFile(dataDir));
  const running = editions.slice(0, mostRunning);
  const stay = [...published.slice(0, mostStored), ...running, preview, current].flatMap((each) => each?.folder ?? []);
  const building = all.filter(({ edition, at }) => !edition && at > Date.now() - longestBuildMs);
  const wanted = new Set([...stay, ...building.map(({ folder }) => folder)]);
  for (const { folder } of all) if (!wanted.has(folder)) await rm(folder, { recursive: true, force: true });
}
