import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { scratchFolder } from './figures.ts';

const root = join(import.meta.dirname, '../..');
const migrations = 'apps/server/src/migrations';
const git = (...words: readonly string[]) => execFileSync('git', words, { cwd: root, maxBuffer: 1e9 });
const linesOf = (...words: readonly string[]) =>
  git(...words)
    .toString()
    .split('\n')
    .filter(Boolean);

/** The packages of this checkout, and of our own rooms those of the other. */
function linkPackages(folder: string): void {
  const [ours, theirs] = [join(root, 'node_modules'), join(folder, 'node_modules')];
  const rooms = '@formation';
  mkdirSync(join(theirs, rooms), { recursive: true });
  for (const name of readdirSync(ours)) if (name !== rooms) symlinkSync(join(ours, name), join(theirs, name));
  for (const name of readdirSync(join(ours, rooms)))
    symlinkSync(readlinkSync(join(ours, rooms, name)), join(theirs, rooms, name));
}

/** The newest version that knew fewer tables, out of the history of this checkout; undefined where there is none. */
export function olderVersion(): string | undefined {
  if (spawnSync('git', ['rev-parse'], { cwd: root, stdio: 'ignore' }).status !== 0) return undefined;
  const [changed] = linesOf('log', '-1', '--diff-filter=A', '--format=%H', '--', migrations);
  const [before] = linesOf('rev-list', '-1', `${changed}^`, '--', migrations);
  if (before === undefined) return undefined;
  const folder = scratchFolder();
  execFileSync('tar', ['x', '-C', folder], { input: git('archive', `${changed}^`) });
  linkPackages(folder);
  symlinkSync(join(root, 'apps/site/dist'), join(folder, 'apps/site/dist'));
  return folder;
}
