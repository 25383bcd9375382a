import { expect, test } from 'vitest';
import { factsReadOn } from './facts-read-on.ts';
import { facts } from './facts.ts';
import { overdueFacts } from './overdue-facts.ts';

test('on the day they were read, no fact is overdue', () => {
  expect(overdueFacts(facts, factsReadOn)).toEqual([]);
});

test.each([
  ['2027-03-25', false],
  ['2027-03-26', false], // the review day itself is in time
  ['2027-03-27', true],
])('on %s the BOI rule is overdue: %s', (day, overdue) => {
  expect(overdueFacts({ boi: { ...facts.boi, reviewBy: '2027-03-26' } }, day).includes('boi')).toBe(overdue);
});

test('in ten years every fact is overdue', () => {
  expect(overdueFacts(facts, '2036-11-21')).toEqual(Object.keys(facts));
});
