import { expect, test } from 'vitest';
import { readingMinutes } from './reading-minutes.ts';

test.each([
  ['', 1], // nothing is never shown as zero minutes
  ['word '.repeat(299), 1],
  ['word '.repeat(300), 2],
  ['[word](https://example.com/many/words/in/an/address) '.repeat(300), 2], // addresses are not read
  ['| - | - |\n'.repeat(500), 1], // nor are the lines of a table
  ['මුදල් '.repeat(400), 2],
])('reading time of case %#', (text, minutes) => {
  expect(readingMinutes(text)).toBe(minutes);
});
