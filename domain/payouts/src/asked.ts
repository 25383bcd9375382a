import {
  asking,
  readAnswers,
  type Answers,
  type AnswersOf,
  type Fault,
  type Field,
  type IsoDate,
} from '@formation/fees';
import { inCurrency, toExactText, toText, type Currency, type Decimal } from '@formation/money';
import { isFraction, isInDays, unitOf } from './assumptions/assumption.ts';
import { assumptionKeys, type AssumptionKey } from './assumptions/keys.ts';
import { payers, payoutChoices, payoutMethods, type Payer } from './platforms.ts';
import { companies, paidIn, payerCountries, payerWays, type Question } from './question.ts';
import { banks } from './tables/bank-boards.ts';

/** From a coin to a hundred million: what lies above is no invoice, and no month's wish. */
const coins = { least: '0.01', most: '100000000' } as const;

/** Between which two a number must lie, in the unit that is typed. */
export const limits = {
  amount: coins,
  timesAMonth: { least: '1', most: '31' },
  rate: coins,
  /** Of an assumption: who keeps all of it leaves nothing to arrive. */
  percent: { most: '99.99' },
} as const;

const ofClient = ({ from }: Readonly<{ from: Payer }>) => from === 'client';

const payment = asking()
  .group('payer')
  .choice('from', payers)
  .choice('by', payerWays, { applies: ofClient })
  .choice('payout', ['any', ...payoutMethods], {
    applies: (payer) => !ofClient(payer),
    offered: ({ from }) => payoutChoices(from),
  })
  .choice('payer', payerCountries, { name: 'country', applies: ofClient })
  .group('payment')
  .choice('currency', paidIn)
  .amount('amount', { currency: ({ currency }) => currency, needed: true, example: '1000', ...limits.amount })
  .number('timesAMonth', { name: 'times', unit: 'count', whole: true, default: '1', ...limits.timesAMonth })
  .group('home')
  .choice('company', companies, { applies: ofClient })
  .choice('bank', banks)
  .number('rate', { unit: 'to one', sign: 'LKR', ...limits.rate })
  .asked();

type OwnKey = `own-${AssumptionKey}`;

/** The field that holds the visitor's own number for an assumption. */
export const ownField = (key: AssumptionKey): OwnKey => `own-${key}`;

/** The visitor's own number: a fraction in percent, anything else in its unit. Left out, what is published counts. */
function ownNumber(assumption: AssumptionKey): Field {
  const key = ownField(assumption);
  const named = { key, name: key, group: 'own' };
  if (isFraction(assumption)) return { ...named, kind: 'percent', ...limits.percent };
  if (isInDays(assumption)) return { ...named, kind: 'number', most: coins.most };
  return { ...named, kind: 'amount', optional: true, currency: currencyOf(assumption), most: coins.most };
}

/** The currency of an assumption that is an amount: its own, or that of the payment. */
const currencyOf = (assumption: AssumptionKey) => (answers: Answers) => {
  const { currency } = answers as AnswersOf<typeof payment>; // read by the question below
  return unitOf(assumption, { amount: inCurrency({ units: 0n, scale: 0 }, currency) }) as Currency; // no fraction, no days
};

type PaymentAnswers = AnswersOf<typeof payment> & Readonly<Partial<Record<OwnKey, Decimal>>>;

/**
 * What decides what reaches an account at home, as fields: what a client pays, from where, how, and how often, and
 * what the visitor has and knows better. The page and the command line are made from it.
 */
export const question: Readonly<{ fields: readonly Field[]; _answers?: PaymentAnswers }> = {
  fields: [...payment.fields, ...assumptionKeys.map(ownNumber)],
};

/** What is wanted of a month, where the invoice is looked for. */
export const wish = asking()
  .group('backwards')
  .amount('wanted', { currency: 'LKR', needed: true, example: '300000', ...coins })
  .asked();

/** Why the texts of fields do not count, by their keys. */
export function refusedIn(faults: readonly Fault[]): ReadonlyMap<string, Fault> {
  const refused = faults.filter(({ code }) => code !== 'unknown');
  return new Map(refused.map((fault) => [fault.key, fault]));
}

type Read = Readonly<{ answers: object; faults?: readonly Fault[] }>;

/**
 * What was read, as the question of the ways home. What is refused counts as left out, and how often as the nearest
 * that a month has.
 */
export function questionFrom({ answers, faults = [] }: Read, day: IsoDate): Question {
  const request = answers as PaymentAnswers; // read by the question above
  const refused = refusedIn(faults);
  const numberOf = (key: 'rate' | OwnKey) =>
    refused.has(key) || !request[key] ? undefined : toExactText(request[key]);
  const { currency, company, bank } = request;
  const amount = refused.has('amount')
    ? inCurrency({ units: 0n, scale: 0 }, currency)
    : { ...request.amount, currency };
  const own = assumptionKeys.flatMap((key) => {
    const number = numberOf(ownField(key));
    return number === undefined ? [] : [[key, number] as const];
  });
  const rate = numberOf('rate');
  return {
    amount,
    payer: payerFrom(request),
    timesAMonth: timesFrom(request),
    company,
    bank,
    ...(rate !== undefined && { rate }),
    own: Object.fromEntries(own),
    day,
  };
}

function payerFrom({ from, by, payout, payer }: PaymentAnswers): Question['payer'] {
  return from === 'client' ? { country: payer, by } : { country: payer, platform: from, by: payout };
}

function timesFrom({ timesAMonth }: PaymentAnswers): number {
  const { least, most } = limits.timesAMonth;
  return Math.min(Math.max(Number(toText(timesAMonth, 0)), Number(least)), Number(most));
}

/** The question that a visitor begins with: what an untouched form asks. */
export function firstQuestion(day: IsoDate): Question {
  const texts = question.fields.map((field) => [field.key, field.example] as const);
  return questionFrom(readAnswers(question, Object.fromEntries(texts)), day);
}
