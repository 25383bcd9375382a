import type { Money } from '@formation/money';
import { midRate } from '@formation/money/exchange-rates';
import { isRefusal, notPublished } from '../../refusal.ts';
import { entriesFor } from '../../schedule/entries-for.ts';
import type { Dated, IsoDate } from '../../schedule/schedule.ts';
import { input, line, type Figure, type Line } from '../../trace/figure.ts';
import { exchanged, product, smallest, sum } from '../../trace/operations.ts';
import { quotedLine, toCoins } from '../../trace/quoted-rate.ts';
import { amountLine, charged, percentLine } from '../../trace/table-figures.ts';
import type { Percent } from '../../value/fee-value.ts';
import { sriLankanVat } from '../sri-lankan-vat.ts';
import { countryCurrencies, type Country, type CountryName } from './country.ts';
import type { Order } from './question.ts';
import { countries } from './tables/countries.ts';
import { everywhere } from './tables/everywhere.ts';

type AccountCurrency = (typeof countryCurrencies)[CountryName];
type Takings = Readonly<Record<'revenue' | 'orderTotal', Line<Money>>>;

/**
 * What Etsy charges for one order; each line is rounded to the coin.
 *
 *     listing     = pieces × fee in dollars, in the currency of the account
 *     transaction = revenue × rate;  regulatory = revenue × rate
 *     processing  = order total × rate + fixed
 *     offsite ads = revenue × rate, at most the cap
 *     conversion  = order total × rate, where the listing is in another currency
 *     VAT         = (all these but the conversion) × rate, without a VAT number; Sri Lankan VAT where Etsy adds it
 */
export function orderFees({ revenue, orderTotal }: Takings, order: Order, day: IsoDate) {
  const entries = entriesFor(wanted(order), day);
  if (isRefusal(entries)) return entries;
  const currency = countryCurrencies[order.country];
  const fee = charged(orderTotal, entries.processing, { keys: { rate: 'processingRate', fixed: 'processingFixed' } });
  if (!fee) return notPublished('processing');

  const inAccount = (dollars: Figure<Money>) => inAccountCurrency(dollars, currency, day);
  const pieces = input('pieces', order.pieces, 'count');
  const listing = product(amountLine('listingFeeEach', entries.listingFee), pieces);
  const { regulatoryFee, offsiteAds, offsiteAdsMost, currencyConversion } = entries;
  const listingFee = line('listingFee', toCoins(inAccount(listing)));
  const transactionFee = rated('transactionFee', revenue, entries.transactionFee);
  const processingFee = line('processingFee', toCoins(fee));
  const regulatory = regulatoryFee && rated('regulatoryFee', revenue, regulatoryFee);
  const most = offsiteAdsMost && toCoins(inAccount(amountLine('offsiteAdsMost', offsiteAdsMost)));
  const ads = offsiteAds && most && adsFee(revenue, { rate: offsiteAds, most, row: order.offsiteAds });
  const conversion = currencyConversion && rated('conversionFee', orderTotal, currencyConversion);
  const own = [transactionFee, processingFee, ...[regulatory, ads].filter((one) => one !== undefined)] as const;
  const before = sum<Money>(listingFee, ...own);
  const vat = entries.vat && rated('vat', before, entries.vat);
  const atHome = sriLankanVat(before, order, day);
  const others = [conversion, vat, atHome].filter((one) => one !== undefined);
  const totalFees = line('totalFees', sum(before, ...others));
  return { listingFee, transactionFee, processingFee, regulatory, ads, conversion, vat, atHome, totalFees };
}

/** The entries that an order needs. */
function wanted({ country, buyer, offsiteAds, converted, vatNumber }: Order) {
  const { processing, processingFromAbroad, regulatoryFee, vatOnFees }: Country = countries[country];
  return {
    processing: buyer === 'abroad' ? (processingFromAbroad ?? processing) : processing,
    listingFee: everywhere.listingFee,
    transactionFee: everywhere.transactionFee,
    ...(regulatoryFee && { regulatoryFee }),
    ...(offsiteAds && { offsiteAds: everywhere.offsiteAds[offsiteAds], offsiteAdsMost: everywhere.offsiteAds.most }),
    ...(vatOnFees && !vatNumber && { vat: vatOnFees }),
    ...(converted && { currencyConversion: everywhere.currencyConversion }),
  };
}

type Ads = Readonly<{ rate: Dated<Percent>; most: Figure<Money>; row: string | undefined }>;

function adsFee(of: Line<Money>, { rate, most, row }: Ads) {
  return line('offsiteAdsFee', smallest(toCoins(product(of, percentLine('offsiteAdsRate', rate, row))), most));
}

/** Dollars in the currency of the shop's account, at the mid-market rate of the table. */
function inAccountCurrency(dollars: Figure<Money>, currency: AccountCurrency, day: IsoDate) {
  if (currency === 'USD') return dollars;
  return exchanged(dollars, quotedLine('perDollar', midRate('USD', currency, day)), currency);
}

function rated<K extends string>(key: K, of: Figure<Money>, cited: Dated<Percent>) {
  return line(key, toCoins(product(of, percentLine(`${key}Rate`, cited))));
}
