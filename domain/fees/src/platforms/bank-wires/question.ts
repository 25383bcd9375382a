import type { Rated } from '@formation/money/exchange-rates';
import { asking, type AnswersOf } from '../../question/question.ts';
import { bankCurrencies } from '../bank-currencies.ts';
import { ownRate } from '../own-rate.ts';
import { americanBanks, wireKinds, type AmericanBank, type WireFees, type WireKind } from './tables/american-banks.ts';
import { accounts, sriLankanBanks, type Account, type SriLankanBank } from './tables/sri-lankan-banks.ts';

/** What is asked for: a wire from an American bank, or what a Sri Lankan bank credits of money from abroad. */
const subjects = ['wire', 'credit'] as const;
type Asks = Readonly<{ what: (typeof subjects)[number] }>;

const senders = Object.keys(americanBanks) as readonly AmericanBank[]; // its own keys
const recipients = Object.keys(sriLankanBanks) as readonly SriLankanBank[]; // its own keys
const arriving: readonly Exclude<Rated, 'LKR'>[] = ['USD', ...bankCurrencies.filter((currency) => currency !== 'LKR')];

const isWire = ({ what }: Asks) => what === 'wire';
const isCredit = ({ what }: Asks) => what === 'credit';
const isRupees = ({ what, account }: Asks & Readonly<{ account: Account }>) =>
  what === 'credit' && account === 'rupees';
const priced = (bank: AmericanBank): readonly WireKind[] => {
  const fees: WireFees = americanBanks[bank];
  return wireKinds.filter((kind) => fees[kind]);
};

/** A wire that is free has no fee to be paid beside it. */
const isPriced = (bank: AmericanBank, kind: WireKind): boolean => {
  const { [kind]: fee }: WireFees = americanBanks[bank];
  const amounts = (fee ?? []).flatMap(({ value }) => (value.kind === 'bands' ? value.bands : [value]));
  return amounts.some(({ amount }) => amount !== '0');
};

/** What decides what the banks at both ends take. */
export const question = asking()
  .group('transfer')
  .choice('what', subjects)
  .choice('sender', senders, { applies: isWire })
  .choice('kind', wireKinds, { applies: isWire, offered: ({ sender }) => priced(sender) })
  .choice('bank', recipients, { applies: isCredit })
  .choice('account', accounts, { applies: isCredit })
  .choice('currency', arriving, { applies: isCredit })
  .amount('amount', { currency: ({ currency }) => currency, needed: true, example: '1000' })
  .amount('takenOnTheWay', { currency: 'USD', applies: isWire })
  .yes('feeOnTop', { applies: ({ what, sender, kind }) => what === 'wire' && isPriced(sender, kind) })
  .number('rate', { ...ownRate, applies: isRupees })
  .percent('markup', { default: '0', most: '100', applies: isRupees })
  .asked();

/**
 * Money on its way to a bank account in Sri Lanka: `amount` is what is sent, or what arrives.
 *
 * With `feeOnTop` the sender pays the bank's fee beside the amount; otherwise it is taken out of it. The `markup` is
 * what the bank takes off the mid-market rate, or off the `rate` that is given in its place: nobody publishes it, so
 * whoever asks must say.
 */
export type QuestionRequest = AnswersOf<typeof question>;
