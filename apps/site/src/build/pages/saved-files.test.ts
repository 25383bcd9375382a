import { expect, test } from 'vitest';
import { savedFiles } from './saved-files.ts';

const built: Readonly<Record<string, string>> = {
  '/payouts.html': `<link rel="preload" href="/_astro/text.1.woff2" as="font"><script src="/_astro/page.1.js"></script>
    <link rel="stylesheet" href="/_astro/page.1.css"><img src="/_astro/photo.1.webp">
    <astro-island data-files="/_astro/tool.1.js /_astro/props.1.json">`,
  '/_astro/page.1.js': 'import"./react.1.js"',
  '/_astro/react.1.js': '',
  '/_astro/tool.1.js': 'import "./react.1.js"; later("/_astro/late.1.js"); new Worker("/_astro/worker.1.js")',
  '/_astro/late.1.js': 'import"./tool.1.js"',
  '/_astro/worker.1.js': '',
  '/_astro/props.1.json': '{}',
  '/_astro/page.1.css': '@font-face { src: url(/_astro/rare.1.woff2) } a { mask: url(icons.1.svg) }',
  '/_astro/icons.1.svg': '<svg/>',
  '/_astro/text.1.woff2': '',
  '/_astro/rare.1.woff2': '',
  '/_astro/photo.1.webp': '',
  '/_astro/console.1.js': 'nobody names it',
  '/words/en/published.json': '{}',
};
const site = (files = built) => ({ files: Object.keys(files), read: (address: string) => files[address] ?? '' });
const wanted = { paths: ['/payouts'], data: ['/words/en/published.json'] };

test('a page is saved with all that it asks for, then or later, but for pictures and rare letters', () => {
  const urls = savedFiles(wanted, site()).map(({ url }) => url);
  const hashed = ['icons.1.svg', 'late.1.js', 'page.1.css', 'page.1.js', 'props.1.json', 'react.1.js', 'text.1.woff2'];
  const others = ['tool.1.js', 'worker.1.js'].map((name) => `/_astro/${name}`);

  expect(urls.toSorted()).toEqual(
    [...hashed.map((name) => `/_astro/${name}`), ...others, '/payouts', '/words/en/published.json'].toSorted(),
  );
});

test('what changes under its name is marked by what is in it', () => {
  const revisions = (html: string) =>
    Object.fromEntries(
      savedFiles(wanted, site({ ...built, '/payouts.html': html })).map(({ url, revision }) => [url, revision]),
    );
  const [one, other] = [revisions('<script src="/_astro/page.1.js">'), revisions('<script src="/_astro/page.1.js"> ')];

  expect(one['/payouts']).not.toBe(other['/payouts']);
  expect(one['/words/en/published.json']).toBe(other['/words/en/published.json']);
  expect(one['/_astro/page.1.js']).toBeNull();
});
