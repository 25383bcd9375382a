import { expect, test } from 'vitest';
import { citing } from './citing.ts';
import type { Source } from './schedule.ts';

const sources = {
  own: { title: 'Its own page', checked: '2026-01-01', own: true },
  list: { title: 'A list', checked: '2026-02-01' },
  blog: { title: 'A blog', checked: '2026-03-01' },
} as const satisfies Readonly<Record<string, Source>>;

test('an entry has its day, how sure it is, its best source and those that say the same', () => {
  const { since, begins, seen } = citing(sources);

  expect(since('2026-01-05', ['seen', 'own', 'list', 'blog'], 7)).toStrictEqual({
    from: '2026-01-05',
    status: 'seen',
    source: sources.own,
    confirmedBy: [sources.list, sources.blog],
    value: 7,
  });
  expect(begins('2026-01-05', ['single', 'list'], 7)).toStrictEqual({
    from: '2026-01-05',
    begins: true,
    status: 'single',
    source: sources.list,
    value: 7,
  });
  expect(seen(['official', 'own'], 7)).toStrictEqual({ status: 'official', source: sources.own, value: 7 });
});
