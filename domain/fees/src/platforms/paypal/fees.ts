import { compare, rate, type Currency, type Money, type Rate } from '@formation/money';
import { isRefusal, notPublished, type Refusal } from '../../refusal.ts';
import { entriesFor } from '../../schedule/entries-for.ts';
import type { IsoDate } from '../../schedule/schedule.ts';
import { constant, line, type Figure } from '../../trace/figure.ts';
import { lines } from '../../trace/lines.ts';
import { difference, exchanged, product as times, quotient, sum } from '../../trace/operations.ts';
import { toCoins } from '../../trace/quoted-rate.ts';
import { charged, percentLine } from '../../trace/table-figures.ts';
import type { Amount } from '../../value/fee-value.ts';
import { sriLankanVat, withVat } from '../sri-lankan-vat.ts';
import type { BuyerRegion, Country, CountryName } from './country.ts';
import { countries } from './tables/countries.ts';

/** Who is paid, for what, and by a buyer from where. */
type Paid = Readonly<{ country: CountryName; product: string; buyer: BuyerRegion; sriLankanVat?: boolean }>;

/**
 * What PayPal keeps of a payment, with Sri Lankan VAT where it adds that, and what arrives in the account.
 *
 *     fee = min(cap, amount × (rate + rate from abroad) + fixed fee of the currency received)
 *
 * @param paid - what the buyer pays, in the currency that is received.
 * @returns the fee rounded once, or why there is no answer.
 */
export function payment<C extends Currency>(paid: Figure<Money<C>>, request: Paid, day: IsoDate) {
  const { product } = request;
  const entries = paymentEntries(request, day);
  if (isRefusal(entries)) return entries;
  const { price, fromAbroad } = entries;
  const amount = line('amount', paid);
  const base = percentLine('feeRate', price, product);
  const added = fromAbroad && percentLine('addedRate', fromAbroad);
  const keys = { rate: 'feeRate', fixed: 'fixedFee', most: 'feeCap' };
  const whole = charged(amount, price, { keys, row: product, rate: added ? sum(base, added) : base });
  if (!whole) return notPublished('fixedFee');
  const fee = line('fee', toCoins(whole));
  const vat = sriLankanVat(fee, request, day);
  const fees: Figure<Money> = withVat(fee, vat);
  const net = line('net', difference<Money>(amount, fees));
  return lines(amount, fee, vat, net, line('feeShare', quotient<Money>(fees, amount)));
}

function paymentEntries({ country, product, buyer }: Omit<Paid, 'sriLankanVat'>, day: IsoDate) {
  const { products, productsFromAbroad, addedFromAbroad }: Country = countries[country];
  const isFromAbroad = buyer !== 'domestic';
  return entriesFor(
    {
      price: (isFromAbroad && productsFromAbroad ? productsFromAbroad : products)[product],
      ...(isFromAbroad && !productsFromAbroad && { fromAbroad: addedFromAbroad?.anywhere ?? addedFromAbroad?.[buyer] }),
    },
    day,
  );
}

/** What an amount is converted to: units of the new currency for one of the amount's. */
type Converted<To extends Currency> = Readonly<{ country: CountryName; to: To; mid: Figure<Rate> }>;

/**
 * What an amount received becomes when PayPal converts it.
 *
 *     customer rate = mid-market rate × (1 − spread)
 *     received      = amount × customer rate, rounded
 */
export function conversion<To extends Currency>(
  input: Figure<Money>,
  { country, to, mid }: Converted<To>,
  day: IsoDate,
) {
  const { conversionSpread }: Country = countries[country];
  const entries = entriesFor({ conversionSpread }, day);
  if (isRefusal(entries)) return entries;
  const remaining = difference(constant(rate('1')), percentLine('conversionSpread', entries.conversionSpread));
  const customerRate = line('customerRate', times(mid, remaining));
  const received = line('received', toCoins(exchanged(input, customerRate, to)));
  const lost = line('lost', difference(toCoins(exchanged(input, mid, to)), received));
  return lines(customerRate, received, lost);
}

/** From which account money is withdrawn, and how: `standard`, `instant`, and what else the country's table has. */
type Withdrawn = Readonly<{ country: CountryName; kind: string }>;

/**
 * What PayPal keeps of a withdrawal to a bank, without conversion.
 *
 *     fee = amount × rate, at least the least and at most the most
 */
export function withdrawal<C extends Currency>(request: Figure<Money<C>>, { country, kind }: Withdrawn, day: IsoDate) {
  const { withdrawals, withdrawalLimits }: Country = countries[country];
  const limit = withdrawalLimits?.[kind];
  const entries = entriesFor({ withdrawal: withdrawals?.[kind], ...(limit && { limit }) }, day);
  if (isRefusal(entries)) return entries;
  const outside = beyond(request.value, entries.limit?.value);
  if (outside) return outside;
  const keys = { rate: 'withdrawalRate', least: 'leastFee', most: 'mostFee' };
  const whole = charged(request, entries.withdrawal, { keys, row: kind });
  if (!whole) return notPublished('withdrawal');
  const amount = line('amount', request);
  const fee = line('fee', toCoins(whole));
  return lines(amount, fee, line('net', difference(request, fee)));
}

function beyond(request: Money, limit: Amount | undefined): Refusal | undefined {
  if (!limit) return undefined;
  if (limit.currency !== request.currency) return notPublished('withdrawal');
  if (compare(request, rate(limit.amount)) <= 0) return undefined;
  return { refused: 'out-of-range', what: 'amount', least: '0', most: limit.amount, unit: limit.currency };
}
