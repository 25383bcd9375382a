import { money, rate, type Money, type Rate } from '@formation/money';
import { fromTable, input, line, type Line } from '../figure/figure.ts';
import { difference, product, quotient, sum } from '../figure/operations.ts';
import { entriesFor } from '../published/entries-for.ts';
import { toCoins } from '../published/quoted-rate.ts';
import { isRefusal, type Refusal } from '../published/refusal.ts';
import type { IsoDate } from '../schedule.ts';
import { receiving } from './tables/fees.ts';

/** How a client's money gets into a Payoneer account. */
export type ReceivingMethod = keyof typeof receiving;

export type Receipt = Readonly<{
  schedule: 'published';
  day: IsoDate;
  lines: Readonly<Record<'amount' | 'fee' | 'net', Line<Money<'USD'>>>> & Readonly<{ feeShare: Line<Rate> }>;
}>;

/**
 * What Payoneer keeps of what comes in.
 *
 *     fee = amount × rate + fixed
 */
export function receipt(
  { method, amount: paid }: Readonly<{ method: ReceivingMethod; amount: Money<'USD'> }>,
  day: IsoDate,
): Receipt | Refusal {
  const entries = entriesFor({ receiving: receiving[method] }, day);
  if (isRefusal(entries)) return entries;

  const cited = entries.receiving;
  const amount = line('amount', input('amount', paid));
  const share = fromTable('receivingRate', rate(cited.value.rate), { cited, row: method });
  const fixed = fromTable('receivingFixed', money(cited.value.fixed, 'USD'), { cited, row: method });
  const fee = line('fee', toCoins(sum(product(amount, share), fixed)));
  const net = line('net', difference(amount, fee));
  return { schedule: 'published', day, lines: { amount, fee, net, feeShare: line('feeShare', quotient(fee, amount)) } };
}
