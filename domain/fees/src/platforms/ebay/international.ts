import type { Schedule } from '../../schedule/schedule.ts';
import type { Percent } from '../../value/fee-value.ts';
import {
  buyerRegions,
  siteCurrencies,
  siteRegions,
  type ByBuyer,
  type Region,
  type Site,
  type SiteName,
} from './site.ts';
import { abroadOf } from './tables/abroad.ts';
import { sites } from './tables/sites.ts';

type Buyer = 'domestic' | Region;
type Account = Readonly<{ site: SiteName; registered: string }>;
type Sold = Account & Readonly<{ buyer: Buyer; highVolume?: boolean }>;

/** Where a buyer of a site can be: a region that is the site's country and nothing else is `domestic`. */
export function buyersOn(site: SiteName): readonly Buyer[] {
  return buyerRegions.filter((region) => region === 'domestic' || !isWhole(site, region));
}

/** Whether eBay takes the same wherever the buyer is, as of an account in a country without a site. */
export function isSameForAllBuyers({ site, registered }: Account): boolean {
  const fees = buyersOn(site).map((buyer) => {
    const sold = { site, registered, buyer };
    return isAbroad(sold) ? internationalFee(sold) : 'none';
  });
  return new Set(fees).size === 1;
}

/** Whether the buyer is in another country than the one where the account is registered. */
export function isAbroad({ site, buyer, registered }: Sold): boolean {
  if (!isSite(registered)) return true;
  if (buyer === 'domestic') return registered !== site;
  return !isWhole(registered, buyer);
}

/** What eBay takes where the buyer is abroad, if that was found. */
export function internationalFee({ site, buyer, registered, highVolume }: Sold): Schedule<Percent> | undefined {
  if (!isSite(registered)) {
    const { international, internationalForVolume } = abroadOf(registered) ?? {};
    return (highVolume ? internationalForVolume : undefined) ?? international;
  }
  const { international = {} }: Readonly<{ international?: ByBuyer }> = sites[registered];
  return international[buyer === 'domestic' ? siteRegions[site] : buyer] ?? international.everywhere;
}

/** What eBay keeps when it converts what it pays out, if that was found. */
export function conversionOf(registered: string): Schedule<Percent> | undefined {
  const { conversion }: Pick<Site, 'conversion'> = isSite(registered)
    ? sites[registered]
    : (abroadOf(registered) ?? {});
  return conversion;
}

/** Whether a region is the site's country and nothing else. */
function isWhole(site: SiteName, region: string): boolean {
  return region === siteRegions[site] && ['us', 'canada', 'uk'].includes(region);
}

function isSite(registered: string): registered is SiteName {
  return registered in siteCurrencies;
}
