import { expect, test } from 'vitest';
import { isAnnounced } from '../schedule/review.ts';
import { platformsWithFees } from './fees-of.ts';
import { tableFile } from './table-file.ts';

test.each(await platformsWithFees())(
  'in the file of %s a value that was to come when it was read says so',
  async (name) => {
    const { sources, fees } = await tableFile(name);
    for (const { from, announced, sources: read } of fees.flatMap(({ entries }) => entries)) {
      const lastDay = read
        .map((id) => sources[id]?.checked ?? '')
        .toSorted()
        .at(-1);
      expect(announced === true).toBe(from !== undefined && lastDay !== undefined && from > lastDay);
    }
  },
);

test.each(await platformsWithFees())('in the file of %s an event names its fees and its source', async (name) => {
  const { sources, fees, events } = await tableFile(name);
  const paths = new Set(fees.map(({ path }) => path.join(' ')));
  for (const { source, paths: touched } of events) {
    expect(sources).toHaveProperty([source]);
    expect(touched.filter((path) => !paths.has(path.join(' ')))).toEqual([]);
  }
});

test('a value is announced until it was read on its day or later', () => {
  const source = { title: 'test', checked: '2026-11-01' } as const;
  const read = { status: 'single', source } as const;
  expect(isAnnounced({ ...read, from: '2026-11-02' })).toBe(true);
  expect(isAnnounced({ ...read, from: '2026-11-01' })).toBe(false);
  expect(isAnnounced({ ...read, from: '2026-11-02', confirmedBy: [{ ...source, checked: '2026-11-02' }] })).toBe(false);
  expect(isAnnounced(read)).toBe(false);
});
