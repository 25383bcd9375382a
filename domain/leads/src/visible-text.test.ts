import { expect, test } from 'vitest';
import { isVisible } from './visible-text.ts';

test.each([
  ['Nimal', true],
  [' . ', true],
  ['ක්\u200Dරිෂාන්ත', true], // a joiner belongs to this name
  ['சிவா', true],
  ['Ann\u200B', true],
  ['🙂', true],
  ['', false],
  ['  \t\u00A0\u3000', false], // spaces
  ['\u200B\u3164', false], // a space of no width, a Hangul filler
  ['\u2060\uFEFF\u00AD\u034F', false], // joiners and a soft hyphen
  ['\u202E\u2066', false], // marks of direction
  ['\u115F\u1160\uFFA0\u17B4', false], // other fillers
  ['\u2800', false], // a Braille cell without dots
  ['\uFE0F\u{E0101}', false], // how a letter is drawn, without the letter
])('%j', (text, expected) => {
  expect(isVisible(text)).toBe(expected);
});
