import { messages } from '@formation/content';
import { moneyText } from '@formation/money';
import { assumptionKeys, ownField, question } from '@formation/payouts';
import { expect, test } from 'vitest';
import { defaultFields } from './default-fields.ts';
import { amountRefused, currencyMeant, fieldText, ownRefused, rateRefused, typedQuestion } from './typed-question.ts';

const day = '2026-11-21';
const query = (changes: Readonly<Record<string, string>> = {}) =>
  typedQuestion({ ...defaultFields(day), ...changes }, day).question;
const faultsIn = (changes: Readonly<Record<string, string>>) =>
  typedQuestion({ ...defaultFields(day), ...changes }, day).wrong;
const wrong = (changes: Readonly<Record<string, string>>) => [...faultsIn(changes).keys()];
const words = { page: messages.en.payouts, numbers: messages.en.calculators.published.faults };

test('the page opens with a question that can be answered', () => {
  const { amount, payer, timesAMonth, company, bank, own } = query();
  expect([moneyText(amount), payer, timesAMonth, company, bank, own]).toEqual([
    '$1,000.00',
    { country: 'US', by: 'any' },
    1,
    'none',
    'HNB',
    {},
  ]);
});

test.each([['amount', '1,234.50', '$1,234.50']])('%s %s reads %s', (name, text, expected) => {
  expect(moneyText(query({ [name]: text }).amount)).toBe(expected);
});

test.each([
  ['amount', '0'],
  ['amount', '-5'],
  ['amount', 'abc'],
  ['amount', ''],
  ['amount', '1e15'],
  ['rate-USD', '0'],
  ['rate-USD', '-330'],
  ['rate-USD', 'abc'],
  ['own-bank-margin', '-1'],
  ['own-bank-margin', '100'],
  ['own-bank-margin', 'abc'],
  ['own-mercury-wire', '1e15'],
])('%s %j is refused', (name, text) => {
  expect(wrong({ [name]: text })).toEqual([name.replace('-USD', '')]);
  expect(query({ [name]: text }).own).toEqual({});
});

test.each([
  ['USD', '$0.01 to $100,000,000'],
  ['GBP', '£0.01 to £100,000,000'],
  ['LKR', 'Rs\u00A00.01 to Rs\u00A0100,000,000'],
] as const)('an amount in %s is refused outside of limits that are named in it: %s', (currency, limits) => {
  if (currency !== 'LKR') {
    expect(wrong({ currency, amount: '100000000' })).toEqual([]);
    expect(wrong({ currency, amount: '100000000.01' })).toEqual(['amount']);
    expect(wrong({ currency, amount: '0.01' })).toEqual([]);
    expect(wrong({ currency, amount: '0.004' })).toEqual(['amount']);
  }
  const refused = { key: 'amount', code: 'too-small', given: '0' } as const;
  expect(amountRefused(words, refused, currency)).toContain(`from ${limits},`);
});

test('nothing is wrong at first, and a rate counts for its own currency only', () => {
  expect(wrong({})).toEqual([]);
  expect(query({ 'rate-USD': '340.5' }).rate).toBe('340.5');
  expect(query({ 'rate-USD': '340.5', currency: 'EUR' }).rate).toBeUndefined();
  expect(wrong({ 'rate-USD': 'abc', currency: 'EUR' })).toEqual([]);
});

test.each([
  ['€1000', '“€1000” is in another currency. Enter the amount in USD.', 'EUR'],
  ['1000 gbp', '“1000 gbp” is in another currency. Enter the amount in USD.', 'GBP'],
  ['LKR 1000', '“LKR 1000” is in another currency. Enter the amount in USD.', undefined], // nobody is paid in it
  ['1.000', 'Do you mean 1,000 or 1.00? Type the one you mean.', undefined],
  ['1.234', 'Do you mean 1,234 or 1.2340? Type the one you mean.', undefined],
])('an amount of %j is refused: %s', (amount, said, meant) => {
  const fault = faultsIn({ amount }).get('amount');
  expect(fault && [amountRefused(words, fault, 'USD'), currencyMeant(fault)]).toEqual([said, meant]);
});

test('a sign of several currencies offers none of them', () => {
  const fault = faultsIn({ amount: '$1000', currency: 'EUR' }).get('amount');
  expect(fault?.code).toBe('other-currency');
  expect(fault && currencyMeant(fault)).toBeUndefined();
});

test('numbers of the visitor’s own name their currency, or are refused', () => {
  expect(
    query({ 'rate-USD': 'Rs 327.125', 'own-mercury-wire': '$12.50', 'own-bank-inward': 'LKR 500/-' }),
  ).toMatchObject({
    rate: '327.125',
    own: { 'mercury-wire': '12.5', 'bank-inward': '500' },
  });
  const faults = faultsIn({ 'rate-USD': '€327', 'own-mercury-wire': '€12.50' });
  const [rate, own] = [faults.get('rate'), faults.get('own-mercury-wire')];
  expect(rate && rateRefused(words, rate)).toContain('Enter the amount in LKR.');
  expect(own && ownRefused(words, own)).toContain('Enter the amount in USD.');
});

test.each([
  ['0', 1, ['timesAMonth']],
  ['-3', 1, ['timesAMonth']],
  ['2.9', 3, ['timesAMonth']],
  ['99', 31, ['timesAMonth']],
  ['', 1, []],
  ['31', 31, []],
])('%j times a month count as %i, and what does not count as typed is wrong', (times, expected, faults) => {
  expect(query({ times }).timesAMonth).toBe(expected);
  expect(wrong({ times })).toEqual(faults);
});

test('what no list offers counts as the first on it', () => {
  const { payer, company, bank } = query({ country: 'XX', by: 'barter', company: 'mars', bank: 'mine' });
  expect([payer, company, bank]).toEqual([{ country: 'US', by: 'any' }, 'none', 'HNB']);
});

test('a fraction is typed in percent, an amount as it is, and shown the same way', () => {
  const { own } = query({ 'own-bank-margin': '1.2', 'own-mercury-wire': '12.50', 'own-wise-rate': ' ' });
  expect(own).toEqual({ 'bank-margin': '0.012', 'mercury-wire': '12.5' });
  expect([fieldText('bank-margin', '0.012'), fieldText('mercury-wire', '15.00')]).toEqual(['1.2', '15']);
});

test('the names that shared links have are those of the question', () => {
  const names = [
    'amount',
    'currency',
    'times',
    'country',
    'from',
    'by',
    'payout',
    'company',
    'bank',
    'rate-USD',
    'rate-SGD',
    'tax',
    'day',
  ];
  const others = ['wanted', 'way', 'one', 'other', ...assumptionKeys.map(ownField)];
  expect(Object.keys(defaultFields(day))).toEqual(expect.arrayContaining([...names, ...others]));
});

test.each(Object.entries(messages))('in %s every field of the question has its words', (_, { payouts }) => {
  const form: Readonly<Record<string, unknown>> = payouts.form;
  const names = question.fields.filter(({ group }) => group !== 'own').map(({ name }) => name);
  expect(names.filter((name) => typeof form[name] !== 'string')).toEqual([]);
});
