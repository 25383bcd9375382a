import type { Plugin } from 'vite';

/** A part of a module's path, or what its whole path matches. */
export type NamedPath = string | RegExp;

/** Who names which paths. */
export type NamedPaths = Readonly<Record<string, readonly NamedPath[]>>;

const matches = (path: NamedPath, module: string) =>
  typeof path === 'string' ? module.includes(path) : path.test(module);

/** The paths that no module has, as "script-groups.ts: /lib/old-name.ts". */
export const unmatched = (named: NamedPaths, modules: readonly string[]): readonly string[] =>
  Object.entries(named).flatMap(([by, paths]) =>
    paths
      .filter((path) => !modules.some((module) => matches(path, module)))
      .map((path) => `${by}: ${path instanceof RegExp ? path.source : path}`),
  );

/**
 * Fails a build in which a path that it names is nobody's: who renames a folder hears of it, instead of losing what the
 * build did there.
 *
 * @param named - by the environment that builds the modules: `client` for scripts, `prerender` for pages.
 */
export const namedPaths = (named: Readonly<Record<'client' | 'prerender', NamedPaths>>): Plugin => ({
  name: 'named-paths',
  apply: 'build',
  applyToEnvironment: ({ name }) => name in named,
  buildEnd(error) {
    if (error) return;
    const { name } = this.environment;
    if (name !== 'client' && name !== 'prerender') return;
    const lost = unmatched(named[name], [...this.getModuleIds()]);
    if (lost.length > 0) this.error(`The build names paths that no module has:\n  ${lost.join('\n  ')}`);
  },
});
