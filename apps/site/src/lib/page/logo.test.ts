import { expect, test } from 'vitest';
import { isWordmark, widthInDrawing } from './logo.ts';

test.each([
  // drawing                        wide  a wordmark
  ['<svg viewBox="0 0 64 64">', 36, false],
  ['<svg viewBox="0 0 240 80">', 108, true],
  ['<svg viewBox="-10,-10 20.5 10.25">', 72, true],
  ['<svg viewBox="0 0 70 40">', 63, false],
  ['<svg viewBox="0 0 10 0">', 36, false],
  ['<svg width="10">', 36, false],
])('%s is %i pixels wide', (svg, width, wordmark) => {
  expect(widthInDrawing(svg)).toBe(width);
  expect(isWordmark({ width })).toBe(wordmark);
});
