import { expect, test } from 'vitest';
import { scratchFolder } from '../../testing/sample-site.ts';
import { loadRelease } from './load-site.ts';

const textOf = (body: Buffer | undefined) => body?.toString();

test('a page of the release before still gets the files that its build named, and no page of that release', async () => {
  await using now = await scratchFolder({ 'index.html': 'new', '_astro/app.2.js': 'two', '_astro/same.0.js': 'same' });
  await using before = await scratchFolder({
    '_astro/app.1.js': 'one',
    '_astro/same.0.js': 'same',
    'gone.html': 'a page that is no more',
  });
  const site = await loadRelease(now.path, before.path);

  expect([...site.keys()].sort()).toEqual(['/', '/_astro/app.1.js', '/_astro/app.2.js', '/_astro/same.0.js']);
  expect(textOf(site.get('/_astro/app.1.js')?.identity.body)).toBe('one');
});

test('the first release has none before it', async () => {
  await using now = await scratchFolder({ 'index.html': 'new' });

  expect([...(await loadRelease(now.path, '/dev/null/nowhere')).keys()]).toEqual(['/']);
});
