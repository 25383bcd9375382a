import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { readdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { isSame } from '@formation/console-api/values';
import type { Versions } from './site-edits.ts';

/**
 * An edition of the site: a copy of the program whose entries are as somebody published them, with the pages that were
 * built from them. It is a folder in the data folder, and nothing in it changes once it is finished.
 */
export type Edition = Readonly<{
  /** The key of the publish that it shows: after a restored backup, numbers come again. Empty for none. */
  shows: string;
  /** Of the build that it is made of. */
  number: number;
  folder: string;
  /** Which program it is a copy of. */
  program: string;
  /** Which version of each entry it shows. */
  versions: Versions;
  /** Whether it is for our own people alone, until it is published as it is. */
  isPreview: boolean;
}>;

/** An edition of the same number that is begun again is made beside what another server may have left. */
export const editionFolder = (dataDir: string, number: number, attempt: string) =>
  join(dataDir, 'editions', `${number}-${attempt}`);

const currentFile = (dataDir: string) => join(dataDir, 'editions', 'current.json');
/** What a finished edition says of itself. */
const nameplate = 'edition.json';

/** Where a build says what its pages were built from. */
const stampOf = (folder: string) => join(folder, 'apps/site/dist/.build-stamp');
const isWhole = ({ folder }: Edition) => existsSync(stampOf(folder));

/** The instant at which the pages in a folder were built; 0 where there are none. */
export const builtAt = (folder: string): number => statSync(stampOf(folder), { throwIfNoEntry: false })?.mtimeMs ?? 0;

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

const numberOf = (name: string) => Number.parseInt(name, 10);

/** The folders of editions, whole or not; the newest first. */
async function editionFolders(dataDir: string): Promise<readonly string[]> {
  const folder = join(dataDir, 'editions');
  const names = existsSync(folder) ? await readdir(folder) : [];
  const own = names.filter((name) => /^\d+-/.test(name)).toSorted((a, b) => numberOf(b) - numberOf(a));
  return own.map((name) => join(folder, name));
}

const named = (folders: readonly string[]) => folders.flatMap((folder) => read(join(folder, nameplate)) ?? []);

/** The finished editions of a program that are still there, the newest first. */
export async function storedEditions(dataDir: string, program: string): Promise<readonly Edition[]> {
  const editions = named(await editionFolders(dataDir));
  return editions.filter((edition) => edition.program === program && isWhole(edition));
}

/** A preview that can be looked at; nothing once it was published, or has gone. */
export async function previewEdition(dataDir: string, program: string, number: number): Promise<Edition | undefined> {
  const stored = await storedEditions(dataDir, program);
  return stored.find((edition) => edition.isPreview && edition.number === number);
}

/** So many of what was published may be looked at still: by pages that were open, and by who takes a publish back. */
const mostStored = 3;
/** What other servers may still run. */
const mostRunning = 2;

/**
 * Removes all editions but the one that is shown, the newest ones of what was published, and the newest preview.
 *
 * @param newest - the number of the newest build: what has a higher one is from after the backup that was restored.
 */
export async function sweepEditions(dataDir: string, newest: number): Promise<void> {
  const all = await editionFolders(dataDir);
  const folders = all.filter((folder) => numberOf(basename(folder)) <= newest);
  const editions = named(folders);
  const published = editions
    .filter(({ isPreview }) => !isPreview)
    .filter(({ versions }, at, all) => all.findIndex((other) => isSame(other.versions, versions)) === at);
  const preview = editions.find(({ isPreview }) => isPreview);
  const shown = read(currentFile(dataDir));
  const stay = new Set([
    ...[...published.slice(0, mostStored), preview, shown].flatMap((edition) => edition?.folder ?? []),
    ...folders.slice(0, mostRunning),
  ]);
  for (const folder of all) if (!stay.has(folder)) await rm(folder, { recursive: true, force: true });
}
