import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contrast } from './contrast.ts';
import { pairs } from './pairs.ts';
import { themeColours } from './theme-colours.ts';

const colours = themeColours(readFileSync(new URL('tokens.css', import.meta.url), 'utf8'));

test.each([
  ['#fff', 'oklch(0% 0 0)', 21], // white on black is the most there is
  ['#fff', '#fff', 1],
  ['oklch(59.99% 0 0)', '#fff', 3.95], // the grey #808080 on white, by the checker of webaim.org
  ['oklch(62.796% 0.25768 29.234)', '#fff', 4.0], // the red #f00 on white
])('%s on %s stands out %s times', (one, other, expected) => {
  expect(contrast(one, other)).toBeCloseTo(expected, 1);
  expect(contrast(other, one)).toBe(contrast(one, other));
});

test('a colour written in another way is refused', () => {
  expect(() => contrast('red', '#fff')).toThrow(RangeError);
});

test.each(pairs)('%s on %s can be told apart in both themes', (name, ground, atLeast) => {
  const [colour, under] = [colours[name], colours[ground]];

  expect(contrast(colour?.light ?? '', under?.light ?? '')).toBeGreaterThanOrEqual(atLeast);
  expect(contrast(colour?.dark ?? '', under?.dark ?? '')).toBeGreaterThanOrEqual(atLeast);
});
