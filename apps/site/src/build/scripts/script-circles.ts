import type { Plugin } from 'vite';

type Script = Readonly<{ fileName: string; imports: readonly string[] }>;

/** A way from a script over its imports back to itself: in what order they run would be chance. */
export function circle(scripts: readonly Script[]): readonly string[] | undefined {
  const importsOf = new Map(scripts.map(({ fileName, imports }) => [fileName, imports]));
  const done = new Set<string>();
  const walk = (file: string, way: readonly string[]): readonly string[] | undefined => {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
    if (done.has(file)) return undefined;
    const found = (importsOf.get(file) ?? []).map((next) => walk(next, [...way, file])).find((one) => one);
    done.add(file);
    return found;
  };
  return scripts.map(({ fileName }) => walk(fileName, [])).find((one) => one);
}

/** Fails a build whose scripts import one another in a circle. */
export const noScriptCircles: Plugin = {
  name: 'no-script-circles',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_, bundle) {
    const found = circle(Object.values(bundle).filter((file) => file.type === 'chunk'));
    if (found) this.error(`Scripts import one another in a circle: ${found.join(' > ')}. See script-groups.ts.`);
  },
};
