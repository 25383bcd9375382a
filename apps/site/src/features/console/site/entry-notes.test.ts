import { expect, test } from 'vitest';
import { isOnSite } from './entry-notes.tsx';

const post = { date: '2026-11-30' };
const whole = (before: unknown, after: unknown) => [{ field: '', before, after }];

test.each([
  ['nobody has written it', { value: null, differences: [] }, false],
  ['a draft that was never published', { value: post, differences: whole(null, post) }, false],
  ['as it is shown', { value: post, differences: [] }, true],
  [
    'changed in one place',
    { value: post, differences: [{ field: 'date', before: '2026-11-29', after: post.date }] },
    true,
  ],
  ['it goes with the next publish', { value: null, differences: whole(post, null) }, true],
])('%s: whether it has a page', (_, entry, isIt) => {
  expect(isOnSite(entry)).toBe(isIt);
});
