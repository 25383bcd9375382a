// npm leaves optional packages for other platforms out of package-lock.json when its registry lacks them,
// and `npm ci` then refuses the lockfile. Run this after every `npm install`: it adds the missing entries.
import { readFileSync, writeFileSync } from 'node:fs';

const systems = ['android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'aix', 'win32'];
const processors = ['arm', 'arm64', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'];
const libraries = new Map([
  ['gnu', 'glibc'],
  ['musl', 'musl'],
]);

/** The places where Node looks for a package that `from` asks for, the nearest first. */
function lookups(from, name) {
  const places = [];
  for (let folder = from; folder; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    places.push(`${folder}/node_modules/${name}`);
    if (!folder.includes('/node_modules/')) break;
  }
  return [...places, `node_modules/${name}`];
}

/** A lockfile entry for one exact version; the platform is read from the package's name. */
function entry(name, version) {
  const parts = name.split(/[-/]/);
  const [system, processor, library] = [systems, processors, [...libraries.keys()]].map((known) =>
    known.find((word) => parts.includes(word)),
  );
  return {
    version,
    optional: true,
    ...(processor && { cpu: [processor] }),
    ...(system && { os: [system] }),
    ...(library && { libc: [libraries.get(library)] }),
  };
}

/**
 * The optional packages that the lockfile asks for and does not list.
 * @param {Record<string, { version?: string, optionalDependencies?: Record<string, string> }>} packages
 * @returns {Array<{ name: string, version: string, wantedBy: string }>}
 */
export function missingPackages(packages) {
  const wanted = Object.entries(packages).flatMap(([wantedBy, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies).map(([name, version]) => ({ name, version, wantedBy })),
  );
  return wanted.filter(({ name, wantedBy }) => !lookups(wantedBy, name).some((place) => place in packages));
}

/**
 * The lockfile with an entry for each missing optional package.
 * @throws {Error} when one is wanted by a range: only an exact version can be added without asking the registry.
 */
export function completed(lock) {
  const packages = { ...lock.packages };
  for (const { name, version, wantedBy } of missingPackages(lock.packages)) {
    if (!/^\d+\.\d+\.\d+/.test(version)) throw new Error(`${wantedBy} wants ${name}@${version}: not an exact version`);
    packages[`node_modules/${name}`] = entry(name, version);
  }
  return { ...lock, packages: Object.fromEntries(Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1))) };
}

if (import.meta.main) {
  const file = process.argv[2] ?? 'package-lock.json';
  const lock = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, `${JSON.stringify(completed(lock), null, 2)}\n`);
  console.log(`added ${missingPackages(lock.packages).length} entries`);
}
