import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { saveTexts, savedTexts } from './saved-texts.ts';

const all = new Map<string, string>();

beforeEach(() => {
  all.clear();
  const localStorage = {
    getItem: (name: string) => all.get(name) ?? null,
    setItem: (name: string, text: string) => void all.set(name, text),
    removeItem: (name: string) => void all.delete(name),
  };
  vi.stubGlobal('window', { localStorage });
});
afterEach(() => void vi.unstubAllGlobals());

test('what is kept is read again, and nothing is left of an empty list', () => {
  expect(saveTexts('localStorage', 'names', ['Galle Tea', 'හිරු'])).toBe(true);
  expect(savedTexts('localStorage', 'names')).toEqual(['Galle Tea', 'හිරු']);
  saveTexts('localStorage', 'names', []);
  expect(all.size).toBe(0);
});

test.each([
  ['{"a":1}', []],
  ['[1,"a",null]', ['a']],
  ['null', []],
  ['no JSON', []],
])('of %s only texts are read', (text, texts) => {
  all.set('names', text);

  expect(savedTexts('localStorage', 'names')).toEqual(texts);
});

test('a browser that keeps nothing is no fault', () => {
  vi.stubGlobal('window', {});

  expect(savedTexts('localStorage', 'names')).toEqual([]);
  expect(saveTexts('localStorage', 'names', ['a'])).toBe(false);
});
