import { expect, test } from 'vitest';
import { service } from './service.ts';

const { value } = service.shape.heroImage.shape;

test.each([
  ['until 31 Dec 2027', true],
  ['WY-2026-001482', true], // zeros before a number are part of it
  ['$4,318.00', true],
  ['until 31 Dec 0000', false],
  ['checked 00 Nov 2026', false],
  ['$0,000.00', false],
  ['9XX-XX-XXXX', false],
])('a specimen may say “%s”: %s', (text, fits) => {
  expect(value.safeParse(text).success).toBe(fits);
});
