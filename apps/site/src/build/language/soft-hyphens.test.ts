import { expect, test } from 'vitest';
import { softHyphens, softHyphensInHeading, softHyphensWhereNarrow } from './soft-hyphens.ts';

const shown = (text: string) => softHyphens(text).replaceAll('\u00AD', '·');

test('a long Tamil word can be broken between its syllables, three letters from either end', () => {
  expect(shown('மணித்தியாலங்களுக்குள்')).toBe('மணித்·தி·யா·லங்·க·ளுக்குள்');
});

test('other words stay whole', () => {
  expect(shown('கம்பனிப் பதிவு Companies House')).toBe('கம்பனிப் பதிவு Companies House');
});

test('in a heading the room of a word counts: signs beside a letter are as wide as one', () => {
  const word = 'வெளிப்படையான';

  expect(softHyphens(word)).toBe(word); // seven letters
  expect(softHyphensWhereNarrow(word).replaceAll('\u00AD', '·')).toBe('வெளிப்·ப·டையான');
  expect(softHyphensWhereNarrow('எளிய விலைகள்')).toBe('எளிய விலைகள்');
});

test('in a heading a long word stays together with what is written at it, and no other word is touched', () => {
  const heading = softHyphensInHeading('எளிய (வெளிப்படையான), Etsy விலைகள்');

  expect(heading.replaceAll('\u00AD', '·')).toBe('எளிய <span class="long">(வெளிப்·ப·டையான),</span> Etsy விலைகள்');
});
