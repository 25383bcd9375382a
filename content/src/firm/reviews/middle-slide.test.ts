import { expect, test } from 'vitest';
import { middleSlide } from './middle-slide.ts';

test.each([
  [1, 0],
  [2, 1],
  [3, 1],
  [4, 2],
  [5, 2],
])('of %i slides, slide %i opens first', (slides, first) => {
  expect(middleSlide(slides)).toBe(first);
});
