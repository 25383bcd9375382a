import { expect, test } from 'vitest';
import { disagreeing, spelledTwice } from './agreeing-translations.ts';

const texts = (...pairs: readonly (readonly [english: string, own: string])[]) =>
  pairs.map(([english, own], index) => ({ key: `k${index}`, english, own }));

test('a sentence in two ways is found, a label of two meanings is none', () => {
  const said = texts(['Nothing is sent yet', 'කිසිවක් යවා නැත'], ['Nothing is sent yet', 'තවම කිසිවක් යවා නැත']);

  expect(disagreeing(said)).toEqual([['කිසිවක් යවා නැත', 'තවම කිසිවක් යවා නැත']]);
  expect(disagreeing(texts(['To', 'උපරිම'], ['To', 'පරිවර්තනය කරන මුදල']))).toEqual([]);
});

test('two sentences that became one are found, unless they say the same', () => {
  const tooLate = texts(['The tax is due in May', 'வரி மே மாதத்தில்'], ['The fee was paid last year', 'வரி மே மாதத்தில்']);

  expect(disagreeing(tooLate)).toEqual([['The tax is due in May', 'The fee was paid last year']]);
  expect(disagreeing(texts(['in force since {day}', '{day} முதல்'], ['in force from {day}', '{day} முதல்']))).toEqual([]);
});

test('an English text that stands in both is no disagreement', () => {
  expect(disagreeing(texts(['Form 5472 of the IRS', 'Form 5472 of the IRS'], ['Form 5472 of the IRS', 'x']))).toEqual(
    [],
  );
});

test.each([
  ['si', 'ගිණුම', 'ගිනුම'],
  ['si', 'තත්ත්වය', 'තත්වය'],
  ['si', 'සඳහා', 'සදහා'],
  ['ta', 'பெறுமதி', 'பெருமதி'],
  ['ta', 'கணக்கு', 'கனக்கு'],
] as const)('%s: %s and %s are one word in two spellings', (language, right, wrong) => {
  expect(spelledTwice(language, texts(['a', `${right} {x}`], ['b', `(${wrong})`]))).toEqual([[right, wrong]]);
});

test.each([
  ['si', 'කලාව', 'කළාවූ'],
  ['si', 'පසුව', 'පශුව'], // known to be two
  ['ta', 'ஒலி', 'ஒளி'], // known to be two
  ['ta', 'நிறையில்', 'நிரையில்'], // with an ending
] as const)('%s: %s and %s are two words', (language, one, other) => {
  expect(spelledTwice(language, texts(['a', one], ['b', other]))).toEqual([]);
});
