import { money, rate, type Money } from '@formation/money';
import { fromTable, input, line, type Line } from '../figure/figure.ts';
import { difference, product, sum } from '../figure/operations.ts';
import { entriesFor } from '../published/entries-for.ts';
import { toCoins } from '../published/quoted-rate.ts';
import { isRefusal, type Refusal } from '../published/refusal.ts';
import type { IsoDate } from '../schedule.ts';
import { achDebitInvoice, cardInvoice } from './tables/fees.ts';

export type InvoiceInputs = Readonly<{ paidBy: 'card' | 'achDebit'; amount: Money<'USD'> }>;

export type Invoice = Readonly<{
  schedule: 'published';
  day: IsoDate;
  lines: Readonly<Record<'amount' | 'fee' | 'net', Line<Money<'USD'>>>>;
}>;

/**
 * What is left of an invoice that a client pays through Mercury.
 *
 *     fee = amount × rate + fixed by card; fixed by a debit to an American account, on the Plus plan
 */
export function invoice({ paidBy, amount: asked }: InvoiceInputs, day: IsoDate): Invoice | Refusal {
  const amount = line('amount', input('amount', asked));
  const fee = paidBy === 'card' ? cardFee(amount, day) : debitFee(day);
  if (isRefusal(fee)) return fee;
  return { schedule: 'published', day, lines: { amount, fee, net: line('net', difference(amount, fee)) } };
}

function cardFee(amount: Line<Money<'USD'>>, day: IsoDate): Line<Money<'USD'>> | Refusal {
  const entries = entriesFor({ cardInvoice }, day);
  if (isRefusal(entries)) return entries;
  const cited = entries.cardInvoice;
  const fixed = fromTable('fixedFee', money(cited.value.fixed, 'USD'), { cited });
  const share = fromTable('feeRate', rate(cited.value.rate), { cited });
  return line('fee', toCoins(sum(product(amount, share), fixed)));
}

function debitFee(day: IsoDate): Line<Money<'USD'>> | Refusal {
  const entries = entriesFor({ achDebitInvoice }, day);
  if (isRefusal(entries)) return entries;
  const cited = entries.achDebitInvoice;
  return fromTable('fee', money(cited.value, 'USD'), { cited });
}
