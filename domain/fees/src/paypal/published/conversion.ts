import { rate, type Currency, type Money, type Rate } from '@formation/money';
import { constant, fromTable, input, line, type Figure, type Line } from '../../figure/figure.ts';
import { difference, exchanged, product } from '../../figure/operations.ts';
import { entriesFor } from '../../published/entries-for.ts';
import { quotedLine, toCoins, type QuotedRate } from '../../published/quoted-rate.ts';
import { isRefusal, type Refusal } from '../../published/refusal.ts';
import type { IsoDate } from '../../schedule.ts';
import { countries, type CountryName } from './countries.ts';
import type { Country } from './country.ts';

/** What an amount is converted to. */
export type Target<To extends Currency> = Readonly<{
  to: To;
  /** Units of the new currency for one of the amount's. */
  mid: QuotedRate;
}>;

export type ConversionInputs<To extends Currency> = Target<To> & Readonly<{ country: CountryName; amount: Money }>;

export type Conversion<To extends Currency> = Readonly<{
  schedule: 'published';
  day: IsoDate;
  lines: Readonly<{ customerRate: Line<Rate>; received: Line<Money<To>>; lost: Line<Money<To>> }>;
}>;

/**
 * What an amount received becomes when PayPal converts it.
 *
 *     customer rate = mid-market rate × (1 − spread)
 *     received      = amount × customer rate, rounded
 */
export function conversion<To extends Currency>(inputs: ConversionInputs<To>, day: IsoDate): Conversion<To> | Refusal {
  return conversionOf(input('amount', inputs.amount), inputs, day);
}

/** As {@link conversion}, of an amount that was itself worked out. */
export function conversionOf<To extends Currency>(
  given: Figure<Money>,
  { country, to, mid }: Omit<ConversionInputs<To>, 'amount'>,
  day: IsoDate,
): Conversion<To> | Refusal {
  const { conversionSpread }: Country = countries[country];
  const entries = entriesFor({ conversionSpread }, day);
  if (isRefusal(entries)) return entries;

  const cited = entries.conversionSpread;
  const kept = difference(constant(rate('1')), fromTable('conversionSpread', rate(cited.value), { cited }));
  const midRate = quotedLine('midRate', mid);
  const customerRate = line('customerRate', product(midRate, kept));
  const received = line('received', toCoins(exchanged(given, customerRate, to)));
  const lost = line('lost', difference(toCoins(exchanged(given, midRate, to)), received));
  return { schedule: 'published', day, lines: { customerRate, received, lost } };
}
