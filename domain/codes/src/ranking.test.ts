import { expect, test } from 'vitest';
import { codeBook } from './code-book.ts';
import { compared, judged, signals } from './ranking.ts';
import { searchIndex } from './search-index.ts';
import { spokenFor } from './search.ts';
import { tables } from './tables.ts';

const all = spokenFor(searchIndex(codeBook(tables)), 'manufacture of machinery');

test('a switch that is off adds nothing, one that is on adds as far as it is turned', () => {
  const by = { plain: [2, 0], switches: [{ turn: [0, 1], start: -1, adds: 10 }] };

  expect(judged([1, 1], by)).toBe(2);
  expect(judged([1, 0.5], by)).toBe(2);
  expect(judged([1, 1.5], by)).toBe(7);
});

test('the likeliest of each classification are compared, and no more than asked for', () => {
  const lists = compared(all, 7);

  expect(lists).toHaveLength(3);
  for (const list of lists) {
    expect(list).toHaveLength(7);
    expect(new Set(list.map(({ candidate }) => candidate.entry.system)).size).toBe(1);
  }
});

test('an entry is described by its signals, then by what they are beside the best of those compared', () => {
  for (const list of compared(all)) {
    const [first] = list;
    for (let at = signals.length; at < (first?.features.length ?? 0); at++) {
      const beside = list.map(({ features }) => features[at] ?? NaN);
      expect(Math.max(...beside)).toBeLessThanOrEqual(1);
    }
    for (const { candidate, features } of list)
      expect(features.slice(0, signals.length)).toEqual(signals.map((signal) => candidate.signals[signal]));
  }
});
