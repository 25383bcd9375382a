import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { entryFaults } from './faults.ts';
import { entryFiles } from './files.ts';

const folder = join(import.meta.dirname, '../../entries');
const valueOf = (path: string): unknown => JSON.parse(readFileSync(join(folder, path), 'utf8'));
const today = '2026-11-28';

/** A file of entries with another value in a field, or without it where the value is undefined; the whole of it for no field. */
function changed(path: string, field: string, value: unknown): unknown {
  if (field === '') return value;
  const copy = valueOf(path);
  const names = field.split('.');
  const last = names.pop() ?? '';
  const group = names.reduce<unknown>((inside, name) => (inside as Record<string, unknown>)[name], copy);
  Object.assign(group as object, { [last]: value });
  return copy;
}

const span = { from: '09:00', to: '17:00' };
const poya = { day: '2026-11-24', holiday: 'il', source: 'the firm' };
const closed = (...days: readonly object[]) => ({
  knownUntil: '2026-12-31',
  holidays: { il: { en: 'Il Full Moon Poya Day' } },
  days: days.map((day) => ({ ...poya, ...day })),
});
const basic = {
  name: { en: 'Basic' },
  price: '$129',
  note: { en: '' },
  buildsOn: null,
  features: [{ title: { en: 'Papers' } }],
  popular: true,
  colour: 'gain',
};
const growth = { ...basic, popular: false, buildsOn: 0 };
const review = { id: 'g1', text: 'Good advice.' };
const question = { what: 'The hours are right', where: 'content/entries/firm/office.json' };

test.each(Object.keys(entryFiles))('%s fits its schema', (path) => {
  expect(entryFaults(path, valueOf(path), '9999-12-31')).toEqual([]);
});

test('every file of data has a schema', () => {
  expect(globSync('**/*.json', { cwd: folder }).toSorted()).toEqual(Object.keys(entryFiles).toSorted());
  expect(entryFaults('firm/logo.json', {}, today)).toEqual([
    'content/entries/firm/logo.json is read by nothing. Delete it, or give it a schema in content/src/entries/files.ts.',
  ]);
});

const site = 'firm/site.json';
const office = 'firm/office.json';
const days = 'firm/closed-days.json';
const packages = 'packages/packages.json';
const prices = 'services/prices.json';

type Row = [path: string, field: string, value: unknown, ...sentences: string[]];

test.each<Row>([
  [site, 'email', 'hello at brand.lk', 'email is "hello at brand.lk". Write an e-mail address.'],
  [site, 'brand', undefined, 'brand is missing. Write a text, in quotation marks.'],
  [site, 'socials', {}, 'socials is {}. There is no such field: correct its spelling, or take it out.'],
  [office, 'hours.monday', [{ ...span, to: '5 pm' }], 'hours.monday.0.to is "5 pm". Write a time of day as 09:00.'],
  [
    office,
    'hours.monday',
    [{ ...span, to: '08:00' }],
    'hours.monday.0.to is "08:00". Write a time after the one in "from".',
  ],
  [
    office,
    'hours.monday',
    [span, span],
    'hours.monday does not fit. Write the hours of a day in their order, each after the end of the one before.',
  ],
  [office, 'uploads.megabytes', 0, 'uploads.megabytes is 0. Write a whole number from 1 to 100.'],
  [
    office,
    'uploads.endings',
    ['exe'],
    'uploads.endings.0 is "exe". Write one of pdf, jpg, jpeg, jfif, png, webp, heic, heif, docx, xlsx, csv, txt.',
  ],
  ['firm/calls.json', 'minutes', 'half an hour', 'minutes is "half an hour". Write a whole number from 5 to 240.'],
  ['firm/reminders.json', 'days', [], 'days is []. Write 1 entries or more.'],
  [days, '', closed({ day: '2026-02-30' }), 'days.0.day is "2026-02-30". Write the day as 2026-11-30.'],
  [days, '', closed({}, {}), 'days.1.day is "2026-11-24". This day is in the list already.'],
  [days, '', closed({}, { day: '2026-11-23' })], // the days may come in any order
  [days, '', closed({ holiday: 'eid' }), 'days.0.holiday is "eid". Choose one of il, or add its name to them.'],
  [
    packages,
    'us',
    [basic, { ...growth, price: '129' }],
    'us.1.price is "129". Write whole dollars with their sign, as in $129.',
  ],
  [
    packages,
    'uk',
    [basic, { ...growth, buildsOn: 1 }],
    'uk.1.buildsOn is 1. Write the position of a package above it, counted from 0, or null.',
  ],
  [
    packages,
    'us',
    [growth],
    'us.0.buildsOn is 0. Write the position of a package above it, counted from 0, or null.',
    'us does not fit. Write true for "popular" at one package of the country, and false at the others.',
  ],
  [packages, 'us', [{ ...basic, colour: 'red' }], 'us.0.colour is "red". Write one of gain, action, highlight.'],
  [
    packages,
    'us',
    [{ ...basic, name: { en: 'Basic', si: 'x'.repeat(28) } }],
    `us.0.name.si is "${'x'.repeat(28)}". Write what the English may be, a third longer at most.`,
  ],
  [prices, 'ein', { is: 'free' }, 'ein.is is "free". Write one of open, fixed, from, range, on-request.'],
  [
    prices,
    'ein',
    { is: 'fixed', amount: '99' },
    'ein.amount is "99". Write an amount with its sign, as in $99, £250 or HK$1,200.',
  ],
  [prices, 'ein', undefined, 'ein is missing. Write a group of fields, in { }.'],
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
    '',
    [{ ...question, answered: true }],
    '0.answered is true. Write false, or who has looked and on which day: { "by": "Ann", "on": "2026-12-01" }.',
  ],
  ['reviews/reviews.json', 'google', [review, review], 'google.1.id is "g1". Write an id that no other has.'],
])('%s with %s as %j is told in sentences what to write', (path, field, value, ...sentences) => {
  const faults = entryFaults(path, changed(path, field, value), today);
  expect(faults.toSorted()).toEqual(sentences.map((said) => `content/entries/${path}: ${said}`).toSorted());
});
