import { startOf } from '@formation/fees';
import { typical } from '@formation/fees/bank-wires/tables';
import { money } from '@formation/money';
import { expect, test } from 'vitest';
import { firstQuestion } from '../asked.ts';
import { carriedNumbers } from '../carried-numbers.ts';
import { payerCountries, type Question } from '../question.ts';
import { assumptions, isPossible, valueOf } from './assumption.ts';
import { assumptionKeys, type AssumptionKey } from './keys.ts';

const day = '2026-11-21';
/** The last day on which a source was read. */
const lastRead = '2026-11-28';
const ask = (changes: Partial<Question> = {}): Question => ({
  ...firstQuestion(day),
  carried: carriedNumbers('USD', day),
  ...changes,
});
const value = (key: AssumptionKey, changes: Partial<Question> = {}) => valueOf(assumptions(ask(changes))[key]);
const from = (country: Question['payer']['country']) => ({ payer: { country, by: 'any' as const } });

test.each<[AssumptionKey, Partial<Question>, string | undefined]>([
  ['paypal-lk-rate', {}, '0.044'],
  ['paypal-us-rate', from('US'), '0.0349'],
  ['paypal-us-rate', from('GB'), '0.0499'], // 1.5% more from abroad
  ['paypal-uk-rate', from('EEA'), '0.0419'],
  ['paypal-uk-fixed', {}, '0.30'], // published for pounds only: as around Sri Lanka
  ['stripe-us-rate', from('US'), '0.029'],
  ['stripe-us-rate', from('EEA'), '0.044'],
  ['stripe-uk-rate', from('EEA'), '0.025'],
  ['stripe-hk-rate', from('HK'), '0.034'],
  ['stripe-uk-payout', {}, '0'],
  ['payoneer-bank-rate', from('US'), '0'],
  ['payoneer-bank-rate', from('elsewhere'), '0.01'],
  ['swift-on-the-way', {}, '15'],
  ['bank-margin', {}, '0.0105'], // 1 − 332.3 ÷ 335.82000809 = 0.01048…
  ['bank-margin', { bank: 'Seylan Bank' }, '0.0099'],
  ['bank-margin', { bank: 'Nations Trust Bank' }, '0.0153'],
  ['bank-margin', { bank: 'other' }, '0.0117'],
  ['bank-inward', {}, '400.00'],
  ['bank-inward', { bank: 'NDB' }, '400'],
  ['bank-foreign', { bank: "People's Bank" }, '0'],
  ['wise-rate', {}, '0.01'], // the dearer of two ends
  ['payoneer-annual-below', {}, '6000.00'],
  ['upkeep-us', {}, '604.00'], // 60 to the state, 125 for an agent, 299 for the form, 120 for an address
  ['upkeep-uk', {}, '1176.80'], // 50 to the register; with VAT 46.80 for an address, 1,080 for accounts and tax
  ['setup-us', {}, '100.00'], // to the state
  ['setup-hk', {}, '1545.00'],
  ['mercury-ach', {}, '0'],
  ['wise-in', from('US'), '0'], // by ACH
  ['wise-in', from('elsewhere'), '6.11'], // by Swift
  ['wise-in', { ...from('elsewhere'), amount: money('1000', 'EUR') }, '0'],
  ['wise-hk-in', from('US'), '6.11'],
  ['days-swift', {}, '5'],
])('%s, row %#, is %s', (key, changes, expected) => {
  expect(value(key, changes)).toBe(expected);
});

test('banks on the way take what the table of bank wires says', () => {
  const { amount, between } = typical.bankOnTheWay[0].value;
  expect(assumptions(ask())['swift-on-the-way'].published).toMatchObject({ value: amount, between, status: 'range' });
});

test('there is one record for each key, and each published number has its day and its source', () => {
  for (const country of payerCountries) {
    const all = assumptions(ask(from(country)));
    expect(Object.keys(all)).toEqual([...assumptionKeys]);
    for (const { published, unit } of Object.values(all)) {
      if (!published) continue;
      expect(published.source.title).not.toBe('');
      for (const known of [startOf(published), published.source.checked]) expect(known <= lastRead, known).toBe(true);
      expect(isPossible(published.value, unit)).toBe(true);
    }
  }
});

test('a number of the visitor’s counts, and is marked only where it differs', () => {
  const own = { 'bank-margin': '0.02', 'mercury-wire': '15.00', 'stripe-us-rate': '0.03' };
  const all = assumptions(ask({ own }));
  expect(valueOf(all['bank-margin'])).toBe('0.02');
  expect([all['bank-margin'].own, all['mercury-wire'].own, all['stripe-us-rate'].own]).toEqual([
    '0.02',
    undefined,
    '0.03',
  ]);
});

test.each<[string, Parameters<typeof isPossible>[1], boolean]>([
  ['0', 'fraction', true],
  ['0.999', 'fraction', true],
  ['1', 'fraction', false],
  ['-0.1', 'fraction', false],
  ['-1', 'USD', false],
  ['100000', 'USD', true],
  ['1e3', 'USD', false],
  ['', 'LKR', false],
])('%j as %s', (text, unit, expected) => {
  expect(isPossible(text, unit)).toBe(expected);
  const own = { 'bank-margin': text };
  if (unit === 'fraction') expect(assumptions(ask({ own }))['bank-margin'].own).toBe(expected ? text : undefined);
});
