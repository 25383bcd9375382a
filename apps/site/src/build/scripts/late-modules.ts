import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';

type Script = Pick<Rolldown.OutputChunk, 'fileName' | 'imports' | 'facadeModuleId' | 'moduleIds'>;

const prefetch = fileURLToPath(new URL('../../hydration/prefetch-modules.ts', import.meta.url));

/** Our own `import()` of a module, as opposed to one of an address that is known in the browser only. */
const lateImport = /\bimport\((["'`])([^"'`]+)\1\)/g;

const MARK = 'files-of:';
const marked = new RegExp(`(["'\`])${MARK}([^"'\`]+)\\1`, 'g');

/** A script and all that it imports, itself first. */
function withImports(file: string, scripts: readonly Script[], seen = new Set<string>()): ReadonlySet<string> {
  seen.add(file);
  const imports = scripts.find(({ fileName }) => fileName === file)?.imports ?? [];
  for (const next of imports) if (!seen.has(next)) withImports(next, scripts, seen);
  return seen;
}

/** @throws {RangeError} when no script has the module. */
function scriptOf(module: string, scripts: readonly Script[]): Script {
  const script =
    scripts.find((one) => one.facadeModuleId === module) ?? scripts.find((one) => one.moduleIds.includes(module));
  if (!script) throw new RangeError(`No script has ${module}.`);
  return script;
}

/**
 * The files that must be there before a module runs.
 *
 * @throws {RangeError} when no script has the module.
 */
export const filesOf = (module: string, scripts: readonly Script[]): readonly string[] => [
  ...withImports(scriptOf(module, scripts).fileName, scripts),
];

/** Files as the browser is told of them. */
export const addressesOf = (files: readonly string[]): string => files.map((file) => `/${file}`).join(' ');

/** The text of a script that names, in the place of a module that it wants later, the files that are not there yet. */
export function withFiles(script: Script & Readonly<{ code: string }>, scripts: readonly Script[]): string {
  const here = withImports(script.fileName, scripts);
  return script.code.replaceAll(marked, (_, __, module: string) =>
    JSON.stringify(addressesOf(filesOf(module, scripts).filter((file) => !here.has(file)))),
  );
}

/**
 * A module that is imported later is fetched before, with all that it imports, so that a lost one can be asked for again:
 * each `import()` of ours names its files, and waits for them. Links that preload modules would lose them first.
 */
export const lateModules: Plugin = {
  name: 'late-modules',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  configEnvironment: (name) => (name === 'client' ? { build: { modulePreload: false } } : undefined),
  transform: {
    filter: { id: /\/(?:domain|content|design|apps\/site)\/.*\.tsx?$/, code: lateImport },
    async handler(code, id) {
      const wanted = [...code.matchAll(lateImport)].map(([, , source = '']) => source);
      const found = await Promise.all(wanted.map((source) => this.resolve(source, id)));
      const modules = new Map(wanted.map((source, place) => [source, found[place]?.id ?? source]));
      const waiting = code.replaceAll(
        lateImport,
        (whole, _, source: string) => `importPrefetched(${JSON.stringify(MARK + modules.get(source))}, () => ${whole})`,
      );
      return { code: `import { importPrefetched } from ${JSON.stringify(prefetch)};\n${waiting}`, map: null };
    },
  },
  generateBundle(_, bundle) {
    const scripts = Object.values(bundle).filter((file) => file.type === 'chunk');
    for (const script of scripts) script.code = withFiles(script, scripts);
  },
};
