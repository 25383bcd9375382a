import { readAnswers } from '@formation/fees';
import { toText } from '@formation/money';
import { expect, test } from 'vitest';
import { firstQuestion, ownField, question, questionFrom, refusedIn } from './asked.ts';
import { assumptionKeys } from './assumptions/keys.ts';

const day = '2026-11-21';
const read = (texts: Readonly<Record<string, string>>) => readAnswers(question, { amount: '1000', ...texts });
const request = (texts: Readonly<Record<string, string>>) => questionFrom(read(texts), day);
const refused = (texts: Readonly<Record<string, string>>) => [...refusedIn(read(texts).faults).keys()];

test('an untouched form asks what can be answered', () => {
  const { amount, ...rest } = firstQuestion(day);
  expect([toText(amount), amount.currency]).toEqual(['1000.00', 'USD']);
  const payer = { country: 'US', by: 'any' };
  expect(rest).toEqual({ payer, timesAMonth: 1, company: 'none', bank: 'HNB', own: {}, day });
});

test.each([
  ['amount', '0'],
  ['amount', '-5'],
  ['amount', '100000000.01'],
  ['amount', ''],
  ['timesAMonth', '0'],
  ['timesAMonth', '2.9'],
  ['timesAMonth', '32'],
  ['rate', '0'],
  ['rate', '-330'],
  ['rate', '1e9'],
  ['own-bank-margin', '-1'],
  ['own-bank-margin', '100'],
  ['own-mercury-wire', '1e9'],
  ['own-mercury-wire', 'abc'],
])('%s %j is refused, and counts as left out', (key, text) => {
  expect(refused({ [key]: text })).toEqual([key]);
  expect(request({ [key]: text })).toMatchObject({ own: {} });
  expect(request({ [key]: text }).rate).toBeUndefined();
  expect(toText(request({ [key]: text }).amount)).toBe(key === 'amount' ? '0.00' : '1000.00');
});

test.each([
  ['amount', '0.01'],
  ['amount', '100000000'],
  ['timesAMonth', '31'],
  ['rate', '0.01'],
  ['own-bank-margin', '0'],
  ['own-bank-margin', '99.99'],
  ['own-mercury-wire', '100000000'],
])('%s %j counts', (key, text) => {
  expect(refused({ [key]: text })).toEqual([]);
});

test.each([
  ['0', 1],
  ['-3', 1],
  ['abc', 1],
  ['2.9', 3],
  ['500', 31],
  ['1e300', 31],
])('%j times a month count as %i', (timesAMonth, expected) => {
  expect(request({ timesAMonth }).timesAMonth).toBe(expected);
});

test('every number that an answer rests on can be given: a fraction in percent, the others as they are', () => {
  const keys = question.fields.map(({ key }) => key);
  expect(keys).toEqual(expect.arrayContaining(assumptionKeys.map(ownField)));
  expect(new Set(question.fields.map(({ name }) => name)).size).toBe(keys.length);
  const { own } = request({ 'own-bank-margin': '1.2', 'own-mercury-wire': '12.50', 'own-wise-rate': ' ' });
  expect(own).toEqual({ 'bank-margin': '0.012', 'mercury-wire': '12.5' });
});
