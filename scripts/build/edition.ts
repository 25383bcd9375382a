// Makes an edition of the site: node scripts/build/edition.ts FOLDER SHOWN [--new-rates] < FILES. A copy of this program in FOLDER, whose
// entries hold FILES (as JSON, by their paths under content/entries), with its pages. The server runs it when its owner
// publishes. SHOWN is the folder of the program whose pages are shown now; it has the newest rates of exchange.
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { json } from 'node:stream/consumers';
import { run, stopAll } from '../boot/run.mjs';
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
  'oxfmt.config.ts',
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

const rates = 'domain/money/src/exchange-rates/tables/exchange-rates.ts';

/**
 * The rates that came since the program did are in what is shown, as one table more. A newer one takes its place, so that
 * pages do not grow from day to day. Where none comes, or nobody confirms it, those of before stay: no build fails of it.
 */
async function takeRates(folder: string, from: Readonly<{ shown: string; askForNew: boolean }>): Promise<void> {
  cpSync(join(from.shown, rates), join(folder, rates));
  if (!from.askForNew) return;
  const script = ['scripts/content/rates.ts', '--onto', join(root, rates)];
  await run(process.execPath, script, { cwd: folder, stdio: 'ignore' }); // its complaints are none of the build
}

process.once('disconnect', stopAll); // the server was killed
const [to = '', shown = root, askForNew] = process.argv.slice(2);
if (to === '') throw new Error('Say where the edition is to be made.');
const folder = resolve(to);
/** A text, the bytes of a picture, or `null` where no file is to be. */
type File = string | null | Readonly<{ base64: string }>;
const files = (await json(process.stdin)) as Readonly<Record<string, File>>; // the server's own
rmSync(folder, { recursive: true, force: true });
copyProgram(folder);
saveShownFiles(shown, folder);
await takeRates(folder, { shown, askForNew: askForNew === '--new-rates' });
for (const [path, content] of Object.entries(files)) {
  const file = join(folder, 'content/entries', path);
  mkdirSync(dirname(file), { recursive: true });
  if (content === null) rmSync(file, { force: true });
  else writeFileSync(file, typeof content === 'string' ? content : Buffer.from(content.base64, 'base64'));
}
const inside = { cwd: folder };
/** What readers did to translated texts is in the files before the pages are built from them. */
const hasActs = existsSync(join(folder, 'content/translations/acts.json'));
const steps = [
  ...(hasActs ? [['scripts/content/reader-texts.ts', 'take-in']] : []),
  ['scripts/task.ts', 'build'],
  ['scripts/build/budgets.ts', '--edition'],
];
let code = 0;
for (const step of steps) code ||= await program(process.execPath, step, inside);
process.exit(code); // the channel to the server would keep this process alive
