import { facts, type Fact } from '@formation/content';
import { expect, test } from 'vitest';
import { askedOf, checkIds, defaultFields, questionsOf } from './typed-checks.ts';

const day = '2026-11-21';

test.each([
  ['boi', {}, ['formed'], undefined],
  ['boi', { 'boi.formed': 'in-the-us' }, ['formed'], 'not-required'], // one question is enough
  ['boi', { 'boi.formed': 'in-the-us', 'boi.registered': 'with-none' }, ['formed'], 'not-required'], // an older answer does not count
  ['boi', { 'boi.formed': 'abroad' }, ['formed', 'registered'], undefined],
  ['boi', { 'boi.formed': 'on the moon' }, ['formed'], undefined],
  ['itin', { 'itin.have': 'itin', 'itin.used': 'not-for-three-years' }, ['have', 'used'], 'renew'],
  [
    'form-5472',
    { 'form-5472.kind': 'llc', 'form-5472.owners': 'one', 'form-5472.foreign': 'a-quarter-or-more' },
    ['kind', 'owners', 'foreign', 'year'], // an older link lacks the tax year
    undefined,
  ],
  ['ein-without-ssn', { 'boi.formed': 'in-the-us' }, ['company'], undefined], // another check's answer
] as const)('%s with %j asks %j', (id, typed, questions, result) => {
  const query = askedOf(id, typed, day);

  expect(query.questions).toEqual(questions);
  expect(query.answer?.result).toBe(result);
});

test('every check ends, whatever is answered first', () => {
  for (const id of checkIds)
    for (const answers of Object.values(questionsOf(id)))
      for (const value of answers) {
        const typed = Object.fromEntries(Object.keys(defaultFields).map((name) => [name, value]));
        expect(askedOf(id, typed, day).questions.length).toBeLessThanOrEqual(4);
      }
});

test('the check that a fact names is there', () => {
  const named = Object.values<Fact>(facts).flatMap(({ check }) => check ?? []);

  expect(named.length).toBeGreaterThan(0);
  expect(checkIds).toEqual(expect.arrayContaining(named));
});
