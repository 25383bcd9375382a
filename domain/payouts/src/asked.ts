import { asking, type AnswersOf, type IsoDate } from '@formation/fees';
import { toExactText, toText } from '@formation/money';
import {
  companyCurrencies,
  paidIn,
  payerCountries,
  payerWays,
  type CompanyCountry,
  type Question,
} from './question.ts';
import { banks } from './tables/bank-boards.ts';

const companies = ['none', ...(Object.keys(companyCurrencies) as CompanyCountry[])] as const; // its own keys

/** What decides what reaches an account at home, as fields: what a client pays, from where, how, and how often. */
export const question = asking()
  .group('payment')
  .choice('currency', paidIn)
  .amount('amount', {
    currency: ({ currency }) => currency,
    needed: true,
    example: '1000',
    least: '0.01',
    most: '100000000',
  })
  .choice('payer', payerCountries)
  .choice('by', payerWays)
  .number('timesAMonth', { unit: 'count', whole: true, default: '1', least: '1' })
  .group('home')
  .choice('company', companies)
  .choice('bank', banks)
  .number('rate', { unit: 'to one' })
  .asked();

export type Asked = AnswersOf<typeof question>;

/** The answers as the question of the ways home. */
export function questionFrom(answers: object, day: IsoDate): Question {
  const { amount, currency, payer, by, timesAMonth, company, bank, rate } = answers as Asked; // read by the question above
  return {
    amount: { ...amount, currency },
    payer: { country: payer, by },
    timesAMonth: Number(toText(timesAMonth, 0)),
    company,
    bank,
    ...(rate && rate.units > 0n && { rate: toExactText(rate) }),
    own: {},
    day,
  };
}
