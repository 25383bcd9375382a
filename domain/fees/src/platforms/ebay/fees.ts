import { compare, money, rate, toExactText, type Money } from '@formation/money';
import { isRefusal, notPublished, type Refusal } from '../../refusal.ts';
import { entriesFor } from '../../schedule/entries-for.ts';
import type { Dated, IsoDate } from '../../schedule/schedule.ts';
import { fromTable, input, line, type Line } from '../../trace/figure.ts';
import { lines } from '../../trace/lines.ts';
import { difference, product, smallest, sum } from '../../trace/operations.ts';
import { amountLine, fractionOf, percentLine } from '../../trace/published.ts';
import { toCoins } from '../../trace/quoted-rate.ts';
import type { Band, PartedStep, Percent, Step } from '../../value/fee-value.ts';
import { stepOf, tieredFee } from '../../value/tiered-fee.ts';
import type { Sale } from './question.ts';
import type { Site } from './site.ts';
import { sites } from './tables/sites.ts';

type Amount<K extends string> = Line<Money, K>;
type Entries = Exclude<ReturnType<typeof businessEntries>, Refusal>;

/**
 * What eBay charges a business for one sale; each line is rounded to the coin, and what does not apply is missing.
 *
 *     final value fee = base by the category's table of rates, at most the cap
 *     other rates     = base × rate;  top rated discount = final value fee × rate
 *     VAT             = all fees × rate, where a site quotes fees without it
 *
 * @param base - the total amount of the sale, tax and shipping included.
 */
export function businessFees(base: Line<Money>, sale: Sale, day: IsoDate) {
  const entries = businessEntries(sale, day);
  if (isRefusal(entries)) return entries;
  const outside = promotedOutside(sale, entries);
  if (outside) return outside;
  const perOrderFee = perOrder(base, entries, sale.category);
  if (isRefusal(perOrderFee)) return perOrderFee;

  const finalValueFee = finalValue(base, entries, sale.category);
  const extra = [perOrderFee, ...ratedFees(base, sale, entries), ...fixedFees(entries)] as const;
  const gross = sum(finalValueFee, ...extra.filter((one) => one !== undefined));
  const topRatedDiscount = maybeRated('topRatedDiscount', finalValueFee, entries.topRatedDiscount);
  const fees = line('fees', topRatedDiscount ? difference(gross, topRatedDiscount) : gross);
  const vat = maybeRated('vat', fees, entries.vat);
  const totalFees = line('totalFees', vat ? sum(fees, vat) : fees);
  return lines(finalValueFee, ...extra, topRatedDiscount, fees, vat, totalFees);
}

/**
 * What a private seller pays where that is not what a business pays, and what the buyer pays eBay on top.
 *
 *     buyer protection = fixed + sold price by its table of rates
 */
export function privateFees(soldPrice: Line<Money>, base: Line<Money>, { site, day }: { site: Site; day: IsoDate }) {
  const { finalValueFee: rateOfSeller, buyerProtection: protection } = site.privateSeller ?? {};
  const wanted = {
    finalValueFee: rateOfSeller,
    ...(protection && { fixed: protection.fixed, price: protection.byPrice }),
  };
  const entries = entriesFor(wanted, day);
  if (isRefusal(entries)) return entries;

  const { finalValueFee: cited, fixed, price } = entries;
  const percent = percentLine('finalValueFeeRate', cited, 'private seller');
  const finalValueFee = line('finalValueFee', toCoins(product(base, percent)));
  const byPrice = price && tieredFee(soldPrice, price.value, { key: 'buyerProtection', cited: price });
  const whole = fixed && byPrice && toCoins(sum(amountLine('buyerProtectionFixed', fixed), byPrice));
  const totals = [line('fees', finalValueFee), line('totalFees', finalValueFee)] as const;
  return lines(finalValueFee, ...totals, whole && line('buyerProtection', whole));
}

