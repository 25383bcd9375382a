import { compare, money, rate, type Currency, type Money } from '@formation/money';
import { constant, fromTable, input, line, type Figure, type Line } from '../figure/figure.ts';
import { difference, exchanged, largest, product, sum } from '../figure/operations.ts';
import { entriesFor } from '../published/entries-for.ts';
import { quotedLine, toCoins, type QuotedRate } from '../published/quoted-rate.ts';
import { isRefusal, notPublished, type Refusal } from '../published/refusal.ts';
import type { IsoDate } from '../schedule.ts';
import { otherCurrencyWithdrawal, rupeeWithdrawal, sameCurrencyWithdrawal } from './tables/fees.ts';

export type WithdrawalInputs<C extends Currency> = Readonly<{
  amount: Money<C>;
  /** Withdrawn earlier in the month, in the same currency; nothing when left out. */
  monthBefore?: Money<C>;
}>;

export type Withdrawal<C extends Currency> = Readonly<{
  schedule: 'published';
  day: IsoDate;
  lines: Readonly<Record<'amount' | 'fee' | 'net', Line<Money<C>>>>;
}>;

/**
 * What Payoneer keeps of a withdrawal to a bank account in the same currency.
 *
 *     fee = fixed, while the month's withdrawals stay within the limit; beyond, amount × rate
 */
export function withdrawal<C extends Currency>(inputs: WithdrawalInputs<C>, day: IsoDate): Withdrawal<C> | Refusal {
  const entries = entriesFor({ withdrawal: sameCurrencyWithdrawal }, day);
  if (isRefusal(entries)) return entries;
  const cited = entries.withdrawal;
  const { currency } = inputs.amount;
  const fixed = cited.value.fixed[currency];
  if (fixed === undefined) return notPublished('withdrawal');

  const amount = line('amount', input('amount', inputs.amount));
  const month = sum(input('monthBefore', inputs.monthBefore ?? money('0', currency)), amount);
  const isWithin = compare(month.value, rate(cited.value.monthLimit)) <= 0;
  const share = fromTable('withdrawalRate', rate(cited.value.above), { cited, row: `> ${cited.value.monthLimit}` });
  const fee = isWithin
    ? fromTable('fee', money(fixed, currency), { cited, row: currency })
    : line('fee', toCoins(product(amount, share)));
  return { schedule: 'published', day, lines: { amount, fee, net: line('net', difference(amount, fee)) } };
}

export type ConvertedInputs<To extends Currency> = Readonly<{
  amount: Money<'USD'>;
  to: To;
  /** Units of the bank account's currency for one dollar. */
  mid: QuotedRate;
}>;

export type ConvertedWithdrawal<To extends Currency> = Readonly<{
  schedule: 'published';
  day: IsoDate;
  lines: Readonly<Record<'amount' | 'cost' | 'changed', Line<Money<'USD'>>>> & Readonly<{ received: Line<Money<To>> }>;
}>;

/**
 * What arrives when Payoneer withdraws dollars to a bank account in another currency.
 *
 *     cost     = amount × rate; to rupees at least the least
 *     received = (amount − cost) × mid-market rate, rounded once
 */
export function convertedWithdrawal<To extends Currency>(
  { amount: asked, to, mid }: ConvertedInputs<To>,
  day: IsoDate,
): ConvertedWithdrawal<To> | Refusal {
  const amount = line('amount', input('amount', asked));
  const exact = to === 'LKR' ? rupeeCost(amount, day) : otherCost(amount, day);
  if (isRefusal(exact)) return exact;

  const changed = line('changed', largest(constant(money('0', 'USD')), difference(amount, exact)));
  const received = line('received', toCoins(exchanged(changed, quotedLine('midRate', mid), to)));
  return { schedule: 'published', day, lines: { amount, cost: line('cost', toCoins(exact)), changed, received } };
}

function rupeeCost(amount: Figure<Money<'USD'>>, day: IsoDate): Figure<Money<'USD'>> | Refusal {
  const entries = entriesFor({ withdrawal: rupeeWithdrawal }, day);
  if (isRefusal(entries)) return entries;
  const cited = entries.withdrawal;
  const least = fromTable('leastFee', money(cited.value.least, 'USD'), { cited, row: 'LKR' });
  return largest(least, product(amount, fromTable('spread', rate(cited.value.rate), { cited, row: 'LKR' })));
}

function otherCost(amount: Figure<Money<'USD'>>, day: IsoDate): Figure<Money<'USD'>> | Refusal {
  const entries = entriesFor({ withdrawal: otherCurrencyWithdrawal }, day);
  if (isRefusal(entries)) return entries;
  const cited = entries.withdrawal;
  return product(amount, fromTable('spread', rate(cited.value), { cited }));
}
