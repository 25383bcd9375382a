import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { buildPackage } from './build-package.ts';
import { packed, tried } from './tried-package.ts';

test('the package is built and packed, and works once it is installed in an empty folder', async () => {
  const place = mkdtempSync(join(tmpdir(), 'package-'));
  onTestFinished(() => rmSync(place, { recursive: true }));
  const folder = join(place, 'fees');
  await buildPackage(folder);

  const shipped = globSync('**/*.js', { cwd: folder });
  expect(shipped.filter((file) => /(^|\/)testing\/|[.]test[.]js$/.test(file))).toEqual([]);
  expect(() => tried(packed(folder, place))).not.toThrow();
});
