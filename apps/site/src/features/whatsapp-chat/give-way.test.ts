import { expect, test } from 'vitest';
import { overlaps } from './give-way.ts';

const box = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom });
const button = box(316, 644, 360, 696);

test.each([
  ['an amount that ends under it', box(250, 660, 323, 680), true],
  ['an amount that ends beside it', box(250, 660, 316, 680), false], // they share an edge
  ['a field above it', box(20, 596, 340, 644), false],
  ['a field that reaches a pixel into it', box(20, 597, 340, 645), true],
  ['a foot as wide as the page', box(0, 690, 360, 1800), true],
  ['a line that is not open', box(0, 0, 0, 0), false],
  ['a hidden line in its very place', box(330, 660, 330, 660), false],
])('%s: %s', (_, other, expected) => {
  expect(overlaps(button, other)).toBe(expected);
  expect(overlaps(other, button)).toBe(expected);
});
