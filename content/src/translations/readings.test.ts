import { expect, test } from 'vitest';
import { isConfirmed, shortTexts, textMark, type Reading } from './readings.ts';

const reading: Reading = {
  language: 'si',
  by: 'Nimal Perera',
  on: '2026-12-01',
  texts: { contact: textMark('ආයුබෝවන්') },
};

test.each([
  // language, name    what stands there   confirmed
  ['si', 'contact', 'ආයුබෝවන්', true],
  ['si', 'contact', 'සුබ දවසක්', false], // changed since
  ['si', 'contact', undefined, false], // taken away since
  ['si', 'meet', 'ආයුබෝවන්', false],
  ['ta', 'contact', 'ආයුබෝවන්', false],
] as const)('%s, %s: %s is confirmed: %s', (language, name, text, expected) => {
  expect(isConfirmed(language, [name, text], [reading])).toBe(expected);
});

test('nothing is confirmed until somebody has read it', () => {
  expect(isConfirmed('si', ['contact', 'ආයුබෝවන්'], [])).toBe(false);
});

test('every file of words for visitors can be confirmed, and the words of the firm need not be', () => {
  const names = [...shortTexts('ta').keys()];

  expect(names).toEqual(expect.arrayContaining(['shell', 'contact', 'platforms', 'entries']));
  expect(names.filter((name) => name.startsWith('console'))).toEqual([]);
});
