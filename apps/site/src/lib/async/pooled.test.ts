import { expect, test } from 'vitest';
import { pooled, tableOf } from './pooled.ts';

const one = { value: '1', source: { title: 'a page' } };
const tables = { usd: { a: one, b: { value: '2' } }, gbp: { a: { ...one } }, eur: {} };

test('a value that several tables have is carried once', () => {
  expect(pooled(tables).values).toEqual([one, { value: '2' }]);
});

test('every table comes back as it was', () => {
  const pool = pooled(tables);

  for (const name of ['usd', 'gbp', 'eur'] as const) expect(tableOf(pool, name)).toEqual(tables[name]);
});
