import { asking, type AnswersOf } from '../../question/question.ts';
import { bankCurrencies } from '../bank-currencies.ts';
import { ownRate } from '../own-rate.ts';
import { billings, plans, type Plan } from './tables/fees.ts';

/** What is asked for: a payment in dollars or converted, an invoice that a client pays, or a plan of the account. */
const subjects = ['payment', 'convertedPayment', 'invoice', 'plan'] as const;
type Subject = (typeof subjects)[number];

const kinds = ['abroadOur', 'abroadShared', 'domesticOut', 'ach', 'domesticIn', 'fromAbroad'] as const;
const planNames = Object.keys(plans) as readonly Plan[]; // its own keys

const isFor =
  (subject: Subject) =>
  ({ what }: Readonly<{ what: Subject }>) =>
    what === subject;

/** A plan that is free costs the same however it is paid, and for however long. */
const isPriced = ({ what, plan }: Readonly<{ what: Subject; plan: Plan }>) =>
  what === 'plan' && Object.values(plans[plan]).some((prices) => prices.some(({ value }) => value.amount !== '0'));

/** What decides what Mercury takes. */
export const question = asking()
  .group('payment')
  .choice('what', subjects)
  .choice('kind', kinds, { applies: isFor('payment') })
  .choice('to', bankCurrencies, { applies: isFor('convertedPayment') })
  .choice('paidBy', ['card', 'achDebit'], { applies: isFor('invoice') })
  .amount('amount', {
    currency: 'USD',
    applies: ({ what }) => what !== 'plan',
    needed: ({ what }) => what !== 'plan',
    perPiece: isFor('invoice'),
    example: '1000',
  })
  .number('rate', { ...ownRate, applies: isFor('convertedPayment') })
  .amount('takenOnTheWay', {
    currency: 'USD',
    applies: ({ what, kind }) => what === 'payment' && kind === 'abroadShared',
  })
  .choice('plan', planNames, { applies: isFor('plan') })
  .choice('billing', billings, {
    applies: isPriced,
    offered: ({ plan }) => billings.filter((billing) => billing in plans[plan]),
  })
  .number('months', { unit: 'count', whole: true, default: '12', least: '1', applies: isPriced })
  .yes('sriLankanVat', { applies: ({ what }) => what !== 'plan' })
  .asked();

/** What goes through an account, or the account itself; `rate` in place of the mid-market rate of the day. */
export type QuestionRequest = AnswersOf<typeof question>;
