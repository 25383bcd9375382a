import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const [, part = ''] = readFileSync(join(root, 'docs/reliability.md'), 'utf8').split('beside ASVS 5.0\n');
const rows =
  part
    .split('\n## ')[0]
    ?.split('\n')
    .filter((line) => /^\| \d/.test(line)) ?? [];
const itemsIn = (row: string) => (row.split('|')[1] ?? '').split(',').map((item) => item.trim());

/** The items of levels 1 and 2 of each section that applies, read in version 5.0.0 of the standard. */
const sections = {
  '6.1': ['1', '2', '3'],
  '6.2': ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'],
  '6.3': ['1', '2', '3', '4'],
  '6.4': ['1', '2', '3', '4'],
  '6.5': ['1', '2', '3', '4', '5'],
  '7.1': ['1', '2'],
  '7.2': ['1', '2', '3', '4'],
  '7.3': ['1', '2'],
  '7.4': ['1', '2', '3', '4', '5'],
  '7.5': ['1', '2'],
  '8.1': ['1', '2'],
  '8.2': ['1', '2', '3'],
  '8.3': ['1'],
};

test('every item of levels 1 and 2 on signing in stands in the table, once', () => {
  const items = rows.flatMap(itemsIn);

  const wanted = Object.entries(sections).flatMap(([section, numbers]) => numbers.map((each) => `${section}.${each}`));
  expect(items).toEqual(expect.arrayContaining(wanted));
  expect(new Set(items).size).toBe(items.length);
});

test.each(rows.map((row) => [itemsIn(row).join(', '), row]))('%s names tests that are there', (_, row) => {
  const named = [...row.matchAll(/`([^`]+[.](?:test|spec)[.]ts)`/g)].map(([, path = '']) => path);
  const missing = named.filter(
    (path) => !existsSync(join(root, path.startsWith('tests/') ? '' : 'apps/server/src', path)),
  );

  expect(missing).toEqual([]);
});
