import { expect, test } from 'vitest';
import { fits } from './fitting-node.mjs';

test.each([
  ['v20.20.2', false],
  ['v22.12.0', false], // runs TypeScript only behind a flag
  ['v24.14.9', false],
  ['v24.15.0', true],
  ['v25.9.0', false], // past its end
  ['v26.0.0', true],
])('Node %s fits: %s', (version, expected) => {
  expect(fits(version)).toBe(expected);
});
