import { expect, test } from 'vitest';
import { unknownPages } from './sitemap-by-language.ts';

test('a page that the sitemap leaves out is there, in one language at least', () => {
  const unlisted = [/\/design$/, /\/reminders\/\w+$/, /\/renamed$/];

  expect(unknownPages(unlisted, ['/design', '/si/reminders/confirmed', '/not/renamed/at-all'])).toEqual([/\/renamed$/]);
});
