import { expect, test } from 'vitest';
import { isReached, isShownAtOnce } from './reveal.ts';

test.each([
  // top   window  reduced  at once
  [719, 800, false, true],
  [720, 800, false, false], // 90 % of the height starts exactly here
  [5000, 800, true, true], // reduced motion waits for nothing
  [-100, 800, false, true], // above the view, after a reload
])('top %i of %i, reduced motion %s: at once %s', (top, height, reduced, expected) => {
  expect(isShownAtOnce(top, height, reduced)).toBe(expected);
});

test.each([
  // ratio  height  window  reached
  [0.15, 60, 800, true],
  [0.149, 60, 800, false],
  [0.02, 256, 256, true], // an element of fifty windows fills this one
  [0.001, 30, 256, false],
])('%d of it, %i px in a window of %i: reached %s', (intersectionRatio, height, windowHeight, expected) => {
  const rect = (of: number) => ({ height: of }) as DOMRectReadOnly; // all that is read of it
  const seen = { intersectionRatio, intersectionRect: rect(height), rootBounds: rect(windowHeight) };
  expect(isReached(seen, 0.15)).toBe(expected);
});
