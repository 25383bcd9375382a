import { fill } from '@formation/content';
import type { IsoDate } from '@formation/fees';
import {
  compare,
  moneyText,
  multiply,
  numberIn,
  rate,
  readNumber,
  readsAs,
  toExactText,
  type Decimal,
} from '@formation/money';
import {
  assumptionKeys,
  banks,
  companyCurrencies,
  isFraction,
  paidIn,
  payerCountries,
  payerWays,
  type AssumptionKey,
  type CompanyCountry,
  type PaidIn,
  type Question,
} from '@formation/payouts';
import { choice } from '../../lib/typed/choice.ts';
import type { Typed } from '../../lib/typed/use-typed.ts';
import { ownField, rateField } from './fields-at-first.ts';
import type { PayoutsWords } from './payouts-words.ts';

export const companies = ['none', ...(Object.keys(companyCurrencies) as CompanyCountry[])] as const; // its own keys
const MOST_A_MONTH = 31;

/** A hundred million: what lies above is no invoice, and no month's wish. */
const HIGHEST = rate('100000000');
const hundredth = rate('0.01');
const one = rate('1');

/** The question that a form asks, and the names of fields whose text makes no sense: it counts as left out. */
export type Asked = Readonly<{ question: Question; wrong: ReadonlySet<string> }>;

/** Reads the form. What no list offers counts as the first on it. */
export function typedQuestion(typed: Typed, day: IsoDate): Asked {
  const currency = choice(paidIn, typed['currency']);
  const amount = sensible(typed['amount']);
  const own = ownNumbers(typed);
  const rateName = rateField(currency);
  const ownRate = sensible(typed[rateName]);
  const isRateWrong = ownRate === undefined && isTyped(typed[rateName]);
  const { times, isWrong } = timesIn(typed['times']);
  const wrong = [
    ...(amount ? [] : ['amount']),
    ...(isWrong ? ['times'] : []),
    ...(isRateWrong ? [rateName] : []),
    ...own.wrong,
  ];
  const question: Question = {
    amount: { currency, ...(amount ?? { units: 0n, scale: 0 }) },
    payer: { country: choice(payerCountries, typed['country']), by: choice(payerWays, typed['by']) },
    timesAMonth: times,
    company: choice(companies, typed['company']),
    bank: choice(banks, typed['bank']),
    ...(ownRate && { rate: toExactText(ownRate) }),
    own: own.numbers,
    day,
  };
  return { question, wrong: new Set(wrong) };
}

const isTyped = (text = '') => text.trim() !== '';

/** A number above 0 and up to a hundred million; nothing else. */
export function sensible(text = ''): Decimal | undefined {
  const value = readNumber(text);
  return value.units > 0n && compare(value, HIGHEST) <= 0 ? value : undefined;
}

/** Why an amount is refused, with the most that it may be in its own unit. */
export function amountRefused({ form }: Pick<PayoutsWords['page'], 'form'>, currency: PaidIn | 'LKR'): string {
  return fill(form.wrong.amount, { most: moneyText({ ...HIGHEST, currency }, 0) });
}

/** How a number was understood, where that is not plainly what was typed; what is no number is refused instead. */
export function readAs(text = '', readBack: string): string {
  const number = numberIn(text);
  return !number || readsAs(text, number) ? '' : fill(readBack, { number: toExactText(number) });
}

/** How often a month: what is no whole number from 1 to 31 counts as the nearest, and is said to be wrong. */
function timesIn(text = '') {
  const typed = Number(toExactText(readNumber(text)));
  const times = Math.min(Math.max(Math.trunc(typed), 1), MOST_A_MONTH);
  return { times, isWrong: isTyped(text) && times !== typed };
}

/** The visitor's own numbers; a fraction is typed in percent. Text, less than nothing or the whole is none. */
function ownNumbers(typed: Typed) {
  const filled = assumptionKeys.filter((key) => isTyped(typed[ownField(key)]));
  const read = filled.map((key) => [key, ownNumber(key, typed[ownField(key)] ?? '')] as const);
  return {
    numbers: Object.fromEntries(read.flatMap(([key, value]) => (value ? [[key, toExactText(value)]] : []))),
    wrong: read.flatMap(([key, value]) => (value ? [] : [ownField(key)])),
  };
}

function ownNumber(key: AssumptionKey, text: string): Decimal | undefined {
  const value = readNumber(text);
  const isNumber = value.units > 0n || (value.units === 0n && readsAs(text, value));
  const counted = isFraction(key) ? multiply(value, hundredth) : value;
  const isWhole = isFraction(key) && compare(counted, one) >= 0;
  return isNumber && !isWhole && compare(counted, HIGHEST) <= 0 ? counted : undefined;
}

/** A number as its field shows it: a fraction in percent. */
export function fieldText(key: AssumptionKey, value: string): string {
  return toExactText(isFraction(key) ? multiply(rate(value), rate('100')) : rate(value));
}
