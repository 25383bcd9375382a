import { expect, test } from 'vitest';
import { typedNumber, variantOf } from './field-value.ts';
import { fieldOf } from './field.ts';

const plain = { help: '', emptied: 'kept' };
const line = { ...plain, kind: 'text', isLong: false, isDay: false };

test.each([
  [{ type: 'string' }, line],
  [{ type: 'string', maxLength: 100 }, line],
  [
    { type: 'string', maxLength: 101, description: 'The words.' },
    { ...line, isLong: true, help: 'The words.' },
  ],
  [
    { type: 'string', format: 'date' },
    { ...line, isDay: true },
  ],
  [
    { type: 'string', contentMediaType: 'image/*' },
    { ...line, holds: 'picture' },
  ],
  [
    { type: 'string', contentMediaType: 'text/markdown', maxLength: 9_000 },
    { ...line, isLong: true, holds: 'markdown' },
  ],
  [{ type: 'string', maxLength: 200, pattern: '^https:' }, line], // an address, however long
  [
    { type: 'string', readOnly: true },
    { ...plain, kind: 'made' },
  ],
  [
    { type: 'string', namedIn: 'holidays' },
    { ...plain, kind: 'name', among: 'holidays' },
  ],
  [{ type: 'integer' }, { ...plain, kind: 'number' }],
  [{ type: 'boolean' }, { ...plain, kind: 'flag' }],
  [
    { type: 'string', enum: ['a', 'b'] },
    { ...plain, kind: 'choice', options: ['a', 'b'] },
  ],
  [{ const: 'open' }, { ...plain, kind: 'fixed', value: 'open' }],
  [{ anyOf: [{ type: 'integer' }, { type: 'null' }] }, { help: '', kind: 'number', emptied: 'null' }],
  [
    {
      anyOf: [
        { type: 'string', const: '' },
        { type: 'string', format: 'uri' },
      ],
      description: 'A link.',
    },
    { ...line, help: 'A link.' },
  ],
  [
    { type: 'array', items: { type: 'boolean' }, minItems: 1 },
    { ...plain, kind: 'list', item: { ...plain, kind: 'flag' }, least: 1 },
  ],
  [
    { type: 'object', properties: { en: { type: 'string' }, si: {} } },
    { ...plain, kind: 'languages', languages: ['en', 'si'], field: line },
  ],
  [
    { type: 'object', properties: { a: { type: 'string' }, b: { type: 'string' } }, required: ['a'] },
    { ...plain, kind: 'group', fields: { a: line, b: { ...line, emptied: 'missing' } } },
  ],
  [
    { type: 'object', propertyNames: { enum: ['us', 'uk'] }, additionalProperties: { type: 'string' } },
    { ...plain, kind: 'record', names: ['us', 'uk'], item: line },
  ],
  [
    { type: 'object', propertyNames: { type: 'string' }, additionalProperties: { type: 'string' } },
    { ...plain, kind: 'record', names: undefined, item: line },
  ],
  [{}, { ...plain, kind: 'unknown' }],
  ['no schema', { ...plain, kind: 'unknown' }],
])('the schema %j is a field', (schema, field) => {
  expect(fieldOf(schema)).toEqual(field);
});

const price = fieldOf({
  oneOf: [
    { type: 'object', properties: { is: { const: 'open' } }, required: ['is'] },
    { type: 'object', properties: { is: { const: 'fixed' }, amount: { type: 'string' } }, required: ['is', 'amount'] },
    { type: 'boolean', const: false },
  ],
});

test.each([
  [{ is: 'open' }, 0],
  [{ is: 'fixed', amount: '$9' }, 1],
  [{ is: 'fixed', amount: '' }, 1],
  [false, 2],
  [{ is: 'gone' }, 0], // none of them
])('%j is variant %s', (value, variant) => {
  expect(price.kind === 'variants' && variantOf(price.variants, value)).toBe(variant);
});

test.each([
  ['12', 12],
  ['-3', -3],
  ['1.5', 1.5],
  ['', ''],
  ['1.', '1.'], // somebody goes on typing
  ['twelve', 'twelve'],
])('%s is typed as the number %s', (typed, number) => {
  expect(typedNumber(typed)).toBe(number);
});
