import fc from 'fast-check';
import { expect, test } from 'vitest';
import { site } from '../../firm/site.ts';
import { pageMetadata } from '../../pages/page-metadata.ts';
import { authorName, furtherReading, inGridOrder, isExternal, post, postImage, postLink } from './blog.ts';
import { legal } from './legal.ts';

const words = {
  title: 'A title',
  date: 'Nov 10, 2024',
  author: '{brand} desk',
  summary: 'A summary that is long enough to stand on a card and in a list of search results.',
};

test('a post needs only its words; its author may be the brand', () => {
  expect(authorName(post.parse(words))).toBe(`${site.brand} desk`);
  expect(authorName({ author: 'Nimali' })).toBe('Nimali');
  expect(post.safeParse({ ...words, slug: 'x' }).success).toBe(false); // the folder is the slug
});

test.each([['2024-11-10'], [new Date('2024-11-10')], ['Nov 31, 2024']])(
  'the day %s is refused with an example of a day',
  (date) => {
    expect(post.safeParse({ ...words, date }).error?.issues).toMatchObject([
      { path: ['date'], message: 'Write the day as "Nov 10, 2024".' },
    ]);
  },
);

test.each([
  ['summary', 'x'.repeat(57), 'The summary has 57 characters; it needs 60 or more.'],
  ['summary', 'x'.repeat(161), 'The summary has 161 characters; it may have 160 at most.'],
  ['summary', undefined, 'The summary is missing, or is no text.'],
  ['title', undefined, 'The title is missing, or is no text.'],
])('a %s that does not fit is refused by how long it is', (name, text, message) => {
  expect(post.safeParse({ ...words, [name]: text }).error?.issues).toMatchObject([{ path: [name], message }]);
});

/** As long as a title may be with the brand behind it. */
const longest = 'x'.repeat(75 - ` | ${site.brand}`.length);

test.each([
  ['a post', post, words],
  ['a legal text', legal, { title: '', description: words.summary, updated: words.date }],
])('the title of %s may be as long as its page takes it with the brand, and no longer', (_, schema, entry) => {
  const page = pageMetadata.shape.title;
  for (const title of [longest, `${longest}\u0DCA`]) {
    expect(schema.safeParse({ ...entry, title }).success).toBe(true); // a sign above a letter takes no place
    expect(page.safeParse(`${title} | ${site.brand}`).success).toBe(true);
  }
  expect(page.safeParse(`${longest}x | ${site.brand}`).success).toBe(false);
  expect(schema.safeParse({ ...entry, title: `${longest}x` }).error?.issues).toMatchObject([
    {
      path: ['title'],
      message: `The title has ${longest.length + 1} letters; with “ | ${site.brand}” behind it ${longest.length} fit.`,
    },
  ]);
});

test.each([
  ['https://example.com/a', true],
  ['HTTP://example.com', true],
  ['/blog/a', false], // relative to the site
  ['blog/a', false],
  ['//example.com/a', false], // has no scheme of its own
  ['mailto:a@example.com', false],
  ['https://', false],
  ['', false],
  [undefined, false],
])('%s leads off the site: %s', (href, external) => {
  expect(isExternal(href)).toBe(external);
});

test('a card leads to the article unless the post stands elsewhere', () => {
  expect(postLink({ slug: 'a' })).toBe('/blog/a');
  expect(postLink({ slug: 'a', href: '/other' })).toBe('/blog/a');
  expect(postLink({ slug: 'a', href: 'https://example.com/a' })).toBe('https://example.com/a');
});

test('a picture is an address, a drawn cover, or one that the slug chooses', () => {
  expect(postImage({ slug: 'a', img: 'https://example.com/a.jpg' })).toEqual({ url: 'https://example.com/a.jpg' });
  expect(postImage({ slug: 'a', img: 'receipts' })).toEqual({ cover: 'receipts' });
  expect(postImage({ slug: 'a', img: '' })).toEqual({ cover: 'a' });
  expect(postImage({ slug: 'a' })).toEqual({ cover: 'a' });
});

test('the newest post comes first, and the posts of one day by their slugs', () => {
  const days = { old: 'Dec 31, 2024', b: 'Jan 5, 2025', a: 'Jan 5, 2025', new: 'Jan 12, 2025' };
  const posts = Object.entries(days).map(([slug, date]) => ({ slug, date }));

  expect(inGridOrder(posts).map(({ slug }) => slug)).toEqual(['new', 'a', 'b', 'old']);
});

const posts = ['a', 'b', 'c', 'd', 'e'].map((slug) => ({ slug }));

test.each([
  ['a', 'bcd'],
  ['c', 'dea'], // from the start again
  ['e', 'abc'],
  ['no-such-post', 'abc'],
])('after %s', (slug, expected) => {
  expect(furtherReading(posts, slug).map((other) => other.slug)).toEqual([...expected]);
});

test('further reading: other posts, each once, three where there are three', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string(), { maxLength: 9 }), fc.nat(9), (slugs, at) => {
      const current = slugs[at] ?? 'no such post';
      const shown = furtherReading(
        slugs.map((slug) => ({ slug })),
        current,
      ).map(({ slug }) => slug);
      const others = slugs.filter((slug) => slug !== current);

      expect(new Set(shown).size).toBe(Math.min(3, others.length));
      expect(others).toEqual(expect.arrayContaining(shown));
    }),
  );
});
