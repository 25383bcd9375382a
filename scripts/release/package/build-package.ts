import { cpSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { quietly, root, scratch } from '../../tasks/program.ts';
import { type Doors, withOwnSpecifiers } from './specifiers.ts';

/** The rooms of the package, and where each is in it: the fees, and what the command line needs besides. */
const rooms = {
  'domain/calendar': 'calendar',
  'domain/csv': 'csv',
  'domain/money': 'money',
  'domain/fees': 'fees',
  'domain/deadlines': 'deadlines',
  'domain/formation': 'formation',
  'domain/payouts': 'payouts',
  'apps/command-line': 'cli',
} as const;

type Named = Readonly<Record<string, string>>;
type Manifest = Readonly<{ name: string; version: string; exports?: Named; dependencies?: Named }>;
const manifestOf = (room: string) => JSON.parse(readFileSync(join(root, room, 'package.json'), 'utf8')) as Manifest;

/** The doors by the names that the rooms enter them by. */
export function doors(): Doors {
  const all = Object.entries(rooms).flatMap(([room, folder]) => {
    const { name, exports = {} } = manifestOf(room);
    const built = Object.entries(exports).filter(([, file]) => file.startsWith('./src/')); // not what only tests use
    return built
      .flatMap(([door, file]) => doorsAt(room, { door: name + door.slice(1), file }))
      .map(([door, file]) => [door, file.replace('./src/', `${folder}/`).replace(/\.ts$/, '.js')] as const);
  });
  return Object.fromEntries(all);
}

/** A door, or each of those that `./*` stands for: one for every file that it leads to. */
function doorsAt(room: string, { door, file }: Readonly<{ door: string; file: string }>) {
  const [before = '', after] = file.split('*');
  if (after === undefined) return [[door, file] as const];
  const paths = globSync(`${before}**${after}`, { cwd: join(root, room) }).map((path) => `./${path}`);
  return paths.map((path) => [door.replace('*', path.slice(before.length, -after.length)), path] as const);
}

/** What the package exports: the doors of fees by their names, and those of money and csv under names of their own. */
function exported(all: Doors) {
  const paths = Object.entries(all).flatMap(([name, file]) => {
    const own = exportedName(name);
    return own ? [[own, { types: `./${file.replace(/\.js$/, '.d.ts')}`, default: `./${file}` }] as const] : [];
  });
  return { ...Object.fromEntries(paths), './package.json': './package.json' };
}

function exportedName(door: string): string | undefined {
  if (door === '@formation/money') return './money';
  if (door.startsWith('@formation/csv')) return door.replace('@formation', '.');
  const [, room, name = ''] = /^@formation\/(fees|money)(\/.*)?$/.exec(door) ?? [];
  return room && `.${name}`;
}

/** What opens workbooks: whoever has one installs it beside, and nobody else. */
const forWorkbooks = () => manifestOf('domain/csv').dependencies ?? {};

const manifest = (version: string, all: Doors) => ({
  name: '@serendib-ledger/fees',
  version,
  description: 'Published fees of marketplaces, payment services and banks: exact, dated, with their sources',
  private: true, // docs/fee-package.md says what publishing would take
  license: 'UNLICENSED',
  type: 'module',
  sideEffects: false,
  engines: { node: '>=22' },
  peerDependencies: forWorkbooks(),
  peerDependenciesMeta: Object.fromEntries(Object.keys(forWorkbooks()).map((name) => [name, { optional: true }])),
  bin: { fees: './cli/main.js' },
  exports: exported(all),
});

async function compiled(out: string): Promise<void> {
  const config = join(scratch, 'fee-package.tsconfig.json');
  const include = Object.keys(rooms).map((room) => join(root, room, 'src'));
  writeFileSync(
    config,
    JSON.stringify({
      extends: join(root, 'tsconfig.base.json'),
      compilerOptions: {
        noEmit: false,
        declaration: true,
        rewriteRelativeImportExtensions: true,
        rootDir: root,
        outDir: out,
        types: ['node'],
        typeRoots: [join(root, 'node_modules/@types')],
      },
      include,
      exclude: ['../**/*.test.ts'],
    }),
  );
  const { code, output } = await quietly(process.execPath, ['node_modules/typescript/bin/tsc', '-p', config]);
  if (code !== 0) throw new Error(`The package does not compile:\n${output}`);
}

/** Builds the package into a folder: ESM with types, no dependency, no name of a room. */
export async function buildPackage(folder: string): Promise<void> {
  const out = `${folder}.built`;
  for (const one of [out, folder]) rmSync(one, { recursive: true, force: true });
  await compiled(out);
  mkdirSync(folder, { recursive: true });
  for (const [room, place] of Object.entries(rooms)) renameSync(join(out, room, 'src'), join(folder, place));
  rmSync(out, { recursive: true });

  const all = doors();
  for (const file of globSync('**/*.{js,d.ts}', { cwd: folder })) {
    const path = join(folder, file);
    writeFileSync(path, withOwnSpecifiers(readFileSync(path, 'utf8'), file, all));
  }
  const { version } = manifestOf('.');
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest(version, all), null, 2)}\n`);
  cpSync(join(import.meta.dirname, 'README.md'), join(folder, 'README.md'));
}
