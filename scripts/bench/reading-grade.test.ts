import { expect, test } from 'vitest';
import { readingGrade } from './reading-grade.ts';

test.each([
  ['We ask for your name and send the form to you.', 0.5], // 11 words, 11 syllables
  ['The Australian platypus is seemingly a hybrid of a mammal and reptilian creature.', 11.3], // a textbook’s example
])('“%s” is of year %d', (text, grade) => {
  expect(readingGrade([text])).toBeCloseTo(grade, 1);
});

test('a label changes no grade, and a long sentence is harder than its halves', () => {
  const text = 'We file the report and we send you the proof.';
  expect(readingGrade([text, 'Fee', 'Card payment fee'])).toBe(readingGrade([text]));
  const halves = 'We file the form with the state. Then we send you the stamped copy by mail.';
  expect(readingGrade([halves])).toBeLessThan(readingGrade([halves.replace('. Then', ' and then')]));
});
