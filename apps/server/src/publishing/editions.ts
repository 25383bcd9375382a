import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * An edition of the site: a copy of the program whose entries are as somebody published them, with the pages that were
 * built from them. It is a folder in the data folder, and nothing in it changes once it is finished.
 */
export type Edition = Readonly<{
  /** The key of the publish that it shows: after a restored backup, numbers come again. */
  shows: string;
  folder: string;
  /** Which program it is a copy of. */
  program: string;
}>;

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

/** Says of an edition that nothing in it changes any more. */
export const finishEdition = (edition: Edition): Promise<void> => write(join(edition.folder, nameplate), edition);

/** Makes a finished edition the one that is shown, at once and for all servers of this data folder. */
export const showEdition = (dataDir: string, edition: Edition): Promise<void> => write(currentFile(dataDir), edition);

/** Shows the site as the program brings it. */
export const showReleased = (dataDir: string): Promise<void> => rm(currentFile(dataDir), { force: true });

/** All editions that were begun. */
async function foldersOf(dataDir: string): Promise<readonly string[]> {
  const folder = folderOf(dataDir);
  const names = existsSync(folder) ? await readdir(folder) : [];
  return names.filter((name) => /^\d+-/.test(name)).map((name) => join(folder, name));
}

/** The finished editions of a program that are still there. */
export async function storedEditions(dataDir: string, program: string): Promise<readonly Edition[]> {
  const editions = (await foldersOf(dataDir)).flatMap((folder) => read(join(folder, nameplate)) ?? []);
  return editions.filter((edition) => edition.program === program && isWhole(edition));
}

/** A build that takes longer hangs: it is ended, and what a crash left of one is removed after this time. */
export const longestBuildMs = 15 * 60_000;

/** So many may be looked at still: by pages that were open, by another server, and by who takes a publish back. */
const mostStored = 3;

/** Removes all editions but the newest ones and the one that is shown, and what nobody builds any more. */
export async function sweepEditions(dataDir: string): Promise<void> {
  const shown = read(currentFile(dataDir))?.folder;
  const found = await Promise.all(
    (await foldersOf(dataDir)).map(async (folder) => {
      const isFinished = existsSync(join(folder, nameplate));
      return { folder, isFinished, at: (await stat(isFinished ? join(folder, nameplate) : folder)).mtimeMs };
    }),
  );
  const finished = found.filter(({ isFinished }) => isFinished).toSorted((a, b) => b.at - a.at);
  const left = found.filter(({ isFinished, at }) => !isFinished && at < Date.now() - longestBuildMs);
  for (const { folder } of [...finished.slice(mostStored), ...left])
    if (folder !== shown) await rm(folder, { recursive: true, force: true });
}
