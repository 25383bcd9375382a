import { expect, test } from 'vitest';
import { pageLanguage } from './page-language.ts';

test.each([
  ['https://example.com/si/contact-us', 'si'],
  ['https://example.com/ta', 'ta'],
  ['https://example.com/contact-us', 'en'],
  ['https://example.com/si-and-more', 'en'],
  ['https://example.com/constructor/', 'en'],
  ['https://example.com', 'en'],
  ['no address', 'en'],
  [undefined, 'en'],
] as const)('a request from %s is in %s', (referer, language) => {
  expect(pageLanguage(referer === undefined ? {} : { referer })).toBe(language);
});
