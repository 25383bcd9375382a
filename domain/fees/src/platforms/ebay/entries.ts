import type { Bound, NotCounted } from '../../answer.ts';
import { isRefusal, type NotPublished } from '../../refusal.ts';
import { entriesFor } from '../../schedule/entries-for.ts';
import { chargedOn, type Dated, type IsoDate, type Schedule } from '../../schedule/schedule.ts';
import { conversionOf, internationalFee, isAbroad } from './international.ts';
import type { Sale } from './question.ts';
import type { Site } from './site.ts';
import { withoutStoreOnly } from './tables/de-categories.ts';
import { sites } from './tables/sites.ts';

/**
 * The tables' entries that a sale by a business needs, or the first without which there is no answer.
 *
 * An option whose number was not found is not counted, and {@link unknownOf} names it.
 */
export function businessEntries(sale: Sale, day: IsoDate) {
  const { category, store, site: name } = sale;
  const site: Site = sites[name];
  const base = entriesFor(
    {
      finalValueFee: finalValueOf(sale, site),
      perOrderFee: site.perOrderByCategory?.[category] ?? site.perOrderByStore?.[store] ?? site.perOrderFee,
      promotedFee: site.promotedRange,
    },
    day,
  );
  if (isRefusal(base)) return base;
  const found = Object.entries(options(sale, site)).flatMap(([key, schedule]) => {
    const entry = schedule && chargedOn<unknown>(schedule, day);
    return entry ? [[key, entry] as const] : [];
  });
  return { ...base, ...(Object.fromEntries(found) as Found) }; // each under its key, with the type of its schedule
}

type Options = ReturnType<typeof options>;
type Found = {
  readonly [K in keyof Options]?: NonNullable<Options[K]> extends Schedule<infer V> ? Dated<V> : never;
};
export type Entries = Exclude<ReturnType<typeof businessEntries>, NotPublished>;

/** What was chosen and what a site always takes; undefined where it counts and was not found. */
function options(sale: Sale, site: Site) {
  const { category, store, belowStandard, notAsDescribed, registered, renewal } = sale;
  const cap = site.cap?.[category];
  const isHere = registered === sale.site;
  return {
    ...(isAbroad(sale) && { internationalFee: internationalFee(sale) }),
    ...(sale.converted && { conversion: conversionOf(registered) }),
    ...(belowStandard && { belowStandardFee: site.belowStandard?.[belowStandard] }),
    ...(notAsDescribed && { notAsDescribedFee: site.notAsDescribed?.[notAsDescribed] }),
    ...(sale.topRated && { topRatedDiscount: site.topRatedDiscount }),
    ...(sale.paidListing && { insertionFee: site.insertionByCategory?.[category] ?? site.insertion?.[store] }),
    ...(sale.dispute && { disputeFee: site.dispute }),
    ...(sale.salesInMonth && { storeFee: site.subscription?.[store]?.[renewal] }),
    ...(cap && { finalValueFeeCap: cap }),
    ...(site.regulatoryFee && { regulatoryFee: site.regulatoryFee }),
    ...(isHere && site.vatOnFees && { vat: site.vatOnFees }),
  };
}

/** What was chosen, or is always taken, and was not found. */
const notFound = (sale: Sale): readonly string[] =>
  Object.entries(options(sale, sites[sale.site])).flatMap(([key, schedule]) => (schedule ? [] : [key]));

/** A fee that was not found comes on top, the discount comes off; with both, the fees may be more or less. */
export function boundOfFees(sale: Sale): Bound | undefined {
  const missing = notFound(sale);
  const isDiscount = missing.includes('topRatedDiscount');
  if (missing.length === 0 || (isDiscount && missing.length > 1)) return undefined;
  return isDiscount ? 'at-most' : 'at-least';
}

/** The fees that exist and are not in the answer. */
export function unknownOf(sale: Sale): readonly NotCounted[] {
  const site: Site = sites[sale.site];
  const { store, salesInMonth, registered } = sale;
  const hasStore = store !== 'none' && !(salesInMonth && site.subscription?.[store]);
  return [
    ...notFound(sale),
    ...(hasStore ? ['storeFee'] : []),
    ...(registered === sale.site || registered === 'LK' ? [] : ['taxOnFees']),
  ];
}

function finalValueOf({ site, store, category }: Sale, { stores }: Site) {
  const isUnknown = store !== 'none' && withoutStoreOnly[site]?.includes(category);
  return isUnknown ? undefined : (stores[store] ?? stores.none)[category];
}
