import { inForce, type Amount, type Charge, type Schedule } from '@formation/fees';
import { sriLankanBanks, typical } from '@formation/fees/bank-wires/tables';
import * as fiverr from '@formation/fees/fiverr/tables';
import * as gumroad from '@formation/fees/gumroad/tables';
import { payments } from '@formation/fees/mercury/tables';
import { receiving, rupeeWithdrawal, yearlyFee } from '@formation/fees/payoneer/tables';
import * as upwork from '@formation/fees/upwork/tables';
import { corridors } from '@formation/fees/wise/tables';
import { add, decimal, divide, rate, roundHalfUp, subtract, toExactText } from '@formation/money';
import { isPaidLocally, type Question } from '../question.ts';
import { saleCurrency } from '../routes/sale-currency.ts';
import { bankBoards, foreignCredits, type Bank, type Board } from '../tables/bank-boards.ts';
import { usually } from '../tables/usual.ts';
import { wiseReceiving } from '../tables/wise-receiving.ts';
import {
  either,
  entryOn,
  fractionText,
  numberIn,
  numberOf,
  published,
  unknown,
  usual,
  type Reader,
} from './published.ts';

type Receiving = Readonly<Record<keyof typeof receiving, Schedule<Charge>>>;
const methods: Receiving = receiving;

const received = (method: keyof Receiving, part: 'rate' | 'fixed'): Reader =>
  numberIn(
    part === 'rate' ? 'fraction' : 'USD',
    ({ day }) => entryOn(methods[method], day),
    ({ percent, fixed }) => (part === 'rate' ? fractionText(percent) : (fixed?.USD ?? '0')),
  );

/** What Wise takes of a payment to a company; one in Hong Kong gets dollars from abroad, whoever pays. */
function wiseIn(company?: 'hk'): Reader {
  const schedule = (question: Question) => {
    const { currency } = question.amount;
    if (currency === 'CAD') return wiseReceiving.canadian;
    if (currency !== 'USD') return wiseReceiving.free;
    if (company === 'hk') return wiseReceiving.dollarsInHongKong;
    return isPaidLocally(question) ? wiseReceiving.free : wiseReceiving.dollarsFromAbroad;
  };
  return numberOf(({ amount }) => amount.currency, schedule);
}

/** A client at home in the currency pays into a local account; from anywhere else it is a transfer from abroad. */
const bankRate: Reader = {
  unit: 'fraction',
  read: (question) => {
    return received(isPaidLocally(question) ? 'receivingAccount' : 'bankTransfer', 'rate').read(question);
  },
};

const corridor = ({ amount, day }: Question) => entryOn(corridors[`${amount.currency}-LKR`], day);

/** What is usual of a transfer to rupees is all that it costs. */
const wiseFixed = either(
  numberIn(
    ({ amount }) => amount.currency,
    corridor,
    ({ fixed }, { amount }) => fixed?.[amount.currency],
  ),
  numberIn(
    ({ amount }) => amount.currency,
    ({ day }) => entryOn(usually.wiseToRupees, day),
    () => '0',
  ),
);

const withdrawal = ({ day }: Question) => entryOn(rupeeWithdrawal, day);

/** Kept by the client's bank when it converts: the dearer end of what is usual counts. */
const senderMargin: Reader = {
  unit: 'fraction',
  read: ({ day }) => {
    const entry = entryOn(typical.markupOnRate, day);
    if (!entry) return undefined;
    const { least, most } = entry.value;
    return { ...published(entry, fractionText(most)), between: { low: fractionText(least), high: fractionText(most) } };
  },
};

const DECIMALS = 4;
const boards: Readonly<Partial<Record<Bank, Schedule<Board>>>> = bankBoards;

/**
 * What a bank keeps of the mid-market rate, by the one board of it that was read; it lies where the boards of all
 * banks lay.
 *
 *     1 − rupees paid ÷ mid-market rate, rounded to a hundredth of a percent
 */
const bankMargin: Reader = {
  unit: 'fraction',
  read: ({ bank, day }) => {
    const entry = entryOn(boards[bank], day);
    if (!entry) return undefined;
    const remaining = subtract(rate('1'), divide(rate(entry.value.pays), rate(entry.value.mid)));
    const { between } = inForce(usually.bankMargin, day).value;
    return { ...published(entry, toExactText(roundHalfUp(remaining, DECIMALS)), bank), between };
  },
};

