import { statuses } from '@formation/fees';
import { expect, test } from 'vitest';
import { certaintyCounts } from './certainty-counts.ts';

test('every table has facts, each as sure as one of the five words says, or a judgement of ours', () => {
  for (const [table, counts] of Object.entries(certaintyCounts())) {
    expect(
      Object.values(counts).reduce((sum, count) => sum + count, 0),
      table,
    ).toBeGreaterThan(0);
    expect([...statuses, 'ours'], table).toEqual(expect.arrayContaining(Object.keys(counts)));
  }
});
