import { expect, test } from 'vitest';
import { stateRows } from './state-rows.ts';

const day = '2026-11-21';
const states = (typed: Readonly<Record<string, string>>) => stateRows(typed, day).map(({ state }) => state);

test('all fifty states and the District of Columbia, by name', () => {
  expect(states({})).toHaveLength(51);
  expect(states({}).slice(0, 3)).toEqual(['AL', 'AK', 'AZ']);
});

test.each([
  [{ 'states-find': ' new ' }, ['NH', 'NJ', 'NM', 'NY']],
  [{ 'states-find': 'tx' }, ['TX']], // by its postal code
  [{ 'states-find': 'nowhere' }, []],
  [{ 'states-find': 'new', 'states-no-report': 'on' }, ['NM']],
  [{ 'states-popular': 'on', 'states-find': 'w' }, ['DE', 'NM', 'WY']],
  [{ 'states-find': 'new', 'states-by': 'name', 'states-way': 'down' }, ['NY', 'NM', 'NJ', 'NH']],
])('%j shows %j', (typed, expected) => {
  expect(states(typed)).toEqual(expected);
});

test('the cheapest to form comes first, or last', () => {
  const up = states({ 'states-by': 'formation' });
  const down = states({ 'states-by': 'formation', 'states-way': 'down' });

  expect(up[0]).toBe('MT'); // $35
  expect(down[0]).toBe('MA'); // $500
});
