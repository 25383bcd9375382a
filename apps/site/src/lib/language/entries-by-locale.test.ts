import { stateOf, translatedTexts } from '@formation/content';
import { expect, test } from 'vitest';
import { entriesByLocale } from './entries-by-locale.ts';
import { languagesOfTexts, longTexts, writtenIn } from './long-texts.ts';
import { everyLocale } from './translated-pages.ts';

/** A text whose translation is recorded, of whatever length. */
const { english, own = '' } = translatedTexts('si').find(
  (text) => text.own !== text.english && stateOf('si', text.english, text.own ?? '') === 'current',
) ?? { english: '' };
const entries = ['en', 'si'].map((language) => ({ id: `terms/${language}`, collection: 'legal' }));

test.each([
  ['as they were recorded', english, own, 'si'],
  ['with another English since', `${english} And more.`, own, 'en'],
  ['with another English and a translation of it that is not recorded yet', `${english} And more.`, `${own} +`, 'si'],
  ['without a translation', english, undefined, 'en'],
])('texts %s: the Sinhala page shows the one that says what the English says', (_, en, si, written) => {
  const texts = new Map([['legal/terms/en', en], ...(si === undefined ? [] : [['legal/terms/si', si] as const])]);
  const pages = entriesByLocale(entries, languagesOfTexts(texts));

  expect(pages.map(({ locale }) => locale)).toEqual(everyLocale); // a page stays where it is, whatever it shows
  expect(pages.find(({ locale }) => locale === 'si')).toEqual({
    slug: 'terms',
    locale: 'si',
    entry: { id: `terms/${written}`, collection: 'legal' },
    written,
  });
  expect(pages.find(({ locale }) => locale === 'ta')?.entry.id).toBe('terms/en');
});

test('every long text of the site is asked about by its name', () => {
  for (const [key, text] of longTexts) {
    const [, name = '', language] = /^(.*)\/(si|ta)$/.exec(key) ?? [];
    if (language !== 'si' && language !== 'ta') continue;
    const isStale = stateOf(language, longTexts.get(`${name}/en`) ?? '', text) === 'stale';
    expect(writtenIn(name, language), key).toBe(isStale ? 'en' : language);
  }
});
