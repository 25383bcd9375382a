import {
  answerTemplates,
  coinedTerms,
  isTranslated,
  searchWords,
  translatedLanguages,
  translatedTexts,
} from '@formation/content';
import { expect, test } from 'vitest';
import { fileText } from './file-text.ts';
import { changedFiles, judge } from './judge.ts';
import { pagesOf } from './pages-of.ts';
import { exampleOf, placeholderValues } from './placeholder-values.ts';
import { poFile, returnedTexts } from './po-file.ts';
import { unitsOf } from './units.ts';

const head = { project: 'Serendib Ledger', made: '2026-11-30', site: 'https://example.test' };
/** A language that has only begun has no texts to compare. */
const languages = translatedLanguages.filter((language) => isTranslated(language, 'contact'));
const files = languages.map((language) => {
  const units = unitsOf(language);
  return { language, units, po: poFile(units, pagesOf(), { ...head, language }) };
});

test.each(files)('all texts in $language come back from a file as they went, and nothing changes', (file) => {
  const { language, units, po } = file;
  const back = returnedTexts(po);

  expect(back.language).toBe(language);
  expect(back.texts.map(({ key, english, own }) => [key, english, own])).toEqual(
    units.map(({ key, english, own }) => [key, english, own]),
  );
  expect(judge(language, units, back.texts)).toEqual({ refusals: [], changes: [], holding: [], leftOut: [] });
});

test.each(files)('every text in $language that is written anew reads in its file as it stands there', ({ units }) => {
  for (const { key, file, own, write } of units)
    if (own !== '') expect(write(fileText(file), own), key).toBe(fileText(file));
});

/** What is put together by code, or is a name: nobody translates it. */
const ofCode =
  /^messages\.(?:office\.|shell\.strip\.hours|about\.vision\.name|contact\.(?:details\.hoursText|form\.annualRevenueText))/;

test.each(files)('no text for visitors in $language is missing in its file', ({ language, units }) => {
  const said = ({ english, own }: Readonly<{ english: string; own?: string | undefined }>) => `${english}\n${own}`;
  const there = new Set(units.flatMap((unit) => [...unit.recorded, said(unit)])); // a claim is shown in messages, too
  const lost = translatedTexts(language).filter((text) => {
    const isTranslated = text.own !== undefined && text.own !== text.english && !ofCode.test(text.key);
    return isTranslated && !there.has(text.key) && !there.has(said(text));
  });

  expect(lost).toEqual([]);
  expect(new Set(units.map(({ key }) => key)).size).toBe(units.length);
});

test.each(files)(
  'answers, search words and terms of our own are in the file of $language',
  ({ language, units, po }) => {
    const of = (folder: string) => units.filter(({ key, own }) => key.startsWith(`entries/${folder}/`) && own !== '');
    const written = answerTemplates
      .filter((one) => one.language === language)
      .flatMap(({ subject, text }) => [subject, text]);

    expect(
      of('answers')
        .map(({ own }) => own)
        .toSorted(),
    ).toEqual(written.toSorted());
    expect(of('terms').map(({ own }) => own)).toEqual(coinedTerms.map((term) => term[language]));
    expect(of('search').map(({ own }) => own)).toEqual(
      Object.values(searchWords).flatMap((words) => words[language] ?? []),
    );
    expect(po).toContain('#. Words that people type to find a page');
  },
);

test.each(files)('a reader in $language sees on which page most texts stand', ({ units }) => {
  const pages = pagesOf();
  const at = (key: string) => units.filter((unit) => unit.key === key).flatMap(pages)[0];

  expect(at('messages/contact:contact.form.message')).toBe('/contact-us');
  expect(at('messages/platforms/ebay:ebay.page.meta.title')).toBe('/calculator/ebay');
  expect(at('entries/tools/tools:tools.ebay.title')).toBe('/resources');
  expect(at('services/ein:title')).toBe('/service/ein');
  expect(units.filter((unit) => pages(unit).length > 0).length / units.length).toBeGreaterThan(0.95);
});

test.each(files)('one changed text in $language changes its file alone, in one line', ({ language, units, po }) => {
  const { texts } = returnedTexts(po);
  const key = 'messages/contact:contact.form.message';
  const before = units.find((unit) => unit.key === key)?.own ?? '';
  const now = `${before} ${before}`;
  const judgement = judge(
    language,
    units,
    texts.map((text) => (text.key === key ? { ...text, own: now } : text)),
  );
  const [[file = '', after = ''] = [], ...others] = changedFiles(judgement.changes);

  expect(judgement.refusals).toEqual([]);
  expect(file).toBe(`content/src/messages/${language}/contact.ts`);
  expect(others).toEqual([]);
  expect(after).toBe(fileText(file).replace(`message: '${before}'`, `message: '${now}'`));
});

test('nearly every name in curly brackets has a value as an example, and each example has a text', () => {
  const units = files.flatMap((file) => file.units);
  const named = units.flatMap(({ english, values }) =>
    (english.match(/\{\w+\}/g) ?? []).filter((name) => values[name] === undefined),
  );
  const names = new Set(named);

  expect([...placeholderValues.keys()].filter((name) => !names.has(name))).toEqual([]);
  expect([...names].filter((name) => exampleOf(name) === undefined).length / names.size).toBeLessThan(0.05);
});
