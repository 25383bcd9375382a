import { messages } from '@formation/content';
import { outcomes, questions } from '@formation/formation';
import { expect, test } from 'vitest';
import { everyReason } from './every-reason.ts';
import { firstOpen, questionNames, typedAnswers } from './typed-answers.ts';

test.each([
  [{}, {}],
  [
    { stage: 'idea', buyers: 'us' },
    { stage: 'idea', buyers: 'us' },
  ],
  [{ stage: 'billions', owners: '', other: 'x' }, {}], // no answers of these questions
])('%j is read as %j', (typed, expected) => {
  expect(typedAnswers(typed)).toEqual(expected);
});

test('the next question is the first without an answer', () => {
  expect(firstOpen({})).toBe(0);
  expect(firstOpen({ stage: 'idea', buyers: 'us' })).toBe(1);
  expect(firstOpen(typedAnswers(Object.fromEntries(questionNames.map((name) => [name, questions[name][0]]))))).toBe(7);
});

test('every reason has its words, and every form has reasons for and against', () => {
  const { reasons } = messages.en.formation.which;
  const all = everyReason();

  expect(all.map(({ outcome }) => outcome)).toEqual([...outcomes]);
  const keys = all
    .flatMap(({ reasonsFor, reasonsAgainst }) => [...reasonsFor, ...reasonsAgainst])
    .map(({ reason }) => reason);
  expect(new Set(keys)).toEqual(new Set(Object.keys(reasons)));
  for (const { reasonsFor, reasonsAgainst } of all)
    expect(Math.min(reasonsFor.length, reasonsAgainst.length)).toBeGreaterThan(0);
});
