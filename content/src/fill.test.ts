import { expect, test } from 'vitest';
import { fill, filled } from './fill.ts';

test('a text names its values as often as it likes', () => {
  expect(fill('{a}, {b}, {a}', { a: 1, b: 'two' })).toBe('1, two, 1');
});

test('a value that is not given is refused, never left in braces', () => {
  expect(() => fill('from {low} to {high}', { low: '$1' })).toThrow('No value for {high}');
});

test('an entry is filled in however deep its texts stand, and the rest of it stays', () => {
  const entry = { title: '{name}', steps: [{ text: 'Ask {name}.', days: 3 }], note: undefined, done: false };

  expect(filled(entry, { name: 'Ann' })).toEqual({
    title: 'Ann',
    steps: [{ text: 'Ask Ann.', days: 3 }],
    note: undefined,
    done: false,
  });
});
