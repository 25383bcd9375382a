import { expect, test } from 'vitest';
import { scrolledTo, slideAfter } from './carousel.ts';

test.each([
  // row, start, width, scrolled
  [1000, 60, 880, 0], // the first slide, with 60 before it
  [1000, 940, 880, 880],
  [300, 14, 276, 2],
])('in a row of %i a slide at %i, %i wide', (row, start, width, scrolled) => {
  expect(scrolledTo(row, { start, width })).toBe(scrolled);
});

test.each([
  ['ArrowRight', 2, 3],
  ['ArrowRight', 4, 4], // no further than the last
  ['ArrowLeft', 2, 1],
  ['ArrowLeft', 0, 0],
  ['Home', 3, 0],
  ['End', 1, 4],
  ['Tab', 2, undefined],
])('%s on slide %i of 5', (key, at, to) => {
  expect(slideAfter(key, at, 5)).toBe(to);
});
