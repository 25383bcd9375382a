import { compare, money, rate, type Currency, type Money } from '@formation/money';
import { fromTable, input, line, type Figure, type Line } from '../../figure/figure.ts';
import { difference, largest, product, rounded, smallest } from '../../figure/operations.ts';
import { entriesFor } from '../../published/entries-for.ts';
import { isRefusal, notPublished, type Refusal } from '../../published/refusal.ts';
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
  inputs: WithdrawalInputs<C>,
  day: IsoDate,
): WithdrawalAnswer<C> | Refusal {
  return withdrawalOf(input('amount', inputs.amount), inputs, day);
}

/** As {@link withdrawal}, of an amount that was itself worked out. */
export function withdrawalOf<C extends Currency>(
  asked: Figure<Money<C>>,
  { country, kind }: Omit<WithdrawalInputs<C>, 'amount'>,
  day: IsoDate,
): WithdrawalAnswer<C> | Refusal {
  const { withdrawals, currency: own }: Country = countries[country];
  const { currency } = asked.value;
  const entries = entriesFor({ withdrawal: withdrawals?.[kind] }, day);
  if (isRefusal(entries)) return entries;

  const cited = entries.withdrawal;
  const { rate: share, least, most, limit } = cited.value;
  const isInOwnMoney = least !== undefined || most !== undefined || limit !== undefined;
  if (isInOwnMoney && currency !== own) return notPublished('withdrawal');
  if (limit !== undefined && compare(asked.value, rate(limit)) > 0) {
    return { refused: 'out-of-range', what: 'amount', least: '0', most: limit };
  }
  const fixed = (key: string, text: string) => fromTable(key, money(text, currency), { cited, row: kind });
  const amount = line('amount', asked);
  const variable = rounded(product(asked, fromTable('withdrawalRate', rate(share), { cited, row: kind })));
  const floored = least === undefined ? variable : largest(fixed('leastFee', least), variable);
  const fee = line('fee', most === undefined ? floored : smallest(fixed('mostFee', most), floored));
  return { schedule: 'published', day, lines: { amount, fee, net: line('net', difference(asked, fee)) } };
}
