import { toExactText, type Decimal } from '@formation/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shownFields, textsOf, typedOf } from './form.ts';
import { hyphenated, idOf } from './id-of.ts';
import { jsonSchema } from './json-schema.ts';
import { isTwoNumbers, numberInFile, saysDecimalComma, type Commas } from './number-in-file.ts';
import { asking } from './question.ts';
import { readAnswers, type Texts } from './read.ts';
import { typedNumber } from './typed-number.ts';

const shops = ['near', 'far'] as const;
const question = asking()
  .group('where')
  .choice('shop', shops, { spelled: { 'just-here': 'near' } })
  .choice('kind', ['tea', 'Loose leaf', 'spice'], {
    offered: ({ shop }) => (shop === 'near' ? ['tea', 'spice'] : ['Loose leaf']),
  })
  .group('sale')
  .amount('price', { currency: ({ shop }) => (shop === 'near' ? 'LKR' : 'USD'), needed: true })
  .percent('tax', { box: 'taxed', most: '100' })
  .percent('share', { default: '5' })
  .number('pieces', { whole: true, default: '1', least: '1' })
  .number('weight', { unit: 'lb', applies: ({ shop }) => shop === 'far' })
  .choice('buyer', ['home', 'abroad', 'anywhere'], { box: 'sent', name: 'where' })
  .choice('late', ['once', 'often'], { optional: true, box: 'wasLate' })
  .yes('gift', { name: 'isGift' })
  .asked();

const read = (texts: Texts, commas?: Commas) => {
  const { answers, faults } = readAnswers(question, texts, commas && { numberIn: numberInFile(commas) });
  const { price, tax, share, pieces, weight, ...chosen } = answers;
  const number = (value: Decimal | undefined) => value && toExactText(value);
  const numbers = {
    price: number(price),
    tax: number(tax),
    share: number(share),
    pieces: number(pieces),
    weight: number(weight),
  };
  return { ...numbers, ...chosen, currency: price.currency, faults: faults.map(({ key, code }) => `${key} ${code}`) };
};

test.each<[string, Texts, Partial<ReturnType<typeof read>>]>([
  ['nothing', {}, { shop: 'near', kind: 'tea', price: '0', currency: 'LKR', share: '0.05', faults: ['price missing'] }],
  ['an earlier answer decides', { shop: 'far', price: '5' }, { kind: 'Loose leaf', currency: 'USD', faults: [] }],
  ['a choice by another program’s word', { shop: 'Just here!', price: '5' }, { shop: 'near', faults: [] }],
  ['a choice by its id', { shop: 'Far', kind: 'loose-leaf', price: '5' }, { kind: 'Loose leaf', faults: [] }],
  ['a choice that is ruled out', { kind: 'Loose leaf', price: '5' }, { kind: 'tea', faults: ['kind unknown'] }],
  ['a percentage is a fraction', { price: '5', tax: '8.5 %' }, { tax: '0.085', faults: [] }],
  ['an amount is no share', { price: '5 %' }, { price: '0', faults: ['price not-a-number'] }],
  ['a number is no share', { price: '5', pieces: '2%' }, { faults: ['pieces not-a-number'] }],
  ['a share is no amount', { shop: 'far', price: '$5', tax: '$8' }, { price: '5', faults: ['tax not-a-number'] }],
  [
    'a number is no amount',
    { shop: 'far', price: '5 USD', pieces: '2 USD' },
    { price: '5', faults: ['pieces not-a-number'] },
  ],
  ['an amount in another currency', { price: '5 USD' }, { price: '5', faults: ['price other-currency'] }],
  ['left out, it is unknown', { price: '5' }, { tax: undefined, faults: [] }],
  ['beyond its limit', { price: '5', tax: '101' }, { faults: ['tax too-large'] }],
  ['no number', { price: 'five' }, { price: '0', faults: ['price not-a-number'] }],
  ['less than nothing', { price: '-5' }, { faults: ['price negative'] }],
  ['whole pieces', { price: '5', pieces: '2.0' }, { pieces: '2', faults: [] }],
  ['half a piece', { price: '5', pieces: '2.5' }, { pieces: '3', faults: ['pieces not-whole'] }],
  ['more than there is money', { price: '1e308' }, { faults: ['price too-large'] }],
  ['a slip of the finger', { price: '9'.repeat(300) }, { faults: ['price too-large'] }],
  ['too large for any computer', { price: '9'.repeat(320) }, { price: '0', faults: ['price not-a-number'] }],
  ['another script', { price: '१२.५' }, { price: '12.5', faults: [] }],
  ['at least one piece', { price: '5', pieces: '0' }, { pieces: '1', faults: ['pieces too-small'] }],
  ['what does not apply is not read', { price: '5', weight: 'heavy' }, { weight: undefined, faults: [] }],
  ['an optional choice', { price: '5', late: 'often' }, { late: 'often', faults: [] }],
  ['neither yes nor no', { price: '5', gift: 'perhaps' }, { gift: false, faults: ['gift unknown'] }],
])('%s', (_, texts, expected) => {
  expect(read(texts)).toMatchObject(expected);
});

test.each<[string, Commas | undefined, string, string[]]>([
  ['12,50', undefined, '12.5', []],
  ['1.234', undefined, '1.234', ['price unclear']],
  ['1,234', undefined, '1234', []],
  ['12,50', 'either', '12.5', []],
  ['1 234,50', 'either', '1234.5', []],
  ['1.234,50', 'either', '1234.5', []],
  ['0,125', 'either', '0.125', []],
  ['1.234', 'either', '1.234', []],
  ['1,234', 'either', '1234', []],
  ['1.234', 'decimal', '1.234', ['price unclear']],
  ['1,234', 'decimal', '1234', ['price unclear']],
  ['0.234', 'decimal', '0.234', []], // nobody writes thousands so
  ['1.234,50', 'decimal', '1234.5', []],
  ['1,2,3', 'either', '123', ['price unclear']],
  ['-', 'either', '0', ['price not-a-number']],
])('%s, where a comma is %s, is %s', (price, commas, expected, faults) => {
  expect(read({ price }, commas)).toMatchObject({ price: expected, faults });
});

