import { expect, test } from 'vitest';
import { mergedHours } from './hours-merge.ts';

const nine = [{ from: 540, to: 1020 }];
const [eve, poya, move] = ['2026-12-24', '2027-01-22', '2027-02-01'];
const base = {
  week: [[], nine, nine, nine, nine, nine, []],
  closed: [{ day: eve, name: 'Christmas Eve' }],
  holidaysUntil: '2026-12-31',
};

test('what another saved is taken where one did not touch the same, and named', () => {
  const mine = { ...base, week: base.week.with(1, []), closed: [...base.closed, { day: move, name: 'We move' }] };
  const theirs = { ...base, week: base.week.with(5, []), closed: [{ day: poya, name: 'Poya' }] };

  const { hours, changes } = mergedHours(base, mine, { ...theirs, holidaysUntil: '2027-12-31' });

  expect(hours).toEqual({
    week: base.week.with(1, []).with(5, []),
    closed: [
      { day: poya, name: 'Poya' },
      { day: move, name: 'We move' },
    ],
    holidaysUntil: '2027-12-31',
  });
  expect(changes).toEqual([
    { what: 5, theirs: '', isOwn: false },
    { what: eve, theirs: undefined, isOwn: false },
    { what: 'until', theirs: '2027-12-31', isOwn: false },
    { what: poya, theirs: 'Poya', isOwn: false },
  ]);
});

test('of what both changed one’s own stays, and what the other saved is named', () => {
  const mine = { ...base, closed: [], week: base.week.with(1, [{ from: 600, to: 660 }]) };
  const theirs = { ...base, closed: [{ day: eve, name: 'Closed' }], week: base.week.with(1, []) };

  const { hours, changes } = mergedHours(base, mine, theirs);

  expect(hours).toEqual(mine);
  expect(changes).toEqual([
    { what: 1, theirs: '', isOwn: true },
    { what: eve, theirs: 'Closed', isOwn: true },
  ]);
});

test('what both changed alike is no difference', () => {
  const both = { ...base, closed: [{ day: poya, name: 'Poya' }] };
  expect(mergedHours(base, both, both)).toEqual({ hours: both, changes: [] });
});
