import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const cwd = join(import.meta.dirname, '../..');

/** Files that stand beside many of their kind by nature: a test, a table, a language's words, a migration, a page, a platform. */
const ofAKind =
  /[.](test|spec)[.]tsx?$|^tests\/|\/(tables|messages|migrations|pages|platforms|fixtures|entries)\/|^docs\//;

/** What somebody can take in at one look. */
const most = 25;

function folderSizes(files: readonly string[]): ReadonlyMap<string, number> {
  const folders = Map.groupBy(
    files.filter((file) => !ofAKind.test(file)),
    (file) => dirname(file),
  );
  return new Map([...folders].map(([folder, inside]) => [folder, inside.length]));
}

test('no folder has more files beside one another than somebody takes in at one look', () => {
  const files = spawnSync('git', ['ls-files'], { cwd, encoding: 'utf8' }).stdout.split('\n').filter(Boolean);
  const crowded = [...folderSizes(files)]
    .filter(([, count]) => count > most)
    .map(([folder, count]) => `${folder}: ${count}`);

  expect(files.length).toBeGreaterThan(1000);
  expect(crowded, `Give them folders by subject: ${most} files at most`).toEqual([]);
});

test('tests and tables do not count', () => {
  const files = Array.from({ length: 30 }, (_, at) => [`a/b${at}.test.ts`, `a/tables/${at}.ts`, `a/c/${at}.ts`]).flat();
  expect(Object.fromEntries(folderSizes(files))).toEqual({ 'a/c': 30 });
});
