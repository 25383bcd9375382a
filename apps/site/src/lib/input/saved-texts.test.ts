import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepTexts, keptTexts } from './saved-texts.ts';

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
  expect(keepTexts('localStorage', 'names', ['Galle Tea', 'හිරු'])).toBe(true);
  expect(keptTexts('localStorage', 'names')).toEqual(['Galle Tea', 'හිරු']);
  keepTexts('localStorage', 'names', []);
  expect(all.size).toBe(0);
});

test.each([
  ['{"a":1}', []],
  ['[1,"a",null]', ['a']],
  ['null', []],
  ['no JSON', []],
])('of %s only texts are read', (text, texts) => {
  all.set('names', text);

  expect(keptTexts('localStorage', 'names')).toEqual(texts);
});

test('a browser that keeps nothing is no fault', () => {
  vi.stubGlobal('window', {});

  expect(keptTexts('localStorage', 'names')).toEqual([]);
  expect(keepTexts('localStorage', 'names', ['a'])).toBe(false);
});
