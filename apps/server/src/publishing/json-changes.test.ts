import fc from 'fast-check';
import { expect, test } from 'vitest';
import { differences, merged } from './json-changes.ts';

const packages = {
  us: [
    { name: 'Basic', price: '$129' },
    { name: 'Plus', price: '$249' },
  ],
  note: 'a',
};
const dearer = {
  us: [
    { name: 'Basic', price: '$135' },
    { name: 'Plus', price: '$249' },
  ],
  note: 'a',
};

test.each([
  ['nothing', packages, packages, []],
  ['a price', packages, dearer, [{ field: 'us.0.price', before: '$129', after: '$135' }]],
  ['an item more', ['a'], ['a', 'b'], [{ field: '1', before: null, after: 'b' }]],
  ['an item less', { days: ['a', 'b'] }, { days: ['a'] }, [{ field: 'days.1', before: 'b', after: null }]],
  [
    'another kind',
    { is: 'open' },
    { is: 'from', price: 5 },
    [
      { field: 'is', before: 'open', after: 'from' },
      { field: 'price', before: null, after: 5 },
    ],
  ],
  ['a text for a group', { en: 'a' }, 'a', [{ field: '', before: { en: 'a' }, after: 'a' }]],
])('what differs: %s', (_, before, after, expected) => {
  expect(differences(before, after)).toEqual(expected);
});

test('an upgrade that changes another field goes in; one that changes the same is named and one’s own stays', () => {
  const renamed = {
    us: [
      { name: 'Start', price: '$129' },
      { name: 'Plus', price: '$249' },
    ],
    note: 'a',
  };
  const raised = {
    us: [
      { name: 'Basic', price: '$140' },
      { name: 'Plus', price: '$249' },
    ],
    note: 'b',
  };

  expect(merged({ base: packages, own: dearer, now: renamed })).toEqual({
    value: {
      us: [
        { name: 'Start', price: '$135' },
        { name: 'Plus', price: '$249' },
      ],
      note: 'a',
    },
    conflicts: [],
  });
  expect(merged({ base: packages, own: dearer, now: raised })).toEqual({
    value: {
      us: [
        { name: 'Basic', price: '$135' },
        { name: 'Plus', price: '$249' },
      ],
      note: 'b',
    },
    conflicts: ['us.0.price'],
  });
});

test('a list that both made longer is one thing', () => {
  expect(merged({ base: { days: ['a'] }, own: { days: ['a', 'b'] }, now: { days: ['a', 'c'] } })).toEqual({
    value: { days: ['a', 'b'] },
    conflicts: ['days'],
  });
});

test('a field that one’s own took away stays away', () => {
  expect(merged({ base: { a: 1, b: 2 }, own: { a: 1 }, now: { a: 5, b: 2 } })).toEqual({
    value: { a: 5 },
    conflicts: [],
  });
});

const json = fc.jsonValue({ maxDepth: 3 });

test('without an upgrade one’s own stands as it is; without a change of one’s own the upgrade does', () => {
  fc.assert(
    fc.property(json, json, (base, other) => {
      expect(merged({ base, own: other, now: base })).toEqual({ value: other, conflicts: [] });
      expect(merged({ base, own: base, now: other })).toEqual({ value: other, conflicts: [] });
    }),
  );
});

test('nothing differs exactly when both are the same', () => {
  fc.assert(
    fc.property(json, json, (a, b) => {
      expect(differences(a, a)).toEqual([]);
      expect(differences(a, b).length === 0).toBe(JSON.stringify(a) === JSON.stringify(b) || same(a, b));
    }),
  );
});

/** The same whatever the order of its fields. */
function same(a: unknown, b: unknown): boolean {
  const inOrder = (_: string, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([x], [y]) => (x < y ? -1 : 1)))
      : value;
  return JSON.stringify(a, inOrder) === JSON.stringify(b, inOrder);
}
