import { expect, test } from 'vitest';
import { softHyphens } from './soft-hyphens.ts';

const shown = (text: string) => softHyphens(text).replaceAll('\u00AD', '·');

test('a long Tamil word can be broken between its syllables, three letters from either end', () => {
  expect(shown('மணித்தியாலங்களுக்குள்')).toBe('மணித்·தி·யா·லங்·க·ளுக்குள்');
});

test('other words stay whole', () => {
  expect(shown('கம்பனிப் பதிவு Companies House')).toBe('கம்பனிப் பதிவு Companies House');
});
