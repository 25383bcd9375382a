import { readFileSync } from 'node:fs';
import { at, isGroup, isList, namesIn, withAt } from '@formation/console-api/values';
import { entryFiles, formSchema } from '@formation/content/entries';
import { expect, test } from 'vitest';
import { allFields, fieldsIn, languagesIn, missingIn, type Placed, startedOf } from './field-value.ts';
import { fieldOf } from './field.ts';

const root = new URL('../../../../../../content/entries/', import.meta.url);

function formOf(path: string): Placed {
  const value: unknown = JSON.parse(readFileSync(new URL(path, root), 'utf8'));
  return { place: '', field: fieldOf(formSchema(path)), value };
}

const files = Object.keys(entryFiles);
const isOuter = (value: unknown) => isGroup(value) || isList(value);

/** An entry put together from nothing but what the controls of its form hold. */
function readBack(placed: Placed): unknown {
  if (!isOuter(placed.value)) return placed.value;
  const inside = fieldsIn(placed).filter(({ value }) => value !== undefined);
  if (isList(placed.value)) return inside.map(readBack);
  return Object.fromEntries(inside.map((each) => [namesIn(each.place).at(-1), readBack(each)]));
}

test.each(files)('nothing of %s is missing on its form', (path) => {
  const whole = formOf(path);
  expect(readBack(whole)).toEqual(whole.value);
  expect(allFields(whole).filter(({ field }) => field.kind === 'unknown')).toEqual([]);
});

test.each(files)('a field of %s that is written and written back leaves the identical entry', (path) => {
  const { value, ...whole } = formOf(path);
  for (const { place, value: before } of allFields({ ...whole, value })) {
    if (place === '' || before === undefined) continue;
    const changed = withAt(value, place, 'changed');
    expect(at(changed, place)).toBe('changed');
    expect(withAt(changed, place, before)).toEqual(value);
  }
});

test.each(files)('a new item of each list of %s has all its fields on the form', (path) => {
  for (const { field } of allFields(formOf(path))) {
    if (field.kind !== 'list') continue;
    const fresh = { place: '', field: field.item, value: startedOf(field.item) };
    expect(readBack(fresh)).toEqual(fresh.value);
  }
});

test.each([
  ['partners/partners.json', { name: '', image: '', sample: false }],
  ['faqs/name-generator.json', { question: '', answer: '' }], // its fact may be left out
  ['firm/closed-days.json', { day: '', holiday: '', source: '' }],
  ['launch/questions.json', { what: '', where: '', answered: false }],
  ['packages/countries.json', { value: 'us', label: { en: '' }, flag: 'us', registryFee: 'on-top' }],
  [
    'packages/packages.json',
    {
      name: { en: '' },
      price: '',
      note: { en: '' },
      buildsOn: null,
      features: [{ title: { en: '' } }],
      popular: false,
      colour: 'gain',
    },
  ],
])('the first list of %s begins a new item empty', (path, empty) => {
  const list = allFields(formOf(path)).find(({ field }) => field.kind === 'list');
  expect(list?.field.kind === 'list' && startedOf(list.field.item)).toEqual(empty);
});

test('a new review has a name of its own that no other has, and nobody is asked for it', () => {
  const begin = () => {
    const list = allFields(formOf('reviews/featured.json')).find(({ field }) => field.kind === 'list');
    return list?.field.kind === 'list' ? at(startedOf(list.field.item), 'id') : undefined;
  };
  expect(begin()).toMatch(/^own-[0-9a-f]{8}$/);
  expect(begin()).not.toBe(begin());
});

test('what is not there in a language is counted', () => {
  const { value, ...whole } = formOf('firm/closed-days.json');
  expect(languagesIn({ ...whole, value })).toEqual(['en', 'si', 'ta']);
  expect(missingIn('si', { ...whole, value })).toBe(0);
  expect(missingIn('si', { ...whole, value: withAt(value, 'holidays.il.si', undefined) })).toBe(1);
  expect(languagesIn(formOf('partners/partners.json'))).toEqual([]);
});

test('a post that nobody has written begins empty, with all that it must say', () => {
  const empty = startedOf(fieldOf(formSchema('blog/our-new-office')));
  expect(empty).toEqual({ date: '', author: '', words: { en: { title: '', summary: '', text: '' } } });
});
