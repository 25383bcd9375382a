import { money, rate, type Currency, type Money, type Rate } from '@formation/money';
import { fromTable, input, line, type Figure, type Line } from '../figure/figure.ts';
import { exchanged, product, smallest, sum } from '../figure/operations.ts';
import { entriesFor } from '../published/entries-for.ts';
import { quotedLine, toCoins } from '../published/quoted-rate.ts';
import { isRefusal, notPublished, type Refusal } from '../published/refusal.ts';
import type { Dated, IsoDate } from '../schedule.ts';
import type { Country, Processing } from './country.ts';
import type { SaleInputs } from './inputs.ts';
import { countries } from './tables/countries.ts';
import { currencyConversion, listingFee, offsiteAds, transactionFee } from './tables/everywhere.ts';

type Amount<C extends Currency> = Line<Money<C>>;

/** The lines of Etsy's statement; what does not apply is missing. */
export type Fees<C extends Currency> = Readonly<{
  listingFee: Amount<C>;
  transactionFee: Amount<C>;
  processingFee: Amount<C>;
  regulatoryFee?: Amount<C>;
  offsiteAdsFee?: Amount<C>;
  conversionFee?: Amount<C>;
  totalFees: Amount<C>;
}>;

type Takings<C extends Currency> = Readonly<{ revenue: Amount<C>; orderTotal: Amount<C> }>;

/**
 * What Etsy charges for one order; each line is rounded to cents.
 *
 *     listing     = pieces × fee in dollars, in the currency of the account
 *     transaction = revenue × rate;  regulatory = revenue × rate
 *     processing  = order total × rate + fixed
 *     offsite ads = revenue × rate, at most the cap
 *     conversion  = order total × rate, where the listing is in another currency
 */
export function saleFees<C extends Currency>(
  { revenue, orderTotal }: Takings<C>,
  inputs: SaleInputs<C>,
  day: IsoDate,
): Fees<C> | Refusal {
  const { processing, regulatoryFee: regulatory }: Country = countries[inputs.country];
  const entries = entriesFor(
    {
      processing,
      listingFee,
      transactionFee,
      ...(regulatory && { regulatoryFee: regulatory }),
      ...(inputs.offsiteAds && { offsiteAds }),
      ...(inputs.converted && { currencyConversion }),
    },
    day,
  );
  if (isRefusal(entries)) return entries;
  const { currency } = inputs.itemPrice;
  if (currency !== 'USD' && !inputs.perDollar) return notPublished('perDollar');

  const pieces = input('pieces', rate(String(inputs.pieces ?? 1)), 'count');
  const one = fromTable('listingFeeEach', money(entries.listingFee.value, 'USD'), { cited: entries.listingFee });
  const fees = {
    listingFee: line('listingFee', toCoins(inAccount(product(one, pieces), inputs))),
    transactionFee: rated('transactionFee', revenue, entries.transactionFee),
    processingFee: processingFee(orderTotal, entries.processing, inputs.buyer === 'abroad'),
    ...(entries.regulatoryFee && { regulatoryFee: rated('regulatoryFee', revenue, entries.regulatoryFee) }),
    ...(entries.offsiteAds && { offsiteAdsFee: offsiteAdsFee(revenue, entries.offsiteAds, inputs) }),
    ...(entries.currencyConversion && {
      conversionFee: rated('conversionFee', orderTotal, entries.currencyConversion),
    }),
  };
  const { listingFee: first, ...others } = fees;
  return { ...fees, totalFees: line('totalFees', sum(first, ...Object.values(others))) };
}

function processingFee<C extends Currency>(of: Amount<C>, cited: Dated<Processing>, isFromAbroad: boolean): Amount<C> {
  const { rate: usual, rateFromAbroad, fixed } = cited.value;
  const share = isFromAbroad && rateFromAbroad ? rateFromAbroad : usual;
  const fixedFee = fromTable('processingFixed', money(fixed, of.value.currency), { cited });
  return line(
    'processingFee',
    toCoins(sum(product(of, fromTable('processingRate', rate(share), { cited })), fixedFee)),
  );
}

function offsiteAdsFee<C extends Currency>(
  of: Amount<C>,
  cited: Dated<Readonly<{ under: string; over: string; most: string }>>,
  inputs: SaleInputs<C>,
): Amount<C> {
  const sales = inputs.offsiteAds ?? 'under';
  const share = fromTable('offsiteAdsRate', rate(cited.value[sales]), { cited, row: sales });
  const most = toCoins(inAccount(fromTable('offsiteAdsMost', money(cited.value.most, 'USD'), { cited }), inputs));
  return line('offsiteAdsFee', smallest(toCoins(product(of, share)), most));
}

/** Dollars in the currency of the shop's account. */
function inAccount<C extends Currency>(dollars: Figure<Money<'USD'>>, inputs: SaleInputs<C>): Figure<Money<C>> {
  const { currency } = inputs.itemPrice;
  if (!inputs.perDollar) return { ...dollars, value: { ...dollars.value, currency } };
  return exchanged(dollars, quotedLine('perDollar', inputs.perDollar), currency);
}

function rated<C extends Currency>(key: string, of: Amount<C>, cited: Dated<string>): Amount<C> {
  const share: Figure<Rate> = fromTable(`${key}Rate`, rate(cited.value), { cited });
  return line(key, toCoins(product(of, share)));
}
