import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { run } from '../boot/run.mjs';

const root = join(import.meta.dirname, '../..');
const blog = 'content/entries/blog';
const leftBehind = new Set(['node_modules', '.git', '.cache', '.astro', 'dist', 'data', 'reports']);

/** Links every package, but copies our own rooms' links, which must lead into the copy. */
function linkPackages(from: string, to: string): void {
  if (!existsSync(from)) return;
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from).filter((entry) => !entry.startsWith('.')))
    if (name === '@formation') cpSync(join(from, name), join(to, name), { recursive: true, verbatimSymlinks: true });
    else symlinkSync(join(from, name), join(to, name));
}

/** A copy of the checkout, as it lies there, without what was built in it. */
function copyOfCheckout(): string {
  const copy = mkdtempSync(join(tmpdir(), 'many-posts-'));
  cpSync(root, copy, { recursive: true, filter: (path) => !leftBehind.has(basename(path)) });
  linkPackages(join(root, 'node_modules'), join(copy, 'node_modules'));
  linkPackages(join(root, 'apps/site/node_modules'), join(copy, 'apps/site/node_modules'));
  return copy;
}

/** Adds posts until there are so many: each is one of the firm's own under another name and title. */
function addPosts(copy: string, count: number): void {
  const own = readdirSync(join(root, blog)).sort();
  for (let number = own.length + 1; number <= count; number += 1) {
    const model = readFileSync(join(root, blog, own[number % own.length] ?? '', 'en.md'), 'utf8');
    const text = model.replace(/^(title: ).*$/m, `$1Post number ${number}`);
    mkdirSync(join(copy, blog, `post-${number}`), { recursive: true });
    writeFileSync(join(copy, blog, `post-${number}/en.md`), text);
  }
}

/**
 * Seconds that a whole build takes with so many posts, in a copy of the checkout that has never been built.
 * @throws when the build fails.
 */
export async function buildSeconds(posts: number): Promise<number> {
  const copy = copyOfCheckout();
  try {
    addPosts(copy, posts);
    const began = performance.now();
    const code = await run(process.execPath, ['scripts/task.ts', 'build'], { cwd: copy, stdio: 'inherit' });
    if (code !== 0) throw new Error(`the build with ${posts} posts failed`);
    return (performance.now() - began) / 1000;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
