import { readFileSync, globSync } from 'node:fs';
import { deadlines } from '@formation/deadlines';
import { expect, test } from 'vitest';

/** What is said of one rule in several places holds in each with its condition: a place that leaves it out contradicts. */
const paragraphs = globSync('content/entries/**/en.md').flatMap((file) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .map((text) => ({ file, text })),
);
const about = (words: RegExp) => paragraphs.filter(({ text }) => words.test(text));

test('first UK accounts have 21 months only where their period is longer than a year, wherever it is said', () => {
  const said = about(/accounts.*\b21 months\b/i).filter(({ text }) => !/audit/i.test(text));

  expect(said.length).toBeGreaterThan(1);
  for (const { file, text } of said) expect(text, file).toMatch(/longer than a year/);
});

test('a name that we reserve is said to be our own term, since two registries reserve none', () => {
  const questions = readFileSync('content/entries/faqs/company-formation.json', 'utf8').split('\n');
  const said = questions.filter((text) => text.includes('{nameReservation}'));

  expect(said).toHaveLength(3); // one a language
  for (const text of said) expect(text).toMatch(/UK/);
});

test('the penalty of Form 5472 has its amount for every kind of company that owes the form', () => {
  const day = '2026-03-02';
  for (const kind of ['llc', 'corporation'] as const) {
    const all = deadlines({ country: 'us', state: 'WY', kind, incorporated: day }, day, '2028-01-01');
    const amounts = all.flatMap(({ lateFees = [] }) => lateFees.map(({ amount }) => amount));

    expect(amounts, kind).toContain('25000');
  }
});

test('no text of ours calls the Delaware tax unsettled', () => {
  expect(about(/Delaware.*not settled/i)).toEqual([]);
});
