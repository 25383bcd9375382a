import { expect, test } from 'vitest';
import { codeBook } from '../code-book.ts';
import { tables } from '../tables.ts';
import { rivals, judged, signals } from './ranking.ts';
import { searchIndex } from './search-index.ts';
import { spokenFor } from './search.ts';

const all = spokenFor(searchIndex(codeBook(tables)), 'manufacture of machinery');

test('a switch that is off adds nothing, one that is on adds as far as it is turned', () => {
  const by = { plain: [2, 0], switches: [{ turn: [0, 1], start: -1, adds: 10 }] };

  expect(judged([1, 1], by)).toBe(2);
  expect(judged([1, 0.5], by)).toBe(2);
  expect(judged([1, 1.5], by)).toBe(7);
});

test('the likeliest of each classification are compared, and no more than asked for', () => {
  const lists = rivals(all, 7);

  expect(lists).toHaveLength(3);
  for (const list of lists) {
    expect(list).toHaveLength(7);
    expect(new Set(list.map(({ candidate }) => candidate.entry.system)).size).toBe(1);
  }
});

test('what speaks for the entries of one branch together is all that speaks, and no branch has less than one within it', () => {
  const ofBranches = 3; // by two, three and four digits; behind them stand two features for the list
  for (const list of rivals(all)) {
    const votes = list.map(({ candidate, features }) => ({
      branch: candidate.entry.code.slice(0, 2),
      shares: features.slice(-2 - ofBranches, -2),
    }));
    const broad = new Map(votes.map(({ branch, shares }) => [branch, shares[0] ?? NaN]));

    expect([...broad.values()].reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
    for (const { shares } of votes) expect(shares).toEqual(shares.toSorted((a, b) => b - a));
  }
});

test('an entry is described by its signals, then by what they are beside the best of those compared', () => {
  for (const list of rivals(all)) {
    const [first] = list;
    for (let at = signals.length; at < (first?.features.length ?? 0); at++) {
      const beside = list.map(({ features }) => features[at] ?? NaN);
      expect(Math.max(...beside)).toBeLessThanOrEqual(1);
    }
    for (const { candidate, features } of list)
      expect(features.slice(0, signals.length)).toEqual(signals.map((signal) => candidate.signals[signal]));
  }
});
