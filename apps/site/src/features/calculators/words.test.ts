/** The words of every platform against its question, its answers and its goals: none is missing, and none is unread. */
import { messages, type CalculatorWords } from '@formation/content';
import {
  explain,
  isRefusal,
  loadPlatform,
  platformNames,
  readAnswers,
  type Explanation,
  type Platform,
} from '@formation/fees';
import { arbitraryTexts } from '@formation/fees/testing';
import { isCurrency } from '@formation/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wordsOf } from './calculator-list.ts';

const day = '2026-11-21';
/** Every language has the keys of English. */
const cases = platformNames.map((name) => ['en', name] as const);

const keysIn = ({ key, of = [] }: Explanation): readonly string[] => [...(key ? [key] : []), ...of.flatMap(keysIn)];

/** Every key that answers to a question can name. */
function reached({ question, answer }: Platform) {
  const lines = new Set<string>();
  const totals = new Set<string>();
  const groups = new Set(question.fields.map(({ group }) => group));
  const notCounted = new Set<string>();
  const whys = new Set<string>();
  for (const texts of fc.sample(arbitraryTexts(question), { numRuns: 3_000, seed: 1 })) {
    const found = answer(readAnswers(question, texts).answers, day);
    if (isRefusal(found)) {
      if ('what' in found) lines.add(found.what);
      continue;
    }
    totals.add(found.total);
    for (const line of Object.values(found.lines)) if (line) for (const key of keysIn(explain(line))) lines.add(key);
    for (const { group, rows } of found.sheet) {
      groups.add(group);
      for (const { why } of rows) if (why) whys.add(why);
    }
    for (const key of found.notCounted) notCounted.add(key);
  }
  return { lines, totals, groups, notCounted, whys };
}

const missing = (keys: Iterable<string>, words: Readonly<Record<string, unknown>> = {}) =>
  [...keys].filter((key) => words[key] === undefined);

test.each(cases)('%s: every key of %s has its words', async (locale, name) => {
  const platform = await loadPlatform(name);
  const { calculator: words } = wordsOf(locale, name);
  const { lines, totals, groups, notCounted, whys } = reached(platform);
  const { fields } = platform.question;
  const choices = fields.flatMap((field) =>
    field.kind === 'choice' && !field.choices.every(isCurrency)
      ? missing(field.choices, words.choices[field.key]).map((value) => `${field.key} ${value}`)
      : [],
  );
  const goals: Readonly<Record<string, string>> = { ...messages[locale].calculators.published.goals, ...words.goals };

  expect(missing(lines, words.lines)).toEqual([]);
  expect(missing(totals, words.totals)).toEqual([]);
  expect(missing(groups, words.groups)).toEqual([]);
  expect(missing(notCounted, words.notCounted)).toEqual([]);
  expect(missing(whys, words.whys)).toEqual([]);
  expect(
    missing(
      fields.map(({ key }) => key),
      words.fields,
    ),
  ).toEqual([]);
  expect(
    missing(
      fields.flatMap(({ box }) => box ?? []),
      words.boxes,
    ),
  ).toEqual([]);
  expect(choices).toEqual([]);
  expect(
    missing(
      platform.goals.map(({ id }) => id),
      goals,
    ),
  ).toEqual([]);
  const asksHowMuch = platform.goals.filter(({ wanted }) => wanted).map(({ id }) => id);
  expect(missing(asksHowMuch, messages[locale].calculators.published.wanted)).toEqual([]);
});

test.each(cases)('%s: no word of %s is left that nothing reads', async (locale, name) => {
  const { question } = await loadPlatform(name);
  const { calculator: words } = wordsOf(locale, name);
  const fields = new Set(question.fields.map(({ key }) => key));
  const boxes = new Set(question.fields.flatMap(({ box }) => box ?? []));
  const unread = (one: keyof CalculatorWords, known: ReadonlySet<string>) =>
    Object.keys(words[one] ?? {}).filter((key) => !known.has(key));

  expect(unread('fields', fields)).toEqual([]);
  expect(unread('boxes', boxes)).toEqual([]);
  expect(unread('choices', fields)).toEqual([]);
  expect(unread('sample', new Set([...fields, 'title']))).toEqual([]);
});
