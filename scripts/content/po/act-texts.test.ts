import { expect, test } from 'vitest';
import { faultsOfChange } from './act-texts.ts';
import { isBinding } from './binding-text.ts';
import { unitsOf } from './units.ts';

const units = unitsOf('ta');
const withValue = units.find(({ english, own }) => english.includes('{amount}') && own.includes('{amount}'));
const message = units.find(({ key }) => key === 'messages/contact:contact.form.message');
const line = units.find(({ key }) => key.startsWith('services/ein:line.'));
if (!withValue || !message || !line) throw new Error('there is no such text');

test.each([
  [withValue, withValue.own.replace('{amount}', ''), /the values are .*\{amount\}/],
  [withValue, 'Only English', /./],
  [line, `${line.own}\n${line.own}`, /more than one line/],
])('a change is refused by the rules of a file that comes back: $key', ({ key, english }, text, why) => {
  const faults = faultsOfChange('ta', { key, english, text }, units);

  expect(faults.join('\n')).toMatch(why);
  expect(faults.join('\n'), 'it is said beside the text').not.toMatch(/^line \d|messages\//m);
});

test('a change that keeps the rules is taken in; one of a text whose English has changed is not', () => {
  const { key, english, own } = message;

  expect(faultsOfChange('ta', { key, english, text: `${own} ${own}` }, units)).toEqual([]);
  expect(faultsOfChange('ta', { key, english: 'Another', text: `${own} ` }, units)).toHaveLength(1);
});

test.each([
  ['messages/a:a', 'You pay {amount}', true],
  ['messages/a:a', 'An Act demands it: you must register', true],
  ['messages/a:a', 'I agree that my data is stored', true],
  ['legal/privacy-policy:line.3', 'Who we are', true],
  ['messages/a:a', 'Show more', false],
] as const)('%s, “%s” is of money, law or consent: %s', (key, english, expected) => {
  expect(isBinding({ key, english })).toBe(expected);
});
