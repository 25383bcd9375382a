import { expect, test } from 'vitest';
import { readMark, textStanding, type TextAct } from './text-acts.ts';

const [a, b, c] = ['ගාස්තු', 'ගාස්තුව', 'මිල'] as const;
const text = { key: 'messages/fees:fees.title', english: 'Fees', own: a };

/** An act on the text in the words of the table: what was done, from what to what, and which act it takes back. */
function acts(...rows: readonly (readonly [TextAct['act'], string, string, number?])[]): readonly TextAct[] {
  return rows.map(([act, before, after, undoes = 0], index) => ({
    number: index + 1,
    key: text.key,
    act,
    base: readMark({ ...text, own: before }),
    result: readMark({ ...text, own: after }),
    before,
    after,
    note: '',
    undoes,
    who: 'kamala@example.com',
    at: index,
  }));
}

const accepted = acts(['accepted', a, a]);
const changedTwice = acts(['changed', a, b], ['changed', b, c]);
const undone = acts(['changed', a, b], ['undone', b, a, 1]);
const asked = acts(['changed', a, b], ['asked', b, b], ['undone', b, b, 2]);
const changedBack = acts(['changed', a, b], ['changed', b, a]);

test.each([
  // what was done, on a text that reads so   reads then   the last act about it
  [[], a, a, undefined],
  [accepted, a, a, 1],
  [accepted, b, b, undefined], // an upgrade brought another translation
  [changedTwice, a, c, 2],
  [changedTwice, b, c, 2], // the first is on the site already
  [changedTwice, c, c, 2], // both are
  [undone, a, a, undefined],
  [undone, b, a, undefined], // it was published before it was taken back
  [asked, a, b, 1],
  [changedBack, a, a, 2],
  [changedBack, b, a, 2],
] as const)('after %j a text that reads %s reads %s', (done, own, expected, number) => {
  const { own: now, done: about } = textStanding({ ...text, own }, done);

  expect(now).toBe(expected);
  expect(about.at(-1)?.number).toBe(number);
});

test('an upgrade that changes the English makes a text unread again, and its change falls away', () => {
  expect(textStanding({ ...text, english: 'Charges' }, changedTwice)).toEqual({ own: a, done: [] });
});
