import { expect, test } from 'vitest';
import { circle } from './script-circles.ts';

const scripts = (imports: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(imports).map(([fileName, names]) => ({ fileName, imports: names }));

test('scripts that end somewhere have no circle', () => {
  expect(circle(scripts({ a: ['b', 'c'], b: ['c'], c: ['not ours'] }))).toBeUndefined();
});

test('a circle is named from its first script back to it', () => {
  expect(circle(scripts({ start: ['a'], a: ['b'], b: ['c'], c: ['a'] }))).toEqual(['a', 'b', 'c', 'a']);
});
