/** What a table knows only as a range widens every answer that rests on it, enough for whatever the number really is. */
import { compare, toExactText } from '@formation/money';
import { casesTimes } from '@formation/money/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arbitraryTexts } from '../../testing/arbitrary.ts';
import { loadPlatform, platformNames } from '../platforms.ts';
import { readAnswers, type Texts } from '../question/read.ts';
import { isRefusal } from '../refusal.ts';
import { feesIn, type FeeTable } from '../schedule/fee-table.ts';
import type { Figure } from '../trace/figure.ts';
import type { Lines } from '../trace/lines.ts';
import { rangeOf } from '../trace/range-of.ts';
import type { Amount, Charge, FeeValue, Percent } from '../value/fee-value.ts';

const day = '2026-11-21';
const cases = casesTimes(5);

type Openable = Percent | Amount | Charge;
type Entry = { value: FeeValue };
type OpenEntry = { value: Openable };

const isOpenable = (entry: Entry): entry is OpenEntry => ['percent', 'amount', 'charge'].includes(entry.value.kind);
const openableIn = (table: FeeTable) =>
  new Set<object>(feesIn(table).flatMap(({ entries }) => entries.filter(isOpenable)));

/** The entries that a figure rests on. */
function entriesUnder({ how }: Figure, found: Set<object>): void {
  if (how.op === 'table') found.add(how.cited);
  if ('of' in how) for (const part of how.of) entriesUnder(part, found);
}

const all = await Promise.all(platformNames.map(async (name) => ({ name, ...(await loadPlatform(name)) })));
const platforms = all.filter(({ table }) => openableIn(table).size > 0);

/** By how many hundredths a number may be lower and higher, and where between the two it is. */
const anOpening = fc.tuple(fc.nat(100), fc.nat(100), fc.nat(100));
type Opening = typeof anOpening extends fc.Arbitrary<infer O> ? O : never;

/** A number of a table with a range around it, and as it might really be. */
function opened(value: Openable, [below, above, share]: Opening): Readonly<Record<'open' | 'real', Openable>> {
  const typical = Number(value.kind === 'amount' ? value.amount : value.percent);
  const [low, high] = [typical * (1 - below / 100), typical * (1 + above / 100)];
  const real = (low + ((high - low) * share) / 100).toFixed(6);
  return {
    open: { ...value, between: { low: low.toFixed(6), high: high.toFixed(6) } },
    real: value.kind === 'amount' ? { ...value, amount: real } : { ...value, percent: real },
  };
}

describe.each(platforms)('$name', ({ question, answer, table }) => {
  const openable = openableIn(table);

  const linesOf = (texts: Texts): Lines => {
    const accepted = answer(readAnswers(question, texts).answers, day);
    return isRefusal(accepted) ? {} : accepted.lines;
  };

  test('whatever the open numbers of its table really are, the answer is in its range', () => {
    let comparison = 0;
    fc.assert(
      fc.property(arbitraryTexts(question), fc.array(anOpening, { minLength: 1, maxLength: 4 }), (texts, openings) => {
        const under = new Set<object>();
        for (const line of Object.values(linesOf(texts))) if (line) entriesUnder(line, under);
        const entries = [...under].filter((one): one is OpenEntry => openable.has(one));
        const chosen = entries.slice(0, openings.length).map((entry, n) => {
          const before = entry.value;
          return { entry, before, ...opened(before, openings[n] ?? [0, 0, 0]) };
        });
        try {
          for (const { entry, open } of chosen) entry.value = open;
          const ranges = Object.entries(linesOf(texts)).map(([key, line]) => [key, line && rangeOf(line)] as const);
          for (const { entry, real } of chosen) entry.value = real;
          const really = linesOf(texts);
          for (const [key, range] of ranges) {
            const value = really[key]?.value;
            if (!range || !value) continue;
            comparison += 1;
            const isInside = compare(range.low, value) <= 0 && compare(value, range.high) <= 0;
            const [low, high] = [toExactText(range.low), toExactText(range.high)];
            expect(isInside, `${key}: ${low} ≤ ${toExactText(value)} ≤ ${high}`).toBe(true);
          }
        } finally {
          for (const { entry, before } of chosen) entry.value = before;
        }
      }),
      cases,
    );
    expect(comparison).toBeGreaterThan(cases.numRuns);
  });
});
