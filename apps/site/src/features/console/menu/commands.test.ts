import { expect, test } from 'vitest';
import { type Command, matching } from './commands.ts';

const command = (name: string): Command => ({ kind: 'place', name, act: () => undefined });
const all = ['Today', 'Calls', 'Assign to Kamala Silva', 'Snooze: Tomorrow, 09:00'].map(command);

test.each([
  ['', ['Today', 'Calls', 'Assign to Kamala Silva', 'Snooze: Tomorrow, 09:00']],
  ['AL', ['Calls', 'Assign to Kamala Silva']],
  ['  silva  assign ', ['Assign to Kamala Silva']], // in any order
  ['nobody', []],
])('“%s” finds %o', (typed, names) => {
  expect(matching(all, typed).map(({ name }) => name)).toEqual(names);
});