/** The tables' entries that a sale by a business needs, or the first that is not published. */
export function businessEntries(sale: Sale, day: IsoDate) {
  const site: Site = sites[sale.site];
  const { category, store, buyer, belowStandard, notAsDescribed } = sale;
  const cap = site.cap?.[category];
  return entriesFor(
    {
      finalValueFee: site.stores[store]?.[category],
      perOrderFee: site.perOrderFee,
      ...(buyer !== 'domestic' && { internationalFee: internationalFee(sale, site) }),
      ...(belowStandard && { belowStandardFee: site.belowStandard?.[belowStandard] }),
      ...(notAsDescribed && { notAsDescribedFee: site.notAsDescribed?.[notAsDescribed] }),
      ...(sale.topRated && { topRatedDiscount: site.topRatedDiscount }),
      ...(isPromoted(sale) && { promotedFee: site.promotedRange }),
      ...(sale.paidListing && { insertionFee: site.insertionByCategory?.[category] ?? site.insertion?.[store] }),
      ...(sale.dispute && { disputeFee: site.dispute }),
      ...(cap && { finalValueFeeCap: cap }),
      ...(site.regulatoryFee && { regulatoryFee: site.regulatoryFee }),
      ...(site.vatOnFees && { vat: site.vatOnFees }),
    },
    day,
  );
}

/** What sellers registered abroad pay for a buyer abroad has not been found published for any site. */
function internationalFee({ buyer, registered }: Sale, { international }: Site) {
  if (registered === 'abroad' || buyer === 'domestic') return undefined;
  return international?.everywhere ?? international?.[buyer];
}

function finalValue(base: Line<Money>, entries: Entries, category: string): Amount<'finalValueFee'> {
  const { finalValueFee: cited, finalValueFeeCap: cap } = entries;
  const fee = toCoins(tieredFee(base, cited.value, { key: 'finalValueFee', cited, row: category }));
  return line('finalValueFee', cap ? smallest(fee, amountLine('finalValueFeeCap', cap)) : fee);
}

function perOrder(base: Line<Money>, entries: Entries, category: string): Amount<'perOrderFee'> | Refusal {
  const { perOrderFee: cited, finalValueFee } = entries;
  const { currency } = base.value;
  const step = stepOf<Step | PartedStep>(finalValueFee.value.steps, base.value);
  if (step && 'waivesPerOrderFee' in step) {
    return fromTable('perOrderFee', money('0', currency), { cited: finalValueFee, row: `${category}, waived` });
  }
  const band = cited.value.bands.find((one) => contains(one, base.value));
  if (!band) return notPublished('perOrderFee');
  const row = band.upTo === undefined ? undefined : `≤ ${band.upTo}`;
  return fromTable('perOrderFee', money(band.amount, currency), { cited, row });
}

function contains({ over, upTo }: Band, total: Money): boolean {
  if (over !== undefined && compare(total, rate(over)) <= 0) return false;
  return upTo === undefined || compare(total, rate(upTo)) <= 0;
}

function ratedFees(base: Line<Money>, { promotedRate }: Sale, entries: Entries) {
  const isAdvertised = promotedRate && entries.promotedFee;
  return [
    maybeRated('internationalFee', base, entries.internationalFee),
    maybeRated('belowStandardFee', base, entries.belowStandardFee),
    maybeRated('notAsDescribedFee', base, entries.notAsDescribedFee),
    maybeRated('regulatoryFee', base, entries.regulatoryFee),
    isAdvertised && line('promotedFee', toCoins(product(base, input('promotedRate', promotedRate)))),
  ] as const;
}

function fixedFees({ insertionFee, disputeFee }: Entries) {
  return [
    insertionFee && amountLine('insertionFee', insertionFee),
    disputeFee && amountLine('disputeFee', disputeFee),
  ] as const;
}

/** An ad rate of nothing is no ad. */
function isPromoted({ promotedRate }: Sale): boolean {
  return promotedRate !== undefined && promotedRate.units !== 0n;
}

function promotedOutside({ promotedRate }: Sale, { promotedFee }: Entries): Refusal | undefined {
  if (!promotedRate || !promotedFee) return undefined;
  const [least, most] = [fractionOf(promotedFee.value.least), fractionOf(promotedFee.value.most)];
  const isInside = compare(promotedRate, least) >= 0 && compare(promotedRate, most) <= 0;
  if (isInside) return undefined;
  return { refused: 'out-of-range', what: 'promotedRate', least: toExactText(least), most: toExactText(most) };
}

function maybeRated<K extends string>(key: K, of: Line<Money>, cited: Dated<Percent> | undefined) {
  return cited && line(key, toCoins(product(of, percentLine(`${key}Rate`, cited))));
}
