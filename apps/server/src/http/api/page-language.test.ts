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
  expect(pageLanguage({ headers: referer === undefined ? {} : { referer } })).toBe(language);
});

test.each([
  ['/api/v1/bookings?lang=si', undefined, 'si'],
  ['/api/v1/bookings?lang=si', 'https://example.com/ta/meet', 'si'], // the form knows better than the browser
  ['/api/v1/bookings?lang=en', 'https://example.com/ta/meet', 'en'],
  ['/api/v1/bookings?lang=constructor', 'https://example.com/ta/meet', 'ta'], // no language: as if it were not there
  ['/api/v1/bookings?lang=', undefined, 'en'],
  ['/api/v1/bookings?a=1&lang=ta', undefined, 'ta'],
] as const)('a request to %s from %s is in %s', (url, referer, language) => {
  expect(pageLanguage({ url, headers: referer === undefined ? {} : { referer } })).toBe(language);
});
