import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cutText, wrapText } from './wrap-text.ts';

const width = (text: string) => [...new Intl.Segmenter().segment(text)].length;

test.each([
  ['one two three', 7, ['one two', 'three']],
  ['one two', 7, ['one two']], // just as wide
  ['  one   two ', 3, ['one', 'two']],
  ['unbreakable', 3, ['unbreakable']],
  ['', 3, []],
  ['from Rs\u00A0490 on', 8, ['from', 'Rs\u00A0490', 'on']], // as amounts are written
])('%j in %i', (text, most, lines) => {
  expect(wrapText(text, most, width)).toEqual(lines);
});

test.each([
  ['Rs 322,119.43', 13, 'Rs 322,119.43'],
  ['Payoneer, client pays by bank', 9, 'Payoneer…'],
  ['ශ්‍රී ලංකාව', 3, 'ශ්‍රී…'], // a letter with its signs is never cut
  ['abc', 0, '…'],
])('%j cut to %i', (text, most, cut) => {
  expect(cutText(text, most, width)).toBe(cut);
});

test('no word is lost, and no line is too wide that could be broken', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ minLength: 1 })), fc.integer({ min: 1, max: 40 }), (words, most) => {
      const text = words.join(' ');
      const lines = wrapText(text, most, width);

      expect(lines.join(' ')).toBe(
        text
          .split(/[ \t\n]+/)
          .filter(Boolean)
          .join(' '),
      );
      for (const line of lines) expect(width(line) <= most || !line.includes(' ')).toBe(true);
    }),
  );
});
