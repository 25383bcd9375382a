import type { IsoDate } from '@formation/fees';
import { multiply, rate, readNumber, toExactText } from '@formation/money';
import {
  assumptionKeys,
  companyCurrencies,
  paidIn,
  payerCountries,
  payerWays,
  banks,
  isFraction,
  type AssumptionKey,
  type CompanyCountry,
  type Question,
} from '@formation/payouts';
import { choice } from '../../lib/typed/choice.ts';
import type { Typed } from '../../lib/typed/use-typed.ts';
import { ownField } from './fields-at-first.ts';

export const companies = ['none', ...(Object.keys(companyCurrencies) as CompanyCountry[])] as const; // its own keys
const MOST_A_MONTH = 31;

/** The question that a form asks. What makes no sense counts as the least that does. */
export function typedQuestion(typed: Typed, day: IsoDate): Question {
  const currency = choice(paidIn, typed['currency']);
  const times = Math.trunc(Number(typed['times'])) || 1;
  return {
    amount: { currency, ...positive(typed['amount']) },
    payer: { country: choice(payerCountries, typed['country']), by: choice(payerWays, typed['by']) },
    timesAMonth: Math.min(Math.max(times, 1), MOST_A_MONTH),
    company: choice(companies, typed['company']),
    bank: choice(banks, typed['bank']),
    own: ownNumbers(typed),
    day,
  };
}

/** A number of zero or more; anything else is zero. */
export function positive(text = '') {
  const value = readNumber(text);
  return value.units < 0n ? { units: 0n, scale: 0 } : value;
}

const hundredth = rate('0.01');

/** The visitor's own numbers; a fraction is typed in percent. */
function ownNumbers(typed: Typed): Question['own'] {
  const filled = assumptionKeys.flatMap((key) => {
    const text = typed[ownField(key)]?.trim() ?? '';
    if (text === '') return [];
    const value = positive(text);
    return [[key, toExactText(isFraction(key) ? multiply(value, hundredth) : value)] as const];
  });
  return Object.fromEntries(filled);
}

/** A number as its field shows it: a fraction in percent. */
export function fieldText(key: AssumptionKey, value: string): string {
  return toExactText(isFraction(key) ? multiply(rate(value), rate('100')) : rate(value));
}
