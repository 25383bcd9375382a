import { expect, test } from 'vitest';
import { isShownAtOnce } from './reveal.ts';

test.each([
  // top   window  reduced  at once
  [719, 800, false, true],
  [720, 800, false, false], // 90 % of the height starts exactly here
  [5000, 800, true, true], // reduced motion waits for nothing
  [-100, 800, false, true], // above the view, after a reload
])('top %i of %i, reduced motion %s: at once %s', (top, height, reduced, expected) => {
  expect(isShownAtOnce(top, height, reduced)).toBe(expected);
});
