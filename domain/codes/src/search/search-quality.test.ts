import { expect, test } from 'vitest';
import { everydayQueries } from '../../tests/fixtures/everyday-queries.ts';
import { heldOutQueries } from '../../tests/fixtures/held-out-queries.ts';
import { romanQueries, sinhalaQueries, tamilQueries } from '../../tests/fixtures/home-queries.ts';
import { saidHeldOutQueries, saidQueries } from '../../tests/fixtures/said-queries.ts';
import { sinhalaTamilQueries } from '../../tests/fixtures/sinhala-tamil-queries.ts';
import { spokenRomanQueries, spokenTamilQueries } from '../../tests/fixtures/spoken-queries.ts';
import { codeBook } from '../code-book.ts';
import type { System } from '../entry.ts';
import { tables } from '../tables.ts';
import { readQueries, type AcceptedQuery } from './accepted-query.ts';
import type { Hit } from './hit.ts';
import { everydayPassages } from './passage.ts';
import { searchIndex } from './search-index.ts';
import { search } from './search.ts';

const index = searchIndex(codeBook(tables));
const order: readonly System[] = ['hsic', 'uk-sic', 'naics'];

const answers = new Map<string, readonly Hit[]>();

/** The first thirty answers over all classifications. Each question is asked once, whatever is measured of it. */
function answersTo({ text }: AcceptedQuery): readonly Hit[] {
  const hits = answers.get(text) ?? search(index, text);
  answers.set(text, hits);
  return hits;
}

const isAmong = (hits: readonly Hit[], { accepted }: AcceptedQuery): boolean =>
  hits.slice(0, 3).some(({ entry }) => accepted[entry.system].includes(entry.code));

/** The part of the queries whose accepted code is among the first three answers over all classifications. */
function share(all: readonly AcceptedQuery[]): number {
  return all.filter((query) => isAmong(answersTo(query), query)).length / all.length;
}

/**
 * The same when only one classification is searched, over all queries that have an answer in it. Asked of all at once,
 * each classification keeps its order, and only answers that come late or are far behind the best of another are
 * missing: who has no accepted code there is asked again, alone.
 */
function shareInOne(all: readonly AcceptedQuery[], systems = order): number {
  const answerable = all.flatMap((query) => {
    const ofOne = (system: System) => answersTo(query).filter(({ entry }) => entry.system === system);
    const alone = (system: System) => search(index, query.text, { systems: [system], limit: 3 });
    return systems
      .filter((system) => query.accepted[system].length > 0)
      .map((system) => isAmong(ofOne(system), query) || isAmong(alone(system), query));
  });
  return answerable.filter(Boolean).length / answerable.length;
}

const everyday = readQueries(everydayQueries);
const heldOut = readQueries(heldOutQueries);
const said = readQueries(saidQueries);
const saidHeldOut = readQueries(saidHeldOutQueries);
const sinhalaTamil = readQueries(sinhalaTamilQueries);
const unprepared = readQueries(`${sinhalaQueries.trim()}\n${tamilQueries.trim()}`);
const tamil = readQueries(tamilQueries);
const roman = readQueries(romanQueries);
const spoken = readQueries(`${spokenTamilQueries.trim()}\n${spokenRomanQueries.trim()}`);

test('the files hold at least 150 and 50 queries, each once, and every expected code exists', () => {
  const all = [...everyday, ...heldOut, ...said, ...saidHeldOut];

  expect(everyday.length).toBeGreaterThanOrEqual(150);
  expect(heldOut.length).toBeGreaterThanOrEqual(50);
  expect(new Set(all.map(({ text }) => text)).size).toBe(all.length);
  for (const { text, accepted } of [...all, ...sinhalaTamil, ...unprepared, ...roman, ...spoken])
    for (const system of order)
      for (const code of accepted[system]) expect(index.book.find(system, code), `${text}: ${system}`).toBeDefined();
});

test('an expected code is in the top three for at least 95 % of the everyday queries', () => {
  expect(share(everyday)).toBeGreaterThanOrEqual(0.95);
  expect(shareInOne(everyday)).toBeGreaterThanOrEqual(0.95);
});

test('queries that nobody prepared for do not get worse', () => {
  expect(share(heldOut)).toBeGreaterThanOrEqual(0.84);
  expect(shareInOne(heldOut)).toBeGreaterThanOrEqual(0.75);
});

test('whole phrases of everyday English have their code in the first three, those that nobody prepared for too', () => {
  expect(saidHeldOut.length).toBeGreaterThanOrEqual(140);
  expect(shareInOne(said)).toBeGreaterThanOrEqual(0.9);
  expect(shareInOne(saidHeldOut)).toBeGreaterThanOrEqual(0.82);
});

test('nine in ten questions in Sinhala and Tamil have their code in the first three of each classification', () => {
  for (const system of order) expect(shareInOne(sinhalaTamil, [system]), system).toBeGreaterThanOrEqual(0.9);
});

test('so have more than nine in ten in Sinhala, Tamil and Latin letters that nobody prepared for', () => {
  for (const system of order) {
    expect(shareInOne(unprepared, [system]), system).toBeGreaterThanOrEqual(0.95);
    expect(shareInOne(tamil, [system]), system).toBeGreaterThanOrEqual(0.95);
    expect(shareInOne(roman, [system]), system).toBeGreaterThanOrEqual(0.9);
  }
});

test('phrases with the endings, compounds and spellings of speech have their code in the first three', () => {
  expect(spoken.length).toBeGreaterThanOrEqual(135);
  for (const system of order) expect(shareInOne(spoken, [system]), system).toBeGreaterThanOrEqual(0.95);
});

test('of the words that we prepared, 98 % have one of their codes in the first three', () => {
  const inFour = everydayPassages(index.book).filter((_, place) => place % 4 === 0); // a quarter says as much as all
  const prepared = inFour.map(({ text, leads }) => {
    const accepted = (system: System) => leads.flatMap(({ entry }) => (entry.system === system ? [entry.code] : []));
    return { text, accepted: { hsic: accepted('hsic'), 'uk-sic': accepted('uk-sic'), naics: accepted('naics') } };
  });

  expect(prepared.length).toBeGreaterThan(2000);
  expect(shareInOne(prepared)).toBeGreaterThanOrEqual(0.98);
});

test('the measure can fail: with other codes expected, almost nothing is found', () => {
  const wrong = everyday.map((query) => ({ ...query, accepted: { hsic: ['990000'], 'uk-sic': [], naics: [] } }));

  expect(share(wrong)).toBeLessThan(0.05);
});
