// Lists the packages that our rooms name, with their licences, at the end of docs/licences.md.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const heading = '## Packages that we name\n';

type Entry = Readonly<{
  version?: string;
  license?: string;
  dev?: boolean;
  optional?: boolean;
  link?: boolean;
  dependencies?: Readonly<Record<string, string>>;
  devDependencies?: Readonly<Record<string, string>>;
}>;

/** The packages of a folder's lockfile by the place where they are installed, in npm's format. */
function packagesIn(folder: string): readonly (readonly [place: string, entry: Entry])[] {
  const lock = readFileSync(join(root, folder, 'package-lock.json'), 'utf8');
  const { packages } = JSON.parse(lock) as { packages: Readonly<Record<string, Entry>> };
  return Object.entries(packages).map(([place, entry]) => [join(folder, place), entry]);
}

/** The packages of all lockfiles, the tools' too, by the place where they are installed. */
export const lockedPackages: Readonly<Record<string, Entry>> = Object.fromEntries(
  ['', ...globSync('tools/*/package.json', { cwd: root }).sort().map(dirname)].flatMap(packagesIn),
);

const isRoom = (place: string) => !place.includes('node_modules');

/** The foreign packages that a room asks for, with their licence and who asks. */
function named(): ReadonlyMap<string, Readonly<{ licence: string; rooms: readonly string[] }>> {
  const wishes = Object.entries(lockedPackages)
    .filter(([place]) => isRoom(place))
    .flatMap(([room, { dependencies, devDependencies }]) =>
      Object.keys({ ...dependencies, ...devDependencies }).map((name) => ({ name, room })),
    )
    .filter(({ name }) => !name.startsWith('@formation/'));
  const licence = (name: string, room: string) =>
    (lockedPackages[`${room}/node_modules/${name}`] ?? lockedPackages[`node_modules/${name}`])?.license ?? 'unknown';
  return new Map(
    [...Map.groupBy(wishes, ({ name }) => name)]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, who]) => [
        name,
        {
          licence: licence(name, who[0]?.room ?? ''),
          rooms: who.map(({ room }) => (room === '.' ? 'the house' : room)),
        },
      ]),
  );
}

export const licencesPage = (): string => readFileSync(join(root, 'docs/licences.md'), 'utf8');

/** The page with a fresh list at its end. */
export function withList(page: string): string {
  const [before = ''] = page.split(heading);
  const rows = [...named()].map(([name, { licence, rooms }]) => `- ${name}, ${licence}: ${rooms.join(', ')}`);
  return `${before}${heading}\n${rows.join('\n')}\n`;
}

if (import.meta.main) writeFileSync(join(root, 'docs/licences.md'), withList(licencesPage()));
