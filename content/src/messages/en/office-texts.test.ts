import type { OpeningHours, Week } from '@formation/calendar';
import { expect, test } from 'vitest';
import {
  daysInSentence,
  fileKinds,
  hoursInSentence,
  hourText,
  monthsText,
  numberInWords,
  postedHours,
} from './office-texts.ts';

const day = [{ from: 9 * 60, to: 17.5 * 60 }];
const split = [
  { from: 0, to: 12 * 60 },
  { from: 13 * 60, to: 24 * 60 },
];
const hours = (week: Week): OpeningHours => ({ timeZone: 'Asia/Colombo', week, closed: [] });

test('the same hours as a line and in a sentence', () => {
  const weekdays = hours([[], day, day, day, day, day, []]);

  expect(postedHours(weekdays)).toBe('09:00 AM – 05:30 PM, Monday – Friday');
  expect(hoursInSentence(weekdays)).toBe('Monday–Friday, 9–5:30 GMT+5:30');
});

test('hours that are not the same every day', () => {
  const some = hours([[], split, [], [], [], [], day]);

  expect(postedHours(some)).toBe('12:00 AM – 12:00 PM and 01:00 PM – 12:00 AM, Monday; 09:00 AM – 05:30 PM, Saturday');
  expect(hoursInSentence(some)).toBe('Monday, 12–12 and 1–12; Saturday, 9–5:30 GMT+5:30');
});

test('a kind of file is named once', () => {
  expect(fileKinds({ maxBytes: 1, endings: ['jpg', 'jpeg', 'pdf'] })).toBe('jpg or pdf');
  expect(fileKinds({ maxBytes: 1, endings: ['pdf', 'csv', 'txt'] })).toBe('pdf, csv or txt');
});

test('a length that has no word is a number', () => {
  expect([30, 25].map(numberInWords)).toEqual(['Thirty', '25']);
});

test('days before a date begin with the first to come, and one is one', () => {
  expect(daysInSentence([1, 7, 30])).toBe('30 days, 7 days and 1 day');
  expect(daysInSentence([14])).toBe('14 days');
});

test.each([
  [0, '12 AM'],
  [9, '9 AM'],
  [12, '12 PM'],
  [17, '5 PM'],
])('hour %i is %s', (hour, text) => {
  expect(hourText(hour)).toBe(text);
});

test('one month is not several', () => {
  expect([1, 24].map(monthsText)).toEqual(['1 month', '24 months']);
});
