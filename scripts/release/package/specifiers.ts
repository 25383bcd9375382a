import { dirname, posix } from 'node:path';

/** Where the doors of the rooms are in the package: `@formation/money` is `money/index.js`. */
export type Doors = Readonly<Record<string, string>>;

/**
 * A built file that enters no room by its name: every import leads to a file of the package.
 *
 * @param file - its path inside the package.
 * @throws {Error} when it enters a door that the package does not have.
 */
export function withOwnSpecifiers(code: string, file: string, doors: Doors): string {
  const names = code.replace(/(?<=(?:from |import |import\()(['"]))@formation\/[^'"]+(?=\1)/g, (name) => {
    const door = doors[name];
    if (door === undefined) throw new Error(`${file} imports ${name}, which is not in the package`);
    const path = posix.relative(dirname(file), door);
    return path.startsWith('.') ? path : `./${path}`;
  });
  return names.replace(/((?:from |import |import\()['"]\.[^'"]*)\.ts(['"])/g, '$1.js$2'); // declarations keep theirs
}
