import { money, rate, type Currency, type Money, type Rate } from '@formation/money';
import { constant, fromTable, input, line, type Line } from '../../figure/figure.ts';
import { difference, exchanged, largest, product, quotient, sum } from '../../figure/operations.ts';
import { entriesFor } from '../../published/entries-for.ts';
import { quotedLine, toCoins, type QuotedRate } from '../../published/quoted-rate.ts';
import { isRefusal, notPublished, type Refusal } from '../../published/refusal.ts';
import type { IsoDate } from '../../schedule.ts';
import { corridors, volumeDiscount as brackets } from './tables/corridors.ts';
import { volumeDiscount } from './volume-discount.ts';

export type TransferInputs<From extends Currency = Currency, To extends Currency = Currency> = Readonly<{
  amount: Money<From>;
  to: To;
  /** Units of the recipient's currency for one of the sender's. */
  mid: QuotedRate;
  /** Sent or converted earlier in the calendar month; nothing when left out. */
  volumeBefore?: Money<'GBP'>;
  /** Pounds for one of the sender's currency; not needed for pounds. */
  midToPounds?: QuotedRate;
}>;

export type Transfer<From extends Currency = Currency, To extends Currency = Currency> = Readonly<{
  schedule: 'published';
  day: IsoDate;
  lines: Readonly<Record<'amount' | 'feeBeforeDiscount' | 'volumeDiscount' | 'fee', Line<Money<From>>>> &
    Readonly<{ feeShare: Line<Rate>; midRate: Line<Rate>; recipientGets: Line<Money<To>> }>;
}>;

/**
 * What a bank-funded transfer costs by Wise's published corridor fees, and what arrives.
 *
 *     fee            = fixed + amount × rate − volume discount, rounded, taken out of the amount
 *     recipient gets = (amount − fee) × mid-market rate, rounded
 *
 * @returns the lines, or that the corridor is not published.
 */
export function transfer<From extends Currency, To extends Currency>(
  inputs: TransferInputs<From, To>,
  day: IsoDate,
): Transfer<From, To> | Refusal {
  const { currency } = inputs.amount;
  const corridor = `${currency}-${inputs.to}`;
  const entries = entriesFor({ corridor: corridors[corridor], volumeDiscount: brackets }, day);
  if (isRefusal(entries)) return entries;
  const toPounds = poundsFor(inputs);
  if (isRefusal(toPounds)) return toPounds;

  const cited = entries.corridor;
  const amount = line('amount', input('amount', inputs.amount));
  const fixed = fromTable('fixedFee', money(cited.value.fixed, currency), { cited, row: corridor });
  const feeRate = fromTable('feeRate', rate(cited.value.rate), { cited, row: corridor });
  const whole = sum(fixed, product(amount, feeRate));
  const before = input('volumeBefore', inputs.volumeBefore ?? money('0', 'GBP'));
  const off = volumeDiscount({ sent: amount, before, toPounds }, entries.volumeDiscount);
  const fee = line('fee', toCoins(difference(whole, off)));
  const midRate = quotedLine('midRate', inputs.mid);
  const sent = largest(constant(money('0', currency)), difference(amount, fee));
  return {
    schedule: 'published',
    day,
    lines: {
      amount,
      feeBeforeDiscount: line('feeBeforeDiscount', toCoins(whole)),
      volumeDiscount: line('volumeDiscount', toCoins(off)),
      fee,
      feeShare: line('feeShare', quotient(fee, amount)),
      midRate,
      recipientGets: line('recipientGets', toCoins(exchanged(sent, midRate, inputs.to))),
    },
  };
}

function poundsFor({ amount, midToPounds }: TransferInputs) {
  if (amount.currency === 'GBP') return constant(rate('1'));
  return midToPounds ? quotedLine('midToPounds', midToPounds) : notPublished('midToPounds');
}
