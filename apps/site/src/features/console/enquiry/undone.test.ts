import { expect, test } from 'vitest';
import type { Work } from '../api/shapes.ts';
import { undone, type Workable } from './undone.ts';

const before: Workable = {
  id: 'one',
  version: 1,
  state: 'new',
  holder: 'kamala@example.com',
  followUp: '',
  tags: ['vip'],
};

test.each<readonly [Work, Work | undefined]>([
  [{ holder: '' }, { holder: 'kamala@example.com' }],
  [{ state: 'won' }, { state: 'new' }],
  [{ answeredElsewhere: true }, { state: 'new' }],
  [{ followUp: '2026-12-01T03:30:00.000Z' }, { followUp: '' }],
  [{ tag: 'etsy' }, { untag: 'etsy' }],
  [{ tag: 'vip' }, undefined], // it was there before
  [{ untag: 'vip' }, { tag: 'vip' }],
  [{ note: 'phoned' }, undefined],
])('%o is taken back by %o', (work, back) => {
  expect(undone(before, work)).toEqual(back);
});

test('what was released has been mailed, and stays so', () => {
  expect(undone({ ...before, state: 'held' }, { state: 'new' })).toBeUndefined();
});
