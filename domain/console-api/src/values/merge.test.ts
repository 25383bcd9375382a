import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergeValues } from './merge.ts';
import { withAt } from './tree.ts';

const [a, b, c] = [{ price: '$1' }, { price: '$2' }, { price: '$3' }];
const base = { us: [a, b], name: { en: 'Basic' }, old: 'here' };

test.each([
  ['nothing by the other', { ...base, old: 'mine' }, base, { ...base, old: 'mine' }, []],
  ['the same by both', { ...base, old: 'x' }, { ...base, old: 'x' }, { ...base, old: 'x' }, []],
  [
    'another field by each',
    withAt(base, 'us.0.price', '$9'),
    withAt(base, 'us.1.price', '$8'),
    { ...base, us: [{ price: '$9' }, { price: '$8' }] },
    [{ place: 'us.1.price', theirs: '$8', isOwn: false }],
  ],
  [
    'the same field by both',
    withAt(base, 'us.0.price', '$9'),
    withAt(base, 'us.0.price', '$8'),
    withAt(base, 'us.0.price', '$9'),
    [{ place: 'us.0.price', theirs: '$8', isOwn: true }],
  ],
  [
    'an item by the other',
    withAt(base, 'name.en', 'Mine'),
    { ...base, us: [a, b, c] },
    { ...base, us: [a, b, c], name: { en: 'Mine' } },
    [{ place: 'us', theirs: [a, b, c], isOwn: false }],
  ],
  [
    'an item by the other, and a field of the list by me',
    withAt(base, 'us.0.price', '$9'),
    { ...base, us: [a, b, c] },
    withAt(base, 'us.0.price', '$9'),
    [{ place: 'us', theirs: [a, b, c], isOwn: true }],
  ],
  [
    'a field taken away by the other',
    withAt(base, 'name.si', 'මූලික'),
    withAt(base, 'old', undefined),
    { us: [a, b], name: { en: 'Basic', si: 'මූලික' } },
    [{ place: 'old', theirs: undefined, isOwn: false }],
  ],
])('changed: %s', (_, mine, theirs, value, changes) => {
  expect(mergeValues({ base, mine, theirs })).toEqual({ value, changes });
});

const anEntry = fc.record({ us: fc.array(fc.record({ price: fc.nat(2) }), { maxLength: 2 }), name: fc.nat(2) });

test('what one alone changed stands, and nothing of the other’s goes unnamed', () => {
  fc.assert(
    fc.property(anEntry, anEntry, anEntry, (base, mine, theirs) => {
      expect(mergeValues({ base, mine, theirs: base })).toEqual({ value: mine, changes: [] });
      expect(mergeValues({ base, mine: base, theirs }).value).toEqual(theirs);
      const { value, changes } = mergeValues({ base, mine, theirs });
      const asTheirs = changes.reduce((taken, { place, theirs: other }) => withAt(taken, place, other), value);
      expect(mergeValues({ base, mine: asTheirs, theirs }).changes).toEqual([]);
    }),
  );
});
