import { compare, money, rate, type Currency, type Money } from '@formation/money';
import { fromTable, input, line, type Line } from '../../figure/figure.ts';
import { difference, largest, product, rounded, smallest } from '../../figure/operations.ts';
import { entriesFor } from '../../published/entries-for.ts';
import { isRefusal, type Refusal } from '../../published/refusal.ts';
import type { IsoDate } from '../../schedule.ts';
import { countries, type CountryName } from './countries.ts';
import type { Country } from './country.ts';

export type WithdrawalInputs<C extends Currency> = Readonly<{
  country: CountryName;
  /** `standard`, `instant`, and what else the country's table has. */
  kind: string;
  amount: Money<C>;
}>;

export type WithdrawalAnswer<C extends Currency> = Readonly<{
  schedule: 'published';
  day: IsoDate;
  lines: Readonly<Record<'amount' | 'fee' | 'net', Line<Money<C>>>>;
}>;

/**
 * What PayPal keeps of a withdrawal to a bank, without conversion.
 *
 *     fee = amount × rate, at least the least and at most the most
 */
export function withdrawal<C extends Currency>(
  { country, kind, amount: asked }: WithdrawalInputs<C>,
  day: IsoDate,
): WithdrawalAnswer<C> | Refusal {
  const { withdrawals }: Country = countries[country];
  const entries = entriesFor({ withdrawal: withdrawals?.[kind] }, day);
  if (isRefusal(entries)) return entries;

  const cited = entries.withdrawal;
  const { rate: share, least, most, limit } = cited.value;
  if (limit !== undefined && compare(asked, rate(limit)) > 0) {
    return { refused: 'out-of-range', what: 'amount', least: '0', most: limit };
  }
  const fixed = (key: string, text: string) => fromTable(key, money(text, asked.currency), { cited, row: kind });
  const amount = line('amount', input('amount', asked));
  const variable = rounded(product(amount, fromTable('withdrawalRate', rate(share), { cited, row: kind })));
  const floored = least === undefined ? variable : largest(fixed('leastFee', least), variable);
  const fee = line('fee', most === undefined ? floored : smallest(fixed('mostFee', most), floored));
  return { schedule: 'published', day, lines: { amount, fee, net: line('net', difference(amount, fee)) } };
}
