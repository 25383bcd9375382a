import { describe, expect, test } from 'vitest';
import { charactersIn, isInRange, unicodeRange } from './characters.ts';
import { cut, cutName } from './cut-fonts.ts';

test.each([
  [[0x41, 0x42, 0x44], 'U+0041-0042, U+0044'],
  [[0x20ac], 'U+20AC'],
  [[], ''],
])('the code points %j are %j', (points, range) => {
  expect(unicodeRange(points)).toBe(range);
});

test('a range holds what it was made from, and nothing else', () => {
  const points = [0x20, 0x21, 0x7e, 0xa3, 0x2013, 0x2014];
  const range = unicodeRange(points);

  const included = Array.from({ length: 0x3000 }, (_, point) => point).filter((point) => isInRange(point, range));

  expect(included).toEqual(points);
});

test('basic Latin is always there, other characters when a source has them', async () => {
  const none = await charactersIn([]);
  const ours = await charactersIn([import.meta.dirname]);

  expect(String.fromCodePoint(...none)).toContain('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
  expect(none).not.toContain(0x20ac);
  expect(ours).toEqual([...ours].sort((a, b) => a - b));
});

describe.each(['text', 'display'] as const)('the %s face', (name) => {
  const letters = Array.from({ length: 0x5f }, (_, index) => 0x20 + index);

  test('is cut to what the site uses, the same each time', async () => {
    const { file, rule } = await cut(name, [...letters, 0xa3, 0x0d85]);
    const again = await cut(name, [...letters, 0xa3, 0x0d85]);

    expect(file.equals(again.file)).toBe(true);
    expect(rule).toContain('unicode-range: U+0020-007E, U+00A3;'); // it has no Sinhala to promise
    expect(file.subarray(0, 4).toString()).toBe('wOF2');
    expect(file.length).toBeLessThan(14_000);
  });

  test('grows with what it must show', async () => {
    expect((await cut(name, letters)).file.length).toBeGreaterThan((await cut(name, letters.slice(0, 40))).file.length);
  });
});

test.each([
  ['si', 'U+0D80-dff'],
  ['ta', 'U+0B80-bff'],
] as const)('the name of %s for itself fits into two kilobytes, for letters of %s', async (language, range) => {
  const { file, rule } = await cutName(language);

  expect(file.length).toBeLessThan(2000);
  expect(rule).toContain(`unicode-range:${range}`);
});
