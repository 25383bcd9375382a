import { money } from '@formation/money';
import { expect, test } from 'vitest';
import { firstQuestion } from '../asked.ts';
import { carriedNumbers } from '../carried-numbers.ts';
import { payerCountries, type PayerCountry, type Question } from '../question.ts';
import { routeKeys } from '../routes/routes.ts';
import { isArrival, type Arrival } from './arrival.ts';
import { notCountedKeys } from './not-counted.ts';
import { payouts } from './payouts.ts';

const day = '2026-11-21';
const request = (country: PayerCountry): Question => ({
  ...firstQuestion(day),
  amount: money('500', 'USD'),
  payer: { country, by: 'any' },
  carried: carriedNumbers('USD', day),
});
const arrivals = payerCountries.flatMap((country) =>
  payouts(request(country), routeKeys).rows.flatMap(({ answer }) => (isArrival(answer) ? [answer] : [])),
);
const has = ({ steps }: Arrival, step: string) => steps.some((one) => one.step === step);
const currencyAtLast = ({ steps }: Arrival) => steps.at(-1)?.after.value.currency;

test('nothing is listed that a step of the way counts, and what no step counts is', () => {
  for (const answer of arrivals) {
    const said = (key: (typeof notCountedKeys)[number]) => answer.notCounted.includes(key);
    const { route } = answer;
    expect([route, said('formation'), said('companyTax')]).toEqual([
      route,
      has(answer, 'upkeep'),
      has(answer, 'upkeep'),
    ]);
    expect([route, said('laterExchange')]).toEqual([route, currencyAtLast(answer) !== 'LKR']);
    expect([route, said('clientsCharges')]).toEqual([route, !has(answer, 'sale')]);
    if (has(answer, 'on-the-way')) expect(said('banksOnTheWay')).toBe(false);
    if (said('saleCosts')) expect(has(answer, 'sale')).toBe(true);
    if (said('audit') || said('plan')) expect(has(answer, 'upkeep')).toBe(true);
    expect(['rateMoves', 'accountKeeping', 'incomeTax'].every((key) => answer.notCounted.includes(key as never))).toBe(
      true,
    );
  }
});

test('only a transfer from another country passes banks on its way to a US company', () => {
  const says = (country: PayerCountry) =>
    payouts(request(country), ['bank-us-mercury']).notCounted.includes('banksOnTheWay');
  expect(payerCountries.map(says)).toEqual(payerCountries.map((country) => country !== 'US'));
});

test('everything that can be missing is missing somewhere, and an answer lists what some of its ways miss, once', () => {
  const lists = arrivals.map(({ notCounted }) => notCounted);
  expect(new Set(lists.flat())).toEqual(new Set(notCountedKeys));
  const { rows, notCounted } = payouts(request('GB'));
  const inRows = new Set(rows.flatMap(({ answer }) => (isArrival(answer) ? answer.notCounted : [])));
  expect(notCounted).toEqual(notCountedKeys.filter((key) => inRows.has(key)));
});

test('where nothing is answered, nothing is said to be missing', () => {
  expect(payouts(request('GB'), ['etsy-payoneer']).notCounted).toEqual([]);
  expect(payouts(request('GB'), []).notCounted).toEqual([]);
});
