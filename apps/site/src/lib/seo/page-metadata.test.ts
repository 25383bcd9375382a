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

test('a description that search engines would cut is refused', () => {
  expect(() => pageMetadata({ ...page, description: 'x'.repeat(161) }, 'https://example.test')).toThrow();
});
