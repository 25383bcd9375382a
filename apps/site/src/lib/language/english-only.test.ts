import { site } from '@formation/content';
import { expect, onTestFinished, test } from 'vitest';
import { languageLinks } from './language-links.ts';
import { inEveryLocale, localePath } from './locale.ts';
import { isPublished, languagesOf } from './translated-pages.ts';

/** The site as its owner offers it, until the test ends. */
function offered(...languages: (typeof site.besideEnglish)[number][]): void {
  const before = [...site.besideEnglish];
  site.besideEnglish.splice(0, before.length, ...languages);
  onTestFinished(() => void site.besideEnglish.splice(0, languages.length, ...before));
}

const pages = ['/', '/pricing', '/404', '/search', '/service/ein', '/privacy-policy'];

test.each(pages)('in English only, %s has one page, no language menu, and no link to another', (page) => {
  offered();

  expect(languagesOf(page)).toEqual(['en']);
  expect(inEveryLocale(page)).toEqual([{ params: { locale: undefined }, props: { locale: 'en' } }]);
  expect(languageLinks('en', page)).toBeUndefined();
  expect(localePath('si', page)).toBe(page);
});

test('one language of two can be left out', () => {
  offered('ta');

  expect(isPublished('si', '/')).toBe(false);
  expect(languagesOf('/')).toEqual(['en', 'ta']);
  expect(languageLinks('en', '/')?.links.map(({ tag }) => tag)).toEqual(['en', 'ta-LK']);
});
