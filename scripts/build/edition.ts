// Makes an edition of the site: node scripts/build/edition.ts FOLDER SHOWN < FILES. A copy of this program in FOLDER, whose
// entries hold FILES (as JSON, by their paths under content/entries), with its pages. The server runs it when its owner
// publishes. SHOWN is the folder of the program whose pages are shown now.
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { json } from 'node:stream/consumers';
import { program, root } from '../tasks/program.ts';

/** What a program is made of, beside its packages. */
const parts = [
  'apps',
  'content',
  'design',
  'domain',
  'lint',
  'scripts',
  'budgets.json',
  'folders.mjs',
  'rooms.mjs',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'tsconfig.base.json',
];
const left = new Set(['node_modules', 'dist', '.astro']);
const isCopied = (path: string) => !left.has(basename(path)) && !/\.test\.tsx?$/.test(path);

/** A package is where the program has it; one of our own is in the copy. */
function linkPackages(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    const [own, there] = [join(from, name), join(to, name)];
    if (name === '@formation') cpSync(own, there, { recursive: true, verbatimSymlinks: true });
    else if (!['.vite', '.astro'].includes(name)) symlinkSync(own, there);
  }
}

function copyProgram(folder: string): void {
  for (const part of parts) cpSync(join(root, part), join(folder, part), { recursive: true, filter: isCopied });
  linkPackages(join(root, 'node_modules'), join(folder, 'node_modules'));
  for (const room of readdirSync(join(root, 'apps'))) {
    const packages = join(root, 'apps', room, 'node_modules');
    if (existsSync(packages)) linkPackages(packages, join(folder, relative(root, packages)));
  }
}

/** Pages that are open ask for the files of what is shown now. */
function saveShownFiles(shown: string, folder: string): void {
  const files = join(shown, 'apps/site/dist/_astro');
  if (existsSync(files)) cpSync(files, join(folder, '.cache/previous-build/_astro'), { recursive: true });
}

const [to = '', shown = root] = process.argv.slice(2);
if (to === '') throw new Error('Say where the edition is to be made.');
const folder = resolve(to);
/** A text, the bytes of a picture, or `null` where no file is to be. */
type File = string | null | Readonly<{ base64: string }>;
const files = (await json(process.stdin)) as Readonly<Record<string, File>>; // the server's own
rmSync(folder, { recursive: true, force: true });
copyProgram(folder);
saveShownFiles(shown, folder);
for (const [path, content] of Object.entries(files)) {
  const file = join(folder, 'content/entries', path);
  mkdirSync(dirname(file), { recursive: true });
  if (content === null) rmSync(file, { force: true });
  else writeFileSync(file, typeof content === 'string' ? content : Buffer.from(content.base64, 'base64'));
}
const inside = { cwd: folder };
const built = await program(process.execPath, ['scripts/task.ts', 'build'], inside);
process.exitCode = built || (await program(process.execPath, ['scripts/build/budgets.ts', '--edition'], inside));
