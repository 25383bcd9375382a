import type { Locale } from '@formation/content';
import type { PlatformName } from '@formation/fees';
import { routeKeys, routeOf } from '@formation/payouts';
import { GoLink } from '@formation/ui';
import { companyOffers } from '../../features/packages/company-offers.ts';
import { today } from '../../lib/text/dates/build-day.ts';

/** Whether every way home that needs an account of a platform starts at a company. */
function needsCompany(platform: PlatformName): boolean {
  const ways = routeKeys.map(routeOf).filter(({ needs }) => needs.some((need) => need === `${platform}-account`));
  return ways.length > 0 && ways.every(({ company }) => company !== undefined);
}

/** What a company costs with us, under the calculator of a platform that nobody in Sri Lanka uses without one. */
export function CompanyOffer({ locale, platform }: Readonly<{ locale: Locale; platform: PlatformName }>) {
  const offer = needsCompany(platform) ? companyOffers(locale, today).us : undefined;
  return (
    offer && (
      <p className="wrap">
        <GoLink href={offer.href}>{offer.text}</GoLink>
      </p>
    )
  );
}
