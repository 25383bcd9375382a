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

const isExact = (version) => /^\d+\.\d+\.\d+/.test(version);

/** True when Node would find that version; a range is taken for met by whatever is there. */
function isListed(packages, { name, version, wantedBy }) {
  const place = lookups(wantedBy, name).find((candidate) => candidate in packages);
  return place !== undefined && (!isExact(version) || packages[place].version === version);
}

/** At the top, or inside the package that wants it when another version is at the top. */
const placeFor = (packages, { name, wantedBy }) =>
  `node_modules/${name}` in packages ? `${wantedBy}/node_modules/${name}` : `node_modules/${name}`;

/**
 * The optional packages that the lockfile asks for and does not list.
 * @param {Record<string, { version?: string, optionalDependencies?: Record<string, string> }>} packages
 * @returns {Array<{ name: string, version: string, wantedBy: string }>}
 */
export function missingPackages(packages) {
  const wanted = Object.entries(packages).flatMap(([wantedBy, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies).map(([name, version]) => ({ name, version, wantedBy })),
  );
  return wanted.filter((each) => !isListed(packages, each));
}

/**
 * The lockfile with an entry for each missing optional package.
 * @throws {Error} when one is wanted by a range: only an exact version can be added without asking the registry.
 */
export function completed(lock) {
  const packages = { ...lock.packages };
  for (const missing of missingPackages(lock.packages)) {
    const { name, version, wantedBy } = missing;
    if (!isExact(version)) throw new Error(`${wantedBy} wants ${name}@${version}: not an exact version`);
    packages[placeFor(packages, missing)] = entry(name, version);
  }
  return { ...lock, packages: Object.fromEntries(Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1))) };
}

if (import.meta.main) {
  const file = process.argv[2] ?? 'package-lock.json';
  const lock = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, `${JSON.stringify(completed(lock), null, 2)}\n`);
  console.log(`added ${missingPackages(lock.packages).length} entries`);
}
