import { expect, test } from 'vitest';
import { knownFacts } from './known-facts.ts';

const facts = knownFacts();

test('a fee that another had replaced when that one was read is no fact of today', () => {
  const statements = facts.filter(({ name }) => name.startsWith('uk confirmation statement'));
  expect(statements.map(({ name, certainty }) => [name, certainty])).toEqual([
    ['uk confirmation statement, from 2026-02-01', 'seen'],
  ]);
});

test('what is announced stands beside what counts', () => {
  const names = facts.map(({ name }) => name);
  expect(names).toContain('hk business registration, from 2026-04-01');
  expect(names).toContain('hk business registration, from 2027-04-01');
});

test('each has a name of its own in its table', () => {
  const all = facts.map(({ table, name }) => `${table}: ${name}`);
  expect(new Set(all).size).toBe(all.length);
});
