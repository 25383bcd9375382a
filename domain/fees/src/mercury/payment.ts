import { money, rate, type Currency, type Money, type Rate } from '@formation/money';
import { constant, fromTable, input, line, type Line } from '../figure/figure.ts';
import { difference, exchanged, largest, product, sum } from '../figure/operations.ts';
import { entriesFor } from '../published/entries-for.ts';
import { quotedLine, toCoins, type QuotedRate } from '../published/quoted-rate.ts';
import { isRefusal, type Refusal } from '../published/refusal.ts';
import type { IsoDate } from '../schedule.ts';
import { conversionSpread, payments } from './tables/fees.ts';

export type PaymentKind = keyof typeof payments;

export type PaymentInputs = Readonly<{
  kind: PaymentKind;
  amount: Money<'USD'>;
  /** What each bank on the way takes, when they share the cost. */
  takenOnTheWay?: readonly Money<'USD'>[];
}>;

export type Payment = Readonly<{
  schedule: 'published';
  day: IsoDate;
  lines: Readonly<Record<'amount' | 'fee' | 'debited' | 'recipientGets', Line<Money<'USD'>>>>;
}>;

/**
 * What a payment in dollars costs from or to a Mercury account.
 *
 *     debited        = amount + fee
 *     recipient gets = amount − what banks on the way take, never below 0
 */
export function payment({ kind, amount: paid, takenOnTheWay = [] }: PaymentInputs, day: IsoDate): Payment | Refusal {
  const entries = entriesFor({ payment: payments[kind] }, day);
  if (isRefusal(entries)) return entries;

  const cited = entries.payment;
  const amount = line('amount', input('amount', paid));
  const fee = fromTable('fee', money(cited.value, 'USD'), { cited, row: kind });
  const left = difference(amount, ...takenOnTheWay.map((one) => input('takenOnTheWay', one)));
  const recipientGets = line('recipientGets', largest(constant(money('0', 'USD')), left));
  const debited = line('debited', sum(amount, fee));
  return { schedule: 'published', day, lines: { amount, fee, debited, recipientGets } };
}

export type ConvertedInputs<To extends Currency> = Readonly<{
  amount: Money<'USD'>;
  to: To;
  /** Units of the recipient's currency for one dollar. */
  mid: QuotedRate;
}>;

export type ConvertedPayment<To extends Currency> = Readonly<{
  schedule: 'published';
  day: IsoDate;
  lines: Readonly<{
    amount: Line<Money<'USD'>>;
    cost: Line<Money<'USD'>>;
    customerRate: Line<Rate>;
    recipientGets: Line<Money<To>>;
  }>;
}>;

/**
 * What arrives of a payment that Mercury converts.
 *
 *     recipient gets = amount × mid-market rate × (1 − spread), rounded once
 */
export function convertedPayment<To extends Currency>(
  { amount: paid, to, mid }: ConvertedInputs<To>,
  day: IsoDate,
): ConvertedPayment<To> | Refusal {
  const entries = entriesFor({ conversionSpread }, day);
  if (isRefusal(entries)) return entries;

  const cited = entries.conversionSpread;
  const spread = fromTable('conversionSpread', rate(cited.value), { cited });
  const amount = line('amount', input('amount', paid));
  const kept = difference(constant(rate('1')), spread);
  const customerRate = line('customerRate', product(quotedLine('midRate', mid), kept));
  const recipientGets = line('recipientGets', toCoins(exchanged(amount, customerRate, to)));
  const cost = line('cost', toCoins(product(amount, spread)));
  return { schedule: 'published', day, lines: { amount, cost, customerRate, recipientGets } };
}
