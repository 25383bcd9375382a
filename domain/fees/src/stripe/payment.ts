import { money, rate, type Currency, type Money, type Rate } from '@formation/money';
import { fromTable, input, line, type Figure, type Line } from '../figure/figure.ts';
import { difference, largest, product, quotient, smallest, sum } from '../figure/operations.ts';
import { entriesFor } from '../published/entries-for.ts';
import { toCoins } from '../published/quoted-rate.ts';
import { isRefusal, type Refusal } from '../published/refusal.ts';
import type { Dated, IsoDate, Schedule } from '../schedule.ts';
import { extras, type Card, type Country, type CountryIn, type Extra, type Method, type Price } from './country.ts';
import { countries } from './tables/countries.ts';

export type PaymentInputs<C extends Currency = Currency> = Readonly<{
  /** The account's country. */
  country: CountryIn<C>;
  /** What the payer pays, in the currency of the account. */
  amount: Money<C>;
  /** Where the card is from; a domestic card when left out. */
  card?: Card;
  /** Another way to pay, in place of a card on the page. */
  method?: Method;
  /** Whether the payer pays in another currency than that of the account. */
  converted?: boolean;
  with?: readonly Extra[];
}>;

export type Payment<C extends Currency = Currency> = Readonly<{
  schedule: 'published';
  day: IsoDate;
  lines: Readonly<Record<'amount' | 'fee' | 'net', Line<Money<C>>>> &
    Readonly<{ feeShare: Line<Rate>; tax?: Line<Money<C>> }> &
    Readonly<Partial<Record<`${Extra}Fee`, Line<Money<C>>>>>;
}>;

/**
 * What Stripe keeps of a payment, and what arrives in the account.
 *
 *     fee = amount × (rate + rate for conversion) + fixed fee; an extra with a cap is a fee of its own
 *     tax = all fees × rate, where Stripe adds one
 *
 * @returns each fee rounded once, or why there is no answer.
 */
export function payment<C extends Currency>(inputs: PaymentInputs<C>, day: IsoDate): Payment<C> | Refusal {
  const { taxOnFee }: Country = countries[inputs.country];
  const entries = entriesFor({ ...wanted(inputs), ...(taxOnFee && { taxOnFee }) }, day);
  if (isRefusal(entries)) return entries;

  const amount = line('amount', input('amount', inputs.amount));
  const { price, cardRate, conversion } = entries;
  const row = inputs.method ?? inputs.card ?? 'domestic';
  const base = fromTable('feeRate', rate(cardRate ? cardRate.value : price.value.rate), {
    cited: cardRate ?? price,
    row,
  });
  const added = conversion && fromTable('conversionRate', rate(conversion.value), { cited: conversion });
  const fee = line('fee', charge(amount, added ? sum(base, added) : base, price));
  const extraFees = extras.flatMap((extra) => {
    const cited = entries[extra];
    const share = cited && fromTable(`${extra}Rate`, rate(cited.value.rate), { cited });
    return share ? [[`${extra}Fee`, line(`${extra}Fee`, charge(amount, share, cited))] as const] : [];
  });
  const fees = sum(fee, ...extraFees.map(([, figure]) => figure));
  const tax =
    entries.taxOnFee &&
    line(
      'tax',
      toCoins(product(fees, fromTable('taxRate', rate(entries.taxOnFee.value), { cited: entries.taxOnFee }))),
    );
  const net = line('net', tax ? difference(amount, fees, tax) : difference(amount, fees));
  const feeShare = line('feeShare', quotient(tax ? sum(fees, tax) : fees, amount));
  const lines = { amount, fee, ...Object.fromEntries(extraFees), ...(tax && { tax }), net, feeShare };
  return { schedule: 'published', day, lines };
}

function wanted({ country: name, card = 'domestic', method, converted, with: chosen = [] }: PaymentInputs) {
  const country: Country = countries[name];
  const added: Partial<Record<Extra, Schedule<Price> | undefined>> = {};
  for (const extra of chosen) added[extra] = country.extras?.[extra];
  return {
    price: method ? country.methods?.[method] : country.card,
    ...(!method && card !== 'domestic' && { cardRate: country.cardFrom[card] }),
    ...(converted && { conversion: country.conversion }),
    ...added,
  };
}

/** A fraction of an amount and a fixed part, rounded, at least the least and at most the most. */
export function charge<C extends Currency>(
  of: Figure<Money<C>>,
  share: Figure<Rate>,
  cited: Dated<Price>,
): Figure<Money<C>> {
  const { fixed, least, most } = cited.value;
  const fromRow = (key: string, text: string) => fromTable(key, money(text, of.value.currency), { cited });
  const variable = product(of, share);
  const whole = toCoins(fixed === undefined ? variable : sum(variable, fromRow('fixedFee', fixed)));
  const floored = least === undefined ? whole : largest(fromRow('leastFee', least), whole);
  return most === undefined ? floored : smallest(floored, fromRow('mostFee', most));
}
