import fc from 'fast-check';
import { expect, test } from 'vitest';
import { byteRange } from './byte-range.ts';

test.each([
  ['bytes=0-0', { from: 0, to: 0 }], // the first byte
  ['bytes=2-', { from: 2, to: 9 }],
  ['bytes=-3', { from: 7, to: 9 }], // the last three
  ['bytes=-99', { from: 0, to: 9 }], // more than there is
  ['bytes=5-99', { from: 5, to: 9 }],
  ['bytes=9-9', { from: 9, to: 9 }],
  ['bytes=10-', 'unsatisfiable'], // one past the end
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=5-4', 'ignored'],
  ['bytes=-', 'ignored'],
  ['bytes=0-1,3-4', 'ignored'], // several parts
  ['lines=0-1', 'ignored'],
])('%s of ten bytes', (header, expected) => {
  expect(byteRange(header, 10)).toEqual(expected);
});

test('what is granted always lies inside the body', () => {
  const number = fc.option(fc.nat(50), { nil: '' });
  fc.assert(
    fc.property(number, number, fc.nat(30), (first, last, length) => {
      const part = byteRange(`bytes=${first}-${last}`, length);
      if (typeof part === 'string') return;
      expect(part.from).toBeGreaterThanOrEqual(0);
      expect(part.to).toBeGreaterThanOrEqual(part.from);
      expect(part.to).toBeLessThan(length);
    }),
  );
});
