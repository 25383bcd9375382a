import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deadLinksIn } from './dead-links.ts';

const folder = mkdtempSync(join(tmpdir(), 'dead-links-'));

beforeAll(() => {
  mkdirSync(join(folder, 'blog'));
  for (const file of ['index.html', 'pricing.html', 'codes.csv']) writeFileSync(join(folder, file), '');
});

afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ['/', []],
  ['/pricing', []],
  ['/pricing?country=uk#packages', []],
  ['/codes.csv', []],
  ['#top', []],
  ['?state=WY#result', []], // this page, asked something
  ['https://example.com/a', []],
  ['mailto:a@example.com', []],
  ['/no-such-page', ['blog/a.html: /no-such-page']],
  ['/pricing/', ['blog/a.html: /pricing/']],
  ['pricing', ['blog/a.html: pricing']], // would be /blog/pricing
  ['//example.com', ['blog/a.html: //example.com']],
  ['https://', ['blog/a.html: https://']],
])('a link to %s', (href, dead) => {
  writeFileSync(
    join(folder, 'blog/a.html'),
    `<link href="/gone"><p><a class="x"\n href="${href}">a</a><a name="b">b</a>`,
  );

  expect(deadLinksIn(folder)).toEqual(dead);
});
