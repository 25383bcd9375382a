import { entriesFor } from '../../published/entries-for.ts';
import type { IsoDate } from '../../schedule.ts';
import type { SaleInputs } from './inputs.ts';
import type { Site } from './site.ts';

/** The tables' entries that a sale by a business needs, or the first that is not published. */
export function businessEntries(inputs: SaleInputs, site: Site, day: IsoDate) {
  const { category, store = 'none', buyer = 'domestic', belowStandard, notAsDescribed } = inputs;
  return entriesFor(
    {
      finalValueFee: site.stores[store]?.[category],
      perOrderFee: site.perOrderFee,
      ...(buyer !== 'domestic' && { internationalFee: internationalFee(inputs, site) }),
      ...(belowStandard && { belowStandardFee: site.belowStandard?.[belowStandard] }),
      ...(!belowStandard && notAsDescribed && { notAsDescribedFee: site.notAsDescribed?.[notAsDescribed] }),
      ...(inputs.topRated && { topRatedDiscount: site.topRatedDiscount }),
      ...(inputs.promotedRate && { promotedFee: site.promotedRange }),
      ...(inputs.paidListing && { insertionFee: site.insertionByCategory?.[category] ?? site.insertion?.[store] }),
      ...(inputs.dispute && { disputeFee: site.dispute }),
      ...(site.cap?.categories.includes(category) && { finalValueFeeCap: site.cap.amount }),
      ...(site.regulatoryFee && { regulatoryFee: site.regulatoryFee }),
      ...(site.vatOnFees && { vat: site.vatOnFees }),
    },
    day,
  );
}

/** What sellers registered abroad pay for a buyer abroad has not been found published for any site. */
function internationalFee({ buyer = 'domestic', registered = 'here' }: SaleInputs, { international }: Site) {
  if (registered === 'abroad' || buyer === 'domestic') return undefined;
  return international?.everywhere ?? international?.[buyer];
}