test.each([
  [{ price: '5' }, { price: '5' }],
  [
    { price: '5', tax: '8', taxed: 'on' },
    { price: '5', tax: '8' },
  ],
  [{ price: '5', tax: '8' }, { price: '5' }], // the box is not ticked
  [
    { price: '5', sent: 'on' },
    { price: '5', buyer: 'abroad' },
  ], // ticked a moment ago
  [
    { price: '5', sent: 'on', where: 'anywhere' },
    { price: '5', buyer: 'anywhere' },
  ],
  [
    { price: '5', sent: 'on', where: 'europe' },
    { price: '5', buyer: 'abroad' },
  ], // of an old link: offered no more
  [
    { price: '5', wasLate: 'on' },
    { price: '5', late: 'once' },
  ],
  [
    { price: '5', isGift: 'on' },
    { price: '5', gift: 'yes' },
  ],
])('a form that holds %j says %j', (typed, texts) => {
  const input = Object.fromEntries(Object.entries(textsOf(question, typed)).filter(([, text]) => text !== undefined));
  expect(input).toEqual(texts);
  expect(readAnswers(question, textsOf(question, typedOf(question, input)))).toEqual(readAnswers(question, input));
});

test('a form shows what applies, group by group, and in a box what else there is', () => {
  const groups = shownFields(question, { shop: 'near' });
  expect(groups.map(({ group }) => group)).toEqual(['where', 'sale']);
  const [where, sale] = groups;
  expect(where?.fields.map(({ field, offered }) => [field.key, offered])).toEqual([
    ['shop', ['near', 'far']],
    ['kind', ['tea', 'spice']],
  ]);
  expect(sale?.fields.map(({ field }) => field.key)).not.toContain('weight');
  expect(sale?.fields.find(({ field }) => field.key === 'buyer')?.offered).toEqual(['abroad', 'anywhere']);
  expect(sale?.fields.find(({ field }) => field.key === 'late')?.offered).toEqual(['once', 'often']);
});

test('a JSON Schema of it lists what can ever be chosen, and its limits as texts', () => {
  const pattern = String.raw`^\d+(\.\d+)?$`;
  const first = { 'x-default': 'the first that is offered' };
  expect(jsonSchema(question, 'A shop')).toEqual({
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'A shop',
    type: 'object',
    properties: {
      shop: { type: 'string', enum: ['near', 'far'], ...first },
      kind: { type: 'string', enum: ['tea', 'Loose leaf', 'spice'], ...first },
      price: { type: 'string', pattern, 'x-kind': 'amount' },
      tax: { type: 'string', pattern, 'x-kind': 'percent', 'x-most': '100' },
      share: { type: 'string', pattern, 'x-kind': 'percent', default: '5' },
      pieces: { type: 'string', pattern, 'x-kind': 'whole number', default: '1', 'x-least': '1' },
      weight: { type: 'string', pattern, 'x-kind': 'number' },
      buyer: { type: 'string', enum: ['home', 'abroad', 'anywhere'], ...first },
      late: { type: 'string', enum: ['once', 'often'] },
      gift: { type: 'string', enum: ['yes', 'no'], default: 'no' },
    },
    required: ['price'],
    additionalProperties: false,
  });
});

test.each([
  [['y', 'YES', 'True', '1', 'x', 'on'], true, []],
  [['n', 'No', 'FALSE', '0', '-', 'off', ''], false, []],
  [['yes please', 'by', 'none', 'okay', '10'], false, ['gift unknown']],
])('%j is %s, with %j', (texts, gift, faults) => {
  for (const text of texts) expect(read({ price: '5', gift: text })).toMatchObject({ gift, faults });
});

test.each([
  ['Books, movies & music', 'books-movies-music'],
  ['  Café d’Été!  ', 'cafe-dete'],
  ['A--B', 'a-b'],
])('the id of %j is %s', (text, id) => {
  expect(idOf(text)).toBe(id);
});

test('a key of two words is written with a hyphen', () => {
  expect(hyphenated('shippingPrice')).toBe('shipping-price');
});

test.each([
  ['12,50', true, false],
  ['€ 0,125', true, false],
  ['1.234,5 €', true, false],
  ['1.234', false, true],
  ['$1,234', false, true],
  ['1,234.50', false, false],
  ['12.5', false, false],
  ['0.234', false, false],
  ['1234', false, false],
])('%s says by itself that commas are decimal signs: %s; could be two numbers: %s', (text, isDecimal, isTwo) => {
  expect([saysDecimalComma(text), isTwoNumbers(text)]).toEqual([isDecimal, isTwo]);
});

test('a plain number is read from a file as it is typed, but where commas are decimal signs a point may be none', () => {
  const digits = fc.integer({ min: 0, max: 99_999 }).map(String);
  const written = fc
    .tuple(digits, fc.option(digits, { nil: undefined }))
    .map(([whole, part]) => [whole, part] as const);
  fc.assert(
    fc.property(written, ([whole, part]) => {
      const text = part === undefined ? whole : `${whole}.${part}`;
      const read = typedNumber(text);
      expect(numberInFile('either')(text)).toEqual(read);
      const isInDoubt = part?.length === 3 && /^[1-9]\d{0,2}$/.test(whole);
      expect(numberInFile('decimal')(text)).toEqual({ ...read, isPlain: !isInDoubt });
    }),
  );
});
