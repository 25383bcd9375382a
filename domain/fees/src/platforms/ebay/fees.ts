import { compare, money, type Money, type Rate } from '@formation/money';
import { isRefusal, notPublished, type Refusal } from '../../refusal.ts';
import type { Dated, IsoDate } from '../../schedule/schedule.ts';
import { type Figure, fromTable, input, line, type Line } from '../../trace/figure.ts';
import { lines } from '../../trace/lines.ts';
import { difference, dividedBy, product, smallest, sum } from '../../trace/operations.ts';
import { toCoins } from '../../trace/quoted-rate.ts';
import { amountLine, fractionOf, percentLine } from '../../trace/table-figures.ts';
import { bandLine } from '../../value/banded-fee.ts';
import type { Amount as Price, PartedStep, Percent, Step, YesNo } from '../../value/fee-value.ts';
import { stepOf, tieredFee } from '../../value/tiered-fee.ts';
import { sriLankanVat, withVat } from '../sri-lankan-vat.ts';
import { businessEntries, type Entries } from './entries.ts';
import { ofPieces, piecesOf } from './pieces.ts';
import type { Sale } from './question.ts';

type Amount<K extends string> = Line<Money, K>;
type Takings = Readonly<Record<'soldPrice' | 'revenue' | 'base', Line<Money>>>;

/**
 * What eBay charges a business for one sale; each line is rounded to the coin, and what does not apply is missing.
 *
 *     final value fee = base by the category's table of rates, at most the cap; limits and cap are those of one piece
 *     other rates     = base × rate;  top rated discount = final value fee × rate
 *     insertion       = fee × months;  store = price of a month ÷ sales of a month
 *     VAT             = all fees × rate, where a site quotes fees without it and the account is registered there;
 *                       Sri Lankan VAT where eBay adds it
 *     conversion      = (revenue − all other fees) × rate, where eBay converts the payout
 */
export function businessFees(takings: Takings, sale: Sale, day: IsoDate) {
  const { revenue, base } = takings;
  const entries = businessEntries(sale, day);
  if (isRefusal(entries)) return entries;
  const outside = promotedOutside(sale, entries);
  if (outside) return outside;
  const perOrderFee = perOrder(base, entries, sale);
  if (isRefusal(perOrderFee)) return perOrderFee;

  const finalValueFee = finalValue(takings, entries, sale);
  const extra = [perOrderFee, ...ratedFees(base, sale, entries), ...fixedFees(sale, entries)] as const;
  const gross = sum(finalValueFee, ...extra.filter((one) => one !== undefined));
  const topRatedDiscount = maybeRated('topRatedDiscount', finalValueFee, entries.topRatedDiscount);
  const fees = line('fees', topRatedDiscount ? difference(gross, topRatedDiscount) : gross);
  const vat = maybeRated('vat', fees, entries.vat);
  const atHome = sriLankanVat(fees, sale, day);
  const conversionFee = conversion(difference(revenue, withVat(fees, atHome)), entries);
  const later = [vat, atHome, conversionFee].filter((one) => one !== undefined);
  const totalFees = line('totalFees', later.length > 0 ? sum<Money>(fees, ...later) : fees);
  return lines(finalValueFee, ...extra, topRatedDiscount, fees, vat, atHome, conversionFee, totalFees);
}

/** A payout of nothing, or less, is not converted. */
function conversion(payout: Figure<Money>, { conversion: cited }: Entries) {
  return payout.value.units > 0n ? maybeRated('conversionFee', payout, cited) : undefined;
}

function finalValue({ soldPrice, base }: Takings, entries: Entries, sale: Sale): Amount<'finalValueFee'> {
  const { finalValueFee: cited, finalValueFeeCap: cap } = entries;
  const by = cited.value.limits === 'item' ? soldPrice.value : base.value;
  const row = { key: 'finalValueFee', cited, row: sale.category, by, pieces: piecesOf(sale) };
  const fee = toCoins(tieredFee(base, cited.value, row));
  const most = cap && isPrice(cap) && ofPieces(amountLine('finalValueFeeCap', cap), sale);
  return line('finalValueFee', most ? smallest(fee, most) : fee);
}

function isPrice(cited: Dated<Price | YesNo>): cited is Dated<Price> {
  return cited.value.kind === 'amount';
}

function perOrder(base: Line<Money>, entries: Entries, { category, pieces }: Sale): Amount<'perOrderFee'> | Refusal {
  const { perOrderFee: cited, finalValueFee } = entries;
  const { currency } = base.value;
  const step = stepOf<Step | PartedStep>(finalValueFee.value.steps, base.value, pieces);
  if (step && 'waivesPerOrderFee' in step) {
    return fromTable('perOrderFee', money('0', currency), { cited: finalValueFee, row: `${category}, waived` });
  }
  return bandLine('perOrderFee', cited, { total: base.value }) ?? notPublished('perOrderFee');
}

function ratedFees(base: Line<Money>, { promotedRate }: Sale, entries: Entries) {
  return [
    maybeRated('internationalFee', base, entries.internationalFee),
    maybeRated('belowStandardFee', base, entries.belowStandardFee),
    maybeRated('notAsDescribedFee', base, entries.notAsDescribedFee),
    maybeRated('regulatoryFee', base, entries.regulatoryFee),
    isPromoted(promotedRate)
      ? line('promotedFee', toCoins(product(base, input('promotedRate', promotedRate))))
      : undefined,
  ] as const;
}

function fixedFees({ paidListing, salesInMonth }: Sale, { insertionFee, disputeFee, storeFee }: Entries) {
  const listing = insertionFee && amountLine('insertionFeeEach', insertionFee);
  const month = storeFee && amountLine('storeMonth', storeFee);
  const months = paidListing && input('paidListing', paidListing, 'count');
  const sales = salesInMonth && input('salesInMonth', salesInMonth, 'count');
  return [
    listing && months && line('insertionFee', product(listing, months)),
    disputeFee && amountLine('disputeFee', disputeFee),
    month && sales && line('storeFee', toCoins(dividedBy<Money>(month, sales))),
  ] as const;
}

/** An ad rate of nothing is no ad. */
function isPromoted(promotedRate: Sale['promotedRate']): promotedRate is Rate {
  return promotedRate !== undefined && promotedRate.units !== 0n;
}

function promotedOutside({ promotedRate }: Sale, { promotedFee }: Entries): Refusal | undefined {
  if (!isPromoted(promotedRate)) return undefined;
  const { least, most } = promotedFee.value;
  const isInside = compare(promotedRate, fractionOf(least)) >= 0 && compare(promotedRate, fractionOf(most)) <= 0;
  return isInside ? undefined : { refused: 'out-of-range', what: 'promotedRate', least, most, unit: '%' };
}

function maybeRated<K extends string>(key: K, of: Figure<Money>, cited: Dated<Percent> | undefined) {
  return cited && line(key, toCoins(product(of, percentLine(`${key}Rate`, cited))));
}
