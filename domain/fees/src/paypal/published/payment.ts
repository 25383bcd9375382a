import { currencies, money, rate, type Currency, type Money, type Rate } from '@formation/money';
import { fromTable, input, line, type Figure, type Line } from '../../figure/figure.ts';
import { difference, product, quotient, rounded, smallest, sum } from '../../figure/operations.ts';
import { entriesFor } from '../../published/entries-for.ts';
import { isRefusal, notPublished, type Refusal } from '../../published/refusal.ts';
import type { Dated, IsoDate } from '../../schedule.ts';
import { countries, type CountryName } from './countries.ts';
import type { BuyerRegion, Country, FixedFees, ProductPrice } from './country.ts';

export type PaymentInputs<C extends Currency = Currency> = Readonly<{
  /** The seller's country. */
  country: CountryName;
  product: string;
  /** What the buyer pays, in the currency that is received. */
  amount: Money<C>;
  buyer?: BuyerRegion;
}>;

export type Payment<C extends Currency = Currency> = Readonly<{
  schedule: 'published';
  day: IsoDate;
  lines: Readonly<{ amount: Line<Money<C>>; fee: Line<Money<C>>; net: Line<Money<C>>; feeShare: Line<Rate> }>;
}>;

/**
 * What PayPal keeps of a payment, and what arrives in the account.
 *
 *     fee = min(cap, amount × (rate + rate from abroad) + fixed fee of the currency received)
 *
 * @returns the fee rounded once, or why there is no answer.
 */
export function payment<C extends Currency>(inputs: PaymentInputs<C>, day: IsoDate): Payment<C> | Refusal {
  return paymentOf(input('amount', inputs.amount), inputs, day);
}

/** As {@link payment}, of an amount that was itself worked out. */
export function paymentOf<C extends Currency>(
  paid: Figure<Money<C>>,
  inputs: Omit<PaymentInputs, 'amount'>,
  day: IsoDate,
): Payment<C> | Refusal {
  const entries = paymentEntries(inputs, day);
  if (isRefusal(entries)) return entries;
  const { currency } = paid.value;
  const { price, fromAbroad } = entries;
  const fixedFee = inCurrencyOf(currency, price, 'fixed');
  const cap = inCurrencyOf(currency, price, 'cap');
  if (fixedFee === 'missing' || cap === 'missing') return notPublished('fixedFee');

  const amount = line('amount', paid);
  const base = fromTable('feeRate', rate(price.value.rate), { cited: price, row: inputs.product });
  const added = fromAbroad && fromTable('addedRate', rate(fromAbroad.value), { cited: fromAbroad });
  const variable = product(amount, added ? sum(base, added) : base);
  const whole = rounded(fixedFee ? sum(variable, fixedFee) : variable, currencies[currency].decimals);
  const fee = line('fee', cap ? smallest(whole, cap) : whole);
  const net = line('net', difference(amount, fee));
  return { schedule: 'published', day, lines: { amount, fee, net, feeShare: line('feeShare', quotient(fee, amount)) } };
}

function paymentEntries(
  { country: name, product: id, buyer = 'domestic' }: Omit<PaymentInputs, 'amount'>,
  day: IsoDate,
) {
  const { products, productsFromAbroad, addedFromAbroad }: Country = countries[name];
  const isFromAbroad = buyer !== 'domestic';
  return entriesFor(
    {
      price: (isFromAbroad && productsFromAbroad ? productsFromAbroad : products)[id],
      ...(isFromAbroad && !productsFromAbroad && { fromAbroad: addedFromAbroad?.anywhere ?? addedFromAbroad?.[buyer] }),
    },
    day,
  );
}

function inCurrencyOf<C extends Currency>(currency: C, price: Dated<ProductPrice>, kind: 'fixed' | 'cap') {
  const table: FixedFees | undefined = price.value[kind];
  if (!table) return undefined;
  const amount = table[currency];
  if (amount === undefined) return 'missing';
  return fromTable(kind === 'fixed' ? 'fixedFee' : 'feeCap', money(amount, currency), { cited: price, row: currency });
}
