import { expect, test } from 'vitest';
import { Cover } from './cover.tsx';
import { Receipts } from './receipts.tsx';

const drawing = (name: string) => Cover({ name }).type;

test('a name that was drawn shows its cover, any other word always the same one', () => {
  expect(drawing('receipts')).toBe(Receipts);
  expect(drawing('what-a-payout-costs')).toBe(drawing('what-a-payout-costs'));
  expect(drawing('toString')).toBeTypeOf('function'); // a name that every object has
  expect(drawing('')).toBeTypeOf('function');
});

test('words choose among all of the covers', () => {
  expect(new Set([...'abcdefghij'].map(drawing)).size).toBe(10);
});
