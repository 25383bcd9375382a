import type { OpeningHours, Week } from '@formation/calendar';
import { expect, test } from 'vitest';
import { daysInSentence, fileKinds, hoursInSentence, postedHours } from './office-texts.ts';

const day = [{ from: 9 * 60, to: 17.5 * 60 }];
const hours = (week: Week): OpeningHours => ({ timeZone: 'Asia/Colombo', week, closed: [] });

test('the same hours as a line and in a sentence', () => {
  const weekdays = hours([[], day, day, day, day, day, []]);

  expect(postedHours(weekdays)).toBe('පෙ.ව.\u00A009:00 – ප.ව.\u00A005:30, සඳුදා – සිකුරාදා');
  expect(hoursInSentence(weekdays)).toBe('සඳුදා – සිකුරාදා, පෙ.ව.\u00A09 – ප.ව.\u00A05:30 GMT+5:30');
});

test('a kind of file is named once', () => {
  expect(fileKinds({ maxBytes: 1, endings: ['jpg', 'jpeg'] })).toBe('jpg');
  expect(fileKinds({ maxBytes: 1, endings: ['pdf', 'csv', 'txt'] })).toBe('pdf, csv හෝ txt');
});

test('days before a date begin with the first to come', () => {
  expect(daysInSentence([1, 7, 30])).toBe('දින 30කට, දින 7කට සහ දින 1කට');
});
