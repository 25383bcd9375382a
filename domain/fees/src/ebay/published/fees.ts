import { compare, money, rate, type Currency, type Money } from '@formation/money';
import { fromTable, input, line, type Line } from '../../figure/figure.ts';
import { difference, product, rounded, smallest, sum } from '../../figure/operations.ts';
import { isRefusal, notPublished, type Refusal } from '../../published/refusal.ts';
import { stepOf, tieredFee } from '../../published/tiered-fee.ts';
import type { Dated, IsoDate } from '../../schedule.ts';
import { businessEntries } from './entries.ts';
import type { SaleInputs } from './inputs.ts';
import type { OrderBand, Site } from './site.ts';

type Amount<C extends Currency> = Line<Money<C>>;
type Entries = Exclude<ReturnType<typeof businessEntries>, Refusal>;

/** The lines of eBay's invoice; what does not apply is missing. */
export type Fees<C extends Currency> = Readonly<{
  finalValueFee: Amount<C>;
  perOrderFee?: Amount<C>;
  internationalFee?: Amount<C>;
  belowStandardFee?: Amount<C>;
  notAsDescribedFee?: Amount<C>;
  regulatoryFee?: Amount<C>;
  promotedFee?: Amount<C>;
  insertionFee?: Amount<C>;
  disputeFee?: Amount<C>;
  /** Taken off the fees. */
  topRatedDiscount?: Amount<C>;
  /** All the above. */
  fees: Amount<C>;
  vat?: Amount<C>;
  totalFees: Amount<C>;
  /** What a buyer pays eBay on top, where private sellers pay nothing. */
  buyerProtection?: Amount<C>;
}>;

/**
 * What eBay charges a business for one sale; each line is rounded to cents.
 *
 *     final value fee = base by the category's table of rates, at most the cap
 *     other rates     = base × rate;  top rated discount = final value fee × rate
 *     VAT             = all fees × rate, where a site quotes fees without it
 *
 * @param base - the total amount of the sale, tax and shipping included.
 */
export function businessFees<C extends Currency>(
  base: Amount<C>,
  inputs: SaleInputs<C>,
  { site, day }: { site: Site; day: IsoDate },
): Fees<C> | Refusal {
  const entries = businessEntries(inputs, site, day);
  if (isRefusal(entries)) return entries;
  const outside = promotedOutside(inputs, entries);
  if (outside) return outside;
  const perOrderFee = perOrder(base, entries, inputs.category);
  if (isRefusal(perOrderFee)) return perOrderFee;

  const finalValueFee = finalValue(base, entries, inputs.category);
  const extra = { perOrderFee, ...ratedFees(base, inputs, entries), ...fixedFees(base.value.currency, entries) };
  const gross = sum(finalValueFee, ...Object.values(extra));
  const off = entries.topRatedDiscount;
  const topRatedDiscount = off && rated('topRatedDiscount', finalValueFee, off);
  const fees = line('fees', topRatedDiscount ? difference(gross, topRatedDiscount) : gross);
  const vat = entries.vat && rated('vat', fees, entries.vat);

  return {
    finalValueFee,
    ...extra,
    ...(topRatedDiscount && { topRatedDiscount }),
    fees,
    ...(vat && { vat }),
    totalFees: line('totalFees', vat ? sum(fees, vat) : fees),
  };
}

function finalValue<C extends Currency>(base: Amount<C>, entries: Entries, category: string): Amount<C> {
  const { finalValueFee: cited, finalValueFeeCap: cap } = entries;
  const fee = rounded(tieredFee(base, cited.value, { key: 'finalValueFee', cited, row: category }));
  if (!cap) return line('finalValueFee', fee);
  const most = fromTable('finalValueFeeCap', money(cap.value, base.value.currency), { cited: cap });
  return line('finalValueFee', smallest(fee, most));
}

function perOrder<C extends Currency>(base: Amount<C>, entries: Entries, category: string): Amount<C> | Refusal {
  const { perOrderFee: cited, finalValueFee } = entries;
  const { currency } = base.value;
  const waiver = { cited: finalValueFee, row: `${category}, waived` };
  const step = stepOf<{ upTo?: string; below?: string; waivesPerOrderFee?: true }>(
    finalValueFee.value.steps,
    base.value,
  );
  if (step?.waivesPerOrderFee) return fromTable('perOrderFee', money('0', currency), waiver);

  const band = cited.value.find((one) => contains(one, base.value));
  if (!band) return notPublished('perOrderFee');
  const row = band.upTo === undefined ? {} : { row: `≤ ${band.upTo}` };
  return fromTable('perOrderFee', money(band.amount, currency), { cited, ...row });
}

function contains({ over, upTo }: OrderBand, total: Money): boolean {
  if (over !== undefined && compare(total, rate(over)) <= 0) return false;
  return upTo === undefined || compare(total, rate(upTo)) <= 0;
}

function ratedFees<C extends Currency>(base: Amount<C>, { promotedRate }: SaleInputs<C>, entries: Entries) {
  const { internationalFee, belowStandardFee, notAsDescribedFee, regulatoryFee } = entries;
  return {
    ...(internationalFee && { internationalFee: rated('internationalFee', base, internationalFee) }),
    ...(belowStandardFee && { belowStandardFee: rated('belowStandardFee', base, belowStandardFee) }),
    ...(notAsDescribedFee && { notAsDescribedFee: rated('notAsDescribedFee', base, notAsDescribedFee) }),
    ...(regulatoryFee && { regulatoryFee: rated('regulatoryFee', base, regulatoryFee) }),
    ...(promotedRate && {
      promotedFee: line('promotedFee', rounded(product(base, input('promotedRate', promotedRate)))),
    }),
  };
}

function fixedFees<C extends Currency>(currency: C, { insertionFee, disputeFee }: Entries) {
  const fixed = (key: string, cited: Dated<string>) => fromTable(key, money(cited.value, currency), { cited });
  return {
    ...(insertionFee && { insertionFee: fixed('insertionFee', insertionFee) }),
    ...(disputeFee && { disputeFee: fixed('disputeFee', disputeFee) }),
  };
}

function promotedOutside({ promotedRate }: SaleInputs, { promotedFee }: Entries): Refusal | undefined {
  if (!promotedRate || !promotedFee) return undefined;
  const { least, most } = promotedFee.value;
  const isInside = compare(promotedRate, rate(least)) >= 0 && compare(promotedRate, rate(most)) <= 0;
  return isInside ? undefined : { refused: 'out-of-range', what: 'promotedRate', least, most };
}

function rated<C extends Currency>(key: string, of: Amount<C>, cited: Dated<string>): Amount<C> {
  return line(key, rounded(product(of, fromTable(`${key}Rate`, rate(cited.value), { cited }))));
}
