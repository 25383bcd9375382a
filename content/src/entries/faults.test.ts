import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { entryFaults } from './faults.ts';
import { entryFiles } from './files.ts';

const folder = join(import.meta.dirname, '../../entries');
const held = (path: string): unknown => JSON.parse(readFileSync(join(folder, path), 'utf8'));
const today = '2026-11-28';

/** A file of entries with one value at a path changed; without it where the value is undefined. */
function changed(path: string, field: string, value: unknown): unknown {
  const copy = held(path);
  const names = field.split('.');
  const last = names.pop() ?? '';
  const group = names.reduce<unknown>((inside, name) => (inside as Record<string, unknown>)[name], copy);
  Object.assign(group as object, { [last]: value });
  return copy;
}

test.each(Object.keys(entryFiles))('%s fits its schema', (path) => {
  expect(entryFaults(path, held(path), '9999-12-31')).toEqual([]);
});

test('every file of data has a schema', () => {
  expect(globSync('**/*.json', { cwd: folder }).toSorted()).toEqual(Object.keys(entryFiles).toSorted());
  expect(entryFaults('firm/logo.json', {}, today)).toEqual([
    'content/entries/firm/logo.json is read by nothing. Delete it, or give it a schema in content/src/entries/files.ts.',
  ]);
});

test.each([
  ['firm/site.json', 'email', 'hello at brand.lk', 'email is "hello at brand.lk". Write an e-mail address.'],
  ['firm/site.json', 'brand', undefined, 'brand is missing. Write a text, in quotation marks.'],
  [
    'firm/site.json',
    'socials',
    {},
    'is {"brand":"Serendib Ledger","email":"hell…. There is no field socials. Correct its spelling, or take it out.',
  ],
  ['firm/office.json', 'hours.monday.0.to', '5 pm', 'hours.monday.0.to is "5 pm". Write a time of day as 09:00.'],
  [
    'firm/office.json',
    'hours.monday.0.to',
    '08:00',
    'hours.monday.0.to is "08:00". Write a time after the one in "from".',
  ],
  [
    'firm/office.json',
    'uploads.endings.0',
    'exe',
    'uploads.endings.0 is "exe". Write one of pdf, jpg, jpeg, png, webp, heic, docx, xlsx, csv, txt.',
  ],
  ['firm/calls.json', 'minutes', 'half an hour', 'minutes is "half an hour". Write a whole number from 5 to 240.'],
  ['firm/reminders.json', 'days', [], 'days is []. Write 1 entries or more.'],
  ['firm/closed-days.json', 'days.0.day', '2026-02-30', 'days.0.day is "2026-02-30". Write the day as 2026-11-30.'],
  [
    'firm/closed-days.json',
    'days.1.day',
    '2026-11-24',
    'days.1.day is "2026-11-24". Write the days in their order, each once.',
  ],
  [
    'firm/closed-days.json',
    'days.0.holiday',
    'holi',
    'days.0.holiday is "holi". Write one of il, unduvap, christmas, newYear, national, labour, or add its name under "holidays".',
  ],
  [
    'packages/packages.json',
    'us.1.price',
    '129',
    'us.1.price is "129". Write whole dollars with their sign, as in $129.',
  ],
  [
    'packages/packages.json',
    'uk.1.buildsOn',
    1,
    'uk.1.buildsOn is 1. Write the position of a package above it, counted from 0, or null.',
  ],
  ['packages/packages.json', 'us.0.colour', 'red', 'us.0.colour is "red". Write one of gain, action, highlight.'],
  [
    'packages/packages.json',
    'us.0.name.si',
    'අ'.repeat(40),
    `us.0.name.si is "${'අ'.repeat(39)}…. Write what the English may be, a third longer at most.`,
  ],
  [
    'services/prices.json',
    'ein',
    { is: 'free' },
    'ein.is is "free". Write one of open, fixed, from, range, on-request.',
  ],
  [
    'services/prices.json',
    'ein',
    { is: 'fixed', amount: '99' },
    'ein.amount is "99". Write an amount with its sign, as in $99, £250 or HK$1,200.',
  ],
  ['services/prices.json', 'ein', undefined, 'ein is missing. Write a group of fields, in { }.'],
  ['claims/claims.json', 'clients.confirmed', 'yes', 'clients.confirmed is "yes". Write true or false.'],
  [
    'claims/claims.json',
    'clients.asOf',
    '2026-11-29',
    'clients.asOf is "2026-11-29". Write the day on which it was read.',
  ],
  [
    'faqs/name-generator.json',
    'en.0.answer',
    'No.',
    'en.0.answer is "No.". The answer has 3 characters; it needs 30 or more.',
  ],
  [
    'faqs/name-generator.json',
    'ta.0.answer',
    'No.',
    'ta.0.answer is "No.". The answer has 3 characters; it needs 30 or more.',
  ],
  [
    'launch/questions.json',
    '0.answered',
    true,
    '0.answered is true. Write false, or who has looked and on which day: { "by": "Ann", "on": "2026-12-01" }.',
  ],
  ['reviews/reviews.json', 'google.1.id', 'sample-1', 'google.1.id is "sample-1". Write an id that no other has.'],
])('%s with %s as %j is told in one sentence what to write', (path, field, value, sentence) => {
  expect(entryFaults(path, changed(path, field, value), today)).toEqual([`content/entries/${path}: ${sentence}`]);
});
