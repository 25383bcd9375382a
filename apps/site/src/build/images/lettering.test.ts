import { locales, messages } from '@formation/content';
import { expect, test } from 'vitest';
import { lettering } from './lettering.ts';

const write = await lettering();

test.each([
  ['ශ්‍රී', 'ශ්', 'රී'], // one sign under another
  ['ව්‍යා', 'ව්', 'යා'],
  ['ක්‍රෙ', 'ක්', 'රෙ'],
])('%s is joined, and takes less room than %s and %s apart', (joined, ...apart) => {
  const whole = apart.reduce((sum, part) => sum + write(part).width, 0);

  expect(write(joined).width).toBeLessThan(whole);
  expect(write(joined).letters.length).toBeGreaterThan(0);
});

test.each([
  ['කො', 'ක'],
  ['பெ', 'ப'],
  ['கொ', 'க'],
])('in %s the sign that is spoken after the letter %s stands before it', (written, letter) => {
  const [first, second] = write(written).letters;
  const [alone] = write(letter).letters;

  expect(second?.outline).toBe(alone?.outline);
  expect(first?.outline).not.toBe(alone?.outline);
  expect(second?.x).toBeGreaterThan(0);
});

test('a text of two scripts is as wide as its parts', () => {
  const parts = ['eBay ', 'ගාස්තු', ' 2%'];

  expect(write(parts.join('')).width).toBeCloseTo(parts.reduce((sum, part) => sum + write(part).width, 0));
});

const titles = (value: unknown): readonly string[] => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name === 'title' && typeof inner === 'string' ? [inner] : titles(inner),
  );
};

test.each(Object.keys(locales) as (keyof typeof locales)[])('every title of %s can be written', (language) => {
  const all = titles(messages[language]);

  expect(all.length).toBeGreaterThan(0);
  expect(all.filter((title) => !write(title).isWhole)).toEqual([]);
});
