import { expect, test } from 'vitest';
import { pageMetadata } from './page-metadata.ts';

const page = {
  title: 'Pricing and packages',
  description: 'What a company abroad costs to form, package by package and country by country.',
  url: '/pricing',
};

test('the type is website unless the page says otherwise', () => {
  expect(pageMetadata(page, 'https://example.test').type).toBe('website');
  expect(pageMetadata({ ...page, type: 'article' }, 'https://example.test').type).toBe('article');
});

test.each([
  // path        canonical
  ['/', 'https://example.test/'],
  ['/pricing', 'https://example.test/pricing'],
  ['/blog/a-post', 'https://example.test/blog/a-post'],
])('the canonical address of %s is absolute and has no trailing slash of its own', (url, expected) => {
  expect(pageMetadata({ ...page, url }, 'https://example.test').url).toBe(expected);
});

test('a page without a share image gets one of its own', () => {
  expect(pageMetadata(page, 'https://example.test').image).toBe('https://example.test/share/pricing.png');
  expect(pageMetadata({ ...page, image: '/share/other.png' }, 'https://example.test').image).toBe(
    'https://example.test/share/other.png',
  );
});

test.each([
  ['description', 161, 160],
  ['title', 76, 75],
])(
  'a %s that search engines would cut is refused: the page, what it is, how long it is and may be',
  (name, has, fit) => {
    expect(() => pageMetadata({ ...page, [name]: 'x'.repeat(has) }, 'https://example.test')).toThrow(
      `/pricing: ${name}: it has ${has} letters; ${fit} fit`,
    );
  },
);
