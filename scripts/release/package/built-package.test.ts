import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { platformsWithFees } from '@formation/fees/tables';
import { expect, onTestFinished, test } from 'vitest';
import { buildData } from './build-data.ts';
import { buildPackage } from './build-package.ts';
import { packed, tried, triedData } from './tried-package.ts';

test('the package is built and packed, and works once it is installed in an empty folder', async () => {
  const place = mkdtempSync(join(tmpdir(), 'package-'));
  onTestFinished(() => rmSync(place, { recursive: true }));
  const folder = join(place, 'fees');
  await buildPackage(folder);

  const shipped = globSync('**/*.js', { cwd: folder });
  expect(shipped.filter((file) => /(^|\/)testing\/|[.]test[.]js$/.test(file))).toEqual([]);
  expect(() => tried(packed(folder, place))).not.toThrow();
});

test('the data alone is a package as well: a file for each platform, each change on a day, read from an empty folder', async () => {
  const place = mkdtempSync(join(tmpdir(), 'package-'));
  onTestFinished(() => rmSync(place, { recursive: true }));
  const folder = join(place, 'fee-data');
  await buildData(folder);

  const files = globSync('*.json', { cwd: folder }).filter((file) => !['index.json', 'package.json'].includes(file));
  expect(files.toSorted()).toEqual((await platformsWithFees()).map((platform) => `${platform}.json`).toSorted());
  const days = [...readFileSync(join(folder, 'CHANGELOG.md'), 'utf8').matchAll(/^## (.*)$/gm)].map(
    ([, day = '']) => day,
  );
  expect(days.length).toBeGreaterThan(1);
  expect(days).toEqual([...new Set(days)].toSorted().toReversed());
  expect(() => triedData(packed(folder, place))).not.toThrow();
});
