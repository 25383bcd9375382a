import { asking, type AnswersOf } from '../../question/question.ts';
import { bankCurrencies } from '../bank-currencies.ts';
import { ownRate } from '../own-rate.ts';
import { receiving, sameCurrencyWithdrawal } from './tables/fees.ts';

/** What is asked for: what comes in, what goes out in the same currency or in another, an exchange of balances, a year. */
const subjects = ['receipt', 'withdrawal', 'convertedWithdrawal', 'exchange', 'year'] as const;
type Subject = (typeof subjects)[number];

/** How a client's money gets into a Payoneer account. */
export const receivingMethods = Object.keys(receiving) as readonly (keyof typeof receiving)[]; // its own keys
const withdrawn = Object.keys(sameCurrencyWithdrawal.fixed) as readonly (keyof typeof sameCurrencyWithdrawal.fixed)[]; // its own keys

const isFor =
  (subject: Subject) =>
  ({ what }: Readonly<{ what: Subject }>) =>
    what === subject;

const isConverted = ({ what }: Readonly<{ what: Subject }>) => what === 'convertedWithdrawal' || what === 'exchange';

/** What decides what Payoneer keeps. */
export const question = asking()
  .group('payment')
  .choice('what', subjects)
  .choice('method', receivingMethods, { applies: isFor('receipt') })
  .choice('currency', withdrawn, { applies: isFor('withdrawal') })
  .choice('to', bankCurrencies, {
    applies: isConverted,
    offered: ({ what }) => (what === 'exchange' ? bankCurrencies.filter(isBalance) : bankCurrencies),
  })
  .amount('amount', {
    currency: ({ what, currency }) => (what === 'withdrawal' ? currency : 'USD'),
    needed: true,
    perPiece: isFor('receipt'),
    example: '1000',
    aliases: ['gross', 'price', 'total', 'payment', 'invoice-amount'],
  })
  .number('rate', { ...ownRate, applies: isConverted })
  .amount('monthBefore', { currency: ({ currency }) => currency, applies: isFor('withdrawal') })
  .yes('sriLankanVat', { applies: ({ what }) => what !== 'year' })
  .asked();

/** The balances that dollars can be exchanged into. */
function isBalance(currency: string): boolean {
  return currency !== 'USD' && withdrawn.some((one) => one === currency);
}

/**
 * A movement of an account; for a year, `amount` is what was received in it. `rate` stands in place of the mid-market
 * rate of the day.
 */
export type QuestionRequest = AnswersOf<typeof question>;
