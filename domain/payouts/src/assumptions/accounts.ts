import type { Amount, Charge, Schedule } from '@formation/fees';
import { sriLankanBanks, typical, type SriLankanBank } from '@formation/fees/bank-wires';
import { payments } from '@formation/fees/mercury';
import { receiving, rupeeWithdrawal, yearlyFee } from '@formation/fees/payoneer';
import { corridors } from '@formation/fees/wise';
import type { PayerCountry, Question } from '../question.ts';
import { entryOn, fractionText, numberIn, numberOf, published, unknown, type Reader } from './published.ts';

type Receiving = Readonly<Record<keyof typeof receiving, Schedule<Charge>>>;
const methods: Receiving = receiving;

const received = (method: keyof Receiving, part: 'rate' | 'fixed'): Reader =>
  numberIn(
    part === 'rate' ? 'fraction' : 'USD',
    ({ day }) => entryOn(methods[method], day),
    ({ percent, fixed }) => (part === 'rate' ? fractionText(percent) : (fixed?.USD ?? '0')),
  );

const localCurrencies: Readonly<Partial<Record<PayerCountry, string>>> = { US: 'USD', GB: 'GBP', EEA: 'EUR' };

/** A client at home in the currency pays into a local account; from anywhere else it is a transfer from abroad. */
const bankRate: Reader = {
  unit: 'fraction',
  read: (question) => {
    const isLocal = localCurrencies[question.payer.country] === question.amount.currency;
    return received(isLocal ? 'receivingAccount' : 'bankTransfer', 'rate').read(question);
  },
};

const corridor = ({ amount, day }: Question) => entryOn(corridors[`${amount.currency}-LKR`], day);
const withdrawal = ({ day }: Question) => entryOn(rupeeWithdrawal, day);

/** What the dearer end of a usual range is: an estimate must not flatter. */
const atMost = (unit: Reader['unit'], key: keyof typeof typical): Reader =>
  numberIn(
    unit,
    ({ day }) => entryOn(typical[key], day),
    ({ of, most }) => (of === 'percent' ? fractionText(most) : most),
  );

type Tariff = Readonly<Partial<Record<'rupees' | 'foreignCurrency', Schedule<Amount>>>>;
const tariffOf = (bank: SriLankanBank): Tariff => sriLankanBanks[bank];

/** Nobody says what banks take of a payout that reaches them from within the country: at most what one from abroad costs. */
const payoutCredit: Reader = {
  unit: 'LKR',
  read: ({ bank, day }) => {
    const entry = entryOn(tariffOf(bank).rupees, day);
    return entry && published({ ...entry, status: 'unknown' }, entry.value.amount, bank);
  },
};

/** What the accounts on the way home take, and the bank at the end of it. */
export const accounts = {
  'mercury-in': numberOf('USD', ({ payer }) => (payer.country === 'US' ? payments.domesticIn : payments.fromAbroad)),
  'mercury-wire': numberOf('USD', () => payments.abroadOur),
  'wise-rate': numberIn('fraction', corridor, ({ percent }) => fractionText(percent)),
  'wise-fixed': numberIn(
    ({ amount }) => amount.currency,
    corridor,
    ({ fixed }, { amount }) => fixed?.[amount.currency],
  ),
  'payoneer-card-rate': received('card', 'rate'),
  'payoneer-card-fixed': received('card', 'fixed'),
  'payoneer-bank-rate': bankRate,
  'payoneer-market-rate': received('receivingAccount', 'rate'),
  'payoneer-spread': numberIn('fraction', withdrawal, ({ percent }) => fractionText(percent)),
  'payoneer-least': numberIn('USD', withdrawal, ({ least }) => least?.USD),
  'payoneer-annual': numberOf('USD', () => yearlyFee.amount),
  'payoneer-annual-below': numberOf('USD', () => yearlyFee.below),
  'upwork-withdrawal': unknown('USD'),
  'sender-margin': atMost('fraction', 'markupOnRate'),
  'swift-on-the-way': atMost('USD', 'bankOnTheWay'),
  'bank-margin': unknown('fraction'),
  'bank-inward': numberOf('LKR', ({ bank }) => tariffOf(bank).rupees),
  'bank-foreign': numberOf('USD', ({ bank }) => tariffOf(bank).foreignCurrency),
  'bank-payout-credit': payoutCredit,
} as const satisfies Readonly<Record<string, Reader>>;