type Tariff = Readonly<Partial<Record<'rupees' | 'foreignCurrency', Schedule<Amount>>>>;
const tariffs: Readonly<Partial<Record<Bank, Tariff>>> = sriLankanBanks;

const inwardRupees = either(
  numberOf('LKR', ({ bank }) => tariffs[bank]?.rupees),
  usual('LKR', usually.inwardRupees),
);

/** Nobody says what banks take of a payout that reaches them from within the country: at most what one from abroad costs. */
const payoutCredit: Reader = {
  unit: 'LKR',
  read: (question) => {
    const inward = inwardRupees.read(question);
    const most = inward?.between?.high ?? inward?.value;
    return inward && { ...inward, status: 'range', ...(most !== undefined && { between: { low: '0', high: most } }) };
  },
};

/** What Gumroad takes of a direct sale, and the card's payment beside it: both are one share and one fixed amount. */
const gumroadSale = (part: 'percent' | 'fixed'): Reader => ({
  unit: part === 'percent' ? 'fraction' : 'USD',
  read: ({ day }) => {
    const [own, card] = [entryOn(gumroad.direct, day), entryOn(gumroad.processing, day)];
    if (!own || !card) return undefined;
    const textOf = ({ percent, fixed }: Charge) => (part === 'percent' ? fractionText(percent) : (fixed?.USD ?? '0'));
    return published(own, toExactText(add(decimal(textOf(own.value)), decimal(textOf(card.value)))));
  },
});

const inSaleCurrency = ({ amount }: Pick<Question, 'amount'>) => saleCurrency(amount.currency);

/** What the accounts on the way home take, and the bank at the end of it. */
export const accounts = {
  'mercury-in': numberOf('USD', ({ payer }) => (payer.country === 'US' ? payments.domesticIn : payments.fromAbroad)),
  'mercury-ach': numberOf('USD', () => payments.ach),
  'mercury-wire': numberOf('USD', () => payments.abroadOur),
  'wise-in': wiseIn(),
  'wise-hk-in': wiseIn('hk'),
  'wise-rate': either(
    numberIn('fraction', corridor, ({ percent }) => fractionText(percent)),
    usual('fraction', usually.wiseToRupees),
  ),
  'wise-fixed': wiseFixed,
  'payoneer-card-rate': received('card', 'rate'),
  'payoneer-card-fixed': received('card', 'fixed'),
  'payoneer-bank-rate': bankRate,
  'payoneer-market-rate': received('receivingAccount', 'rate'),
  'payoneer-spread': usual('fraction', usually.payoneerToRupees),
  'payoneer-least': numberIn('USD', withdrawal, ({ least }) => least?.USD),
  'payoneer-annual': numberOf('USD', () => yearlyFee.amount),
  'payoneer-annual-below': numberOf('USD', () => yearlyFee.below),
  'ebay-rate': unknown('fraction'),
  'ebay-fixed': unknown(inSaleCurrency),
  'amazon-rate': unknown('fraction'),
  'amazon-fixed': unknown(inSaleCurrency),
  'upwork-rate': numberOf('fraction', () => upwork.serviceFee),
  'upwork-payoneer': numberOf('USD', () => upwork.withdrawal.payoneer),
  'upwork-bank': numberOf('USD', () => upwork.withdrawal.localBank),
  'upwork-spread': numberOf('fraction', () => upwork.withdrawal.rupeeRate),
  'upwork-wire': numberOf('USD', () => upwork.withdrawal.wire),
  'fiverr-rate': numberOf('fraction', () => fiverr.commission),
  'fiverr-payoneer': numberOf('USD', () => fiverr.withdrawal.payoneer),
  'gumroad-rate': gumroadSale('percent'),
  'gumroad-fixed': gumroadSale('fixed'),
  'gumroad-spread': numberOf('fraction', () => gumroad.payout.spread),
  'sender-margin': senderMargin,
  'swift-on-the-way': numberOf('USD', () => typical.bankOnTheWay),
  'bank-margin': either(bankMargin, usual('fraction', usually.bankMargin)),
  'bank-inward': inwardRupees,
  'bank-foreign': either(
    numberOf('USD', ({ bank }) => tariffs[bank]?.foreignCurrency ?? foreignCredits[bank]),
    usual('USD', usually.inwardDollars),
  ),
  'bank-payout-credit': payoutCredit,
} as const satisfies Readonly<Record<string, Reader>>;
