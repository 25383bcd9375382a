import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const run = (script: string, ...words: readonly string[]) =>
  spawnSync(process.execPath, [join(import.meta.dirname, script), ...words], { encoding: 'utf8' });

test.each([
  ['reviews.ts', ['import', 'reviews.csv', '--dryrun']],
  ['reviews.ts', ['import', 'reviews.csv', '--source']],
  ['reviews.ts', ['import', 'reviews.csv', '--source', 'yelp']],
  ['reviews.ts', []],
  ['rates.ts', ['--bogus']],
  ['rates.ts', ['LKR']],
])('%s %j is answered by how it is used', (script, words) => {
  const { status, stderr } = run(script, ...words);

  expect(stderr).toMatch(`npm run ${script.replace('.ts', '')} -- `);
  expect(stderr).not.toMatch(/^ +at /m); // no trace of a program
  expect(status).toBe(2);
});

test.each([import.meta.dirname, 'no-such.csv'])('what is no file is no review: %s', (file) => {
  expect(run('reviews.ts', 'import', file)).toMatchObject({ status: 1, stderr: `There is no file ${file}.\n` });
});
