import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fallbackCover, fill, isExternal, isoDate, legal, messages, post, postSlugs } from '@formation/content';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const entries = join(import.meta.dirname, '../content/entries');

function text(kind: string, slug: string) {
  const [, front = '', body = ''] =
    /^---\n([^]*?)\n---\n([^]*)$/.exec(readFileSync(join(entries, kind, slug, 'en.md'), 'utf8')) ?? [];
  return { front: parse(front) as unknown, body };
}

/** Words as a reader counts them: no addresses of links, no table lines. */
const words = (body: string) => body.replaceAll(/\]\([^)]*\)/g, ']').match(/[\p{L}\p{N}][\p{L}\p{N}.,'’%-]*/gu) ?? [];

const headings = (body: string) => [...body.matchAll(/^## (.+)$/gm)].map(([, heading = '']) => heading);

const links = (body: string) => [...body.matchAll(/\]\(([^)\s]+)\)/g)].map(([, href = '']) => href);

/** Every page of the site that a text may point to. */
const routes = new Set([
  ...['/', '/services', '/pricing', '/resources', '/about', '/contact-us', '/meet', '/blog', '/testimonials'],
  ...['/name-generator', '/hsic-search', '/privacy-policy', '/terms-and-conditions', '/data-protection'],
  ...['ebay', 'paypal', 'wise', 'amazon', 'etsy', 'mercury', 'profit-margin'].map((name) => `/calculator/${name}`),
  ...['registered-agent', 'ein', 'boi-report', 'itin', 'annual-report', 'trademark-registration'].map(
    (name) => `/service/${name}`,
  ),
  ...['usa-account', 'bookkeeping', 'stripe-account'].map((name) => `/service/${name}`),
  ...postSlugs.map((slug) => `/blog/${slug}`),
]);

test('the blog has its nine articles, in order', () => {
  const posts = readdirSync(join(entries, 'blog')).map((slug) => ({
    slug,
    ...post.parse(text('blog', slug).front),
  }));

  expect(posts.sort((a, b) => a.order - b.order).map(({ slug }) => slug)).toEqual(postSlugs);
  expect(posts.map(({ order }) => order)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(posts[0]?.date).toBe('Nov 10, 2024');

  const days = posts.map(({ date }) => isoDate(date) ?? '');
  expect(days).toEqual([...days].sort().reverse()); // the newest first
});

test('every cover that a post names has been drawn', () => {
  const covers = postSlugs.map((slug) => post.parse(text('blog', slug).front).img ?? fallbackCover);

  expect(new Set(covers).size).toBe(9); // each post has its own
  for (const cover of [...covers, fallbackCover]) {
    expect(existsSync(join(import.meta.dirname, `../design/ui/src/covers/${cover}.tsx`)), cover).toBe(true);
  }
});

test.each(postSlugs)('%s is an article of its own', (slug) => {
  const { body } = text('blog', slug);

  expect(words(body).length).toBeGreaterThanOrEqual(700);
  expect(words(body).length).toBeLessThanOrEqual(1000);
  expect(body).toMatch(/^\| -{3}/m); // a table
  expect(body).not.toMatch(/^# /m); // the page sets the title
  expect(headings(body).at(-1)).toBe('Sources');
  expect(links(body.slice(body.indexOf('## Sources'))).filter(isExternal)).not.toEqual([]);
  expect(links(body).filter((href) => href.startsWith('/'))).not.toEqual([]);
});

test('every link in the texts leads to a page of the site or to a whole address', () => {
  const all = ['blog', 'legal'].flatMap((kind) =>
    readdirSync(join(entries, kind)).flatMap((slug) =>
      links(text(kind, slug).body).map((href) => `${kind}/${slug}: ${href}`),
    ),
  );

  expect(all.length).toBeGreaterThan(50);
  expect(all.filter((line) => !routes.has(line.split(': ')[1] ?? '') && !/: https?:\/\/[^/]/.test(line))).toEqual([]);
});

test('five finance tips', () => {
  expect(messages.en.fiveTips.tips).toHaveLength(5);
});

test.each([
  [
    'privacy-policy',
    ['collect', 'use', 'share', 'protect', 'rights', 'keep', 'third-party', 'changes', 'contact'],
    [messages.en.office.retention, 'no cookies'],
  ],
  [
    'terms-and-conditions',
    [
      ...['acceptance', 'service', 'responsibilities', 'payment', 'intellectual property', 'liability', 'limitations'],
      ...['prohibited', 'termination', 'governing law', 'changes', 'contact'],
    ],
    [
      '30 days’ notice',
      'limited to the amount you paid for the service concerned',
      'laws of Sri Lanka',
      messages.en.office.businessHours,
    ],
  ],
  [
    'data-protection',
    ['store', 'consent', 'where', 'how long', 'rights', 'ask', 'browser', 'complain'],
    [
      messages.en.office.retention,
      'Personal Data Protection Act, No. 9 of 2022',
      'GDPR',
      'version of the consent text',
    ],
  ],
])('%s says what it must, in order', (slug, subjects, sentences) => {
  const { front, body } = text('legal', slug);
  const found = headings(body);

  legal.parse(front);
  expect(found).toHaveLength(subjects.length);
  for (const [index, subject] of subjects.entries()) {
    expect(found[index]?.toLowerCase()).toMatch(new RegExp(`^${index + 1}\\. .*${subject}`));
  }
  const shown = fill(body, messages.en.office);
  for (const sentence of sentences) expect(shown).toContain(sentence);
});
