import fc from 'fast-check';
import { expect, test } from 'vitest';
import { authorOf, fallbackCover, furtherReading, isExternal, post, postImage, postLink, postSlugs } from './blog.ts';
import { site } from './site.ts';

const words = {
  order: 1,
  title: 'A title',
  date: 'Nov 10, 2024',
  author: '{brand} desk',
  summary: 'A summary that is long enough to stand on a card and in a list of search results.',
};

test('a post needs only its words; the brand is filled in where it is shown', () => {
  expect(post.parse(words).author).toBe(words.author);
  expect(authorOf(words)).toBe(`${site.brand} desk`);
  expect(post.safeParse({ ...words, date: '2024-11-10' }).success).toBe(false);
  expect(post.safeParse({ ...words, slug: 'x' }).success).toBe(false); // the folder is the slug
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

test('a picture is an address, a drawn cover, or the fallback', () => {
  expect(postImage({ img: 'https://example.com/a.jpg' })).toEqual({ url: 'https://example.com/a.jpg' });
  expect(postImage({ img: 'receipts' })).toEqual({ cover: 'receipts' });
  expect(postImage({ img: '' })).toEqual({ cover: fallbackCover });
  expect(postImage({})).toEqual({ cover: fallbackCover });
});

const posts = postSlugs.map((slug) => ({ slug }));

test.each([
  ['preparing-for-the-fiscal-year-end', postSlugs.slice(1, 4)],
  ['benefits-of-real-time-financial-reporting', [postSlugs[8], postSlugs[0], postSlugs[1]]], // from the start again
  ['streamline-your-invoicing-process', postSlugs.slice(0, 3)],
  ['no-such-post', postSlugs.slice(0, 3)],
])('after %s', (slug, expected) => {
  expect(furtherReading(posts, slug).map((other) => other.slug)).toEqual(expected);
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
