import { rate, type Currency, type Money } from '@formation/money';
import { fromTable, input, line, type Line } from '../figure/figure.ts';
import { difference } from '../figure/operations.ts';
import { entriesFor } from '../published/entries-for.ts';
import { isRefusal, type Refusal } from '../published/refusal.ts';
import type { IsoDate } from '../schedule.ts';
import type { Country, CountryIn } from './country.ts';
import { charge } from './payment.ts';
import { countries } from './tables/countries.ts';

export type PayoutInputs<C extends Currency = Currency> = Readonly<{
  country: CountryIn<C>;
  kind: 'standard' | 'instant';
  amount: Money<C>;
}>;

export type Payout<C extends Currency = Currency> = Readonly<{
  schedule: 'published';
  day: IsoDate;
  lines: Readonly<Record<'amount' | 'fee' | 'net', Line<Money<C>>>>;
}>;

/**
 * What Stripe keeps when it pays the balance out to the company's bank account.
 *
 *     fee = amount × rate, at least the least
 */
export function payout<C extends Currency>(inputs: PayoutInputs<C>, day: IsoDate): Payout<C> | Refusal {
  const { payouts }: Country = countries[inputs.country];
  const entries = entriesFor({ payout: payouts?.[inputs.kind] }, day);
  if (isRefusal(entries)) return entries;

  const cited = entries.payout;
  const amount = line('amount', input('amount', inputs.amount));
  const share = fromTable('payoutRate', rate(cited.value.rate), { cited, row: inputs.kind });
  const fee = line('fee', charge(amount, share, cited));
  return { schedule: 'published', day, lines: { amount, fee, net: line('net', difference(amount, fee)) } };
}
