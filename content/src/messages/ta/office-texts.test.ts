import type { OpeningHours, Week } from '@formation/calendar';
import { expect, test } from 'vitest';
import {
  daysInSentence,
  daysText,
  fileKinds,
  hoursInSentence,
  monthsText,
  numberInWords,
  postedHours,
} from './office-texts.ts';

const day = [{ from: 9 * 60, to: 17.5 * 60 }];
const hours = (week: Week): OpeningHours => ({ timeZone: 'Asia/Colombo', week, closed: [] });

test('the same hours as a line and in a sentence', () => {
  const weekdays = hours([[], day, day, day, day, day, []]);

  expect(postedHours(weekdays)).toBe('மு.ப.\u00A009:00 – பி.ப.\u00A005:30, திங்கள் – வெள்ளி');
  expect(hoursInSentence(weekdays)).toBe('திங்கள் – வெள்ளி, மு.ப.\u00A09 – பி.ப.\u00A05:30 GMT+5:30');
});

test('a kind of file is named once', () => {
  expect(fileKinds({ maxBytes: 1, endings: ['jpg', 'jpeg'] })).toBe('jpg');
  expect(fileKinds({ maxBytes: 1, endings: ['pdf', 'csv', 'txt'] })).toBe('pdf, csv அல்லது txt');
});

test('a length that has no word is a number', () => {
  expect([30, 25].map(numberInWords)).toEqual(['முப்பது', '25']);
});

test('days before a date begin with the first to come, and one is one', () => {
  expect(daysInSentence([1, 7, 30])).toBe('30 நாட்கள், 7 நாட்கள், 1 நாள்');
  expect([1, 7].map((count) => daysText(count, 'within'))).toEqual(['1 நாளுக்குள்', '7 நாட்களுக்குள்']);
});

test('one month is not several', () => {
  expect([1, 24].map(monthsText)).toEqual(['1 மாதம்', '24 மாதங்கள்']);
});
