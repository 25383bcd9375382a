import { expect, test } from 'vitest';
import { initials } from './initials.ts';

test.each([
  ['kamala.silva@example.com', 'KS'],
  ['owner@example.com', 'O'],
  ['anna-maria_de.silva@example.com', 'AM'], // two are enough
  ['.odd.@example.com', 'O'],
  ['நிமல்@example.com', 'ந'],
  ['', ''],
])('%s is %s', (address, expected) => {
  expect(initials(address)).toBe(expected);
});
