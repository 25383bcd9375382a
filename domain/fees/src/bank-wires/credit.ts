import { inCurrency, money, rate, decimal, type Currency, type Money, type Rate } from '@formation/money';
import { constant, fromTable, input, line, type Line } from '../figure/figure.ts';
import { difference, exchanged, largest, product } from '../figure/operations.ts';
import { entriesFor } from '../published/entries-for.ts';
import { quotedLine, toCoins, type QuotedRate } from '../published/quoted-rate.ts';
import { isRefusal, notPublished, type Refusal } from '../published/refusal.ts';
import type { IsoDate } from '../schedule.ts';
import { sriLankanBanks, type Account, type Inward, type SriLankanBank } from './tables/sri-lankan-banks.ts';

export type RupeeCreditInputs = Readonly<{
  bank: SriLankanBank;
  /** What reaches the bank. */
  arrives: Money;
  /** Rupees for one unit of what arrives. */
  mid: QuotedRate;
  /** Fraction that the bank takes off the mid-market rate; nobody publishes it, so it is the caller's. */
  markup: Rate;
}>;

export type RupeeCredit = Readonly<{
  schedule: 'published';
  day: IsoDate;
  lines: Readonly<Record<'exchanged' | 'charge' | 'credited', Line<Money<'LKR'>>>> & Readonly<{ bankRate: Line<Rate> }>;
}>;

/**
 * What a rupee account is credited of money from abroad.
 *
 *     bank rate = mid-market rate × (1 − markup)
 *     credited  = arrives × bank rate, rounded, − the bank's charge, never below 0
 */
export function rupeeCredit(inputs: RupeeCreditInputs, day: IsoDate): RupeeCredit | Refusal {
  const { rupees }: Inward = sriLankanBanks[inputs.bank];
  const entries = entriesFor({ inwardCharge: rupees }, day);
  if (isRefusal(entries)) return entries;

  const kept = difference(constant(rate('1')), input('markup', inputs.markup));
  const bankRate = line('bankRate', product(quotedLine('midRate', inputs.mid), kept));
  const rupeesGot = line('exchanged', toCoins(exchanged(input('arrives', inputs.arrives), bankRate, 'LKR')));
  const cited = entries.inwardCharge;
  const charge = fromTable('charge', money(cited.value, 'LKR'), { cited, row: inputs.bank });
  const credited = line('credited', largest(constant(money('0', 'LKR')), difference(rupeesGot, charge)));
  return { schedule: 'published', day, lines: { bankRate, exchanged: rupeesGot, charge, credited } };
}

export type CreditInputs<C extends Currency> = Readonly<{
  bank: SriLankanBank;
  account: Exclude<Account, 'rupees'>;
  arrives: Money<C>;
}>;

export type Credit<C extends Currency> = Readonly<{
  schedule: 'published';
  day: IsoDate;
  lines: Readonly<Record<'arrives' | 'charge' | 'credited', Line<Money<C>>>>;
}>;

/** What an account in a foreign currency is credited: `arrives − charge`. Charges are published in dollars only. */
export function credit<C extends Currency>(inputs: CreditInputs<C>, day: IsoDate): Credit<C> | Refusal {
  const tariff: Inward = sriLankanBanks[inputs.bank];
  const { currency } = inputs.arrives;
  if (currency !== 'USD') return notPublished('inwardCharge');
  const entries = entriesFor({ inwardCharge: tariff[inputs.account] }, day);
  if (isRefusal(entries)) return entries;

  const cited = entries.inwardCharge;
  const row = `${inputs.bank}, ${inputs.account}`;
  const arrives = line('arrives', input('arrives', inputs.arrives));
  const charge = fromTable('charge', inCurrency(decimal(cited.value), currency), { cited, row });
  const left = largest(constant(money('0', currency)), difference(arrives, charge));
  return { schedule: 'published', day, lines: { arrives, charge, credited: line('credited', left) } };
}
