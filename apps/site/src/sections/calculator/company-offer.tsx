import type { Locale } from '@formation/content';
import type { PlatformName } from '@formation/fees';
import { neededCompany, type CompanyCountry } from '@formation/payouts';
import { GoLink } from '@formation/ui';
import { companyOffers } from '../../features/packages/company-offers.ts';
import { today } from '../../lib/text/dates/build-day.ts';

/** We do not form companies everywhere. */
type Offers = Readonly<Partial<Record<CompanyCountry, Readonly<{ text: string; href: string }>>>>;

/** What a company costs with us, under the calculator of a platform that nobody in Sri Lanka uses without it. */
export function CompanyOffer({ locale, platform }: Readonly<{ locale: Locale; platform: PlatformName }>) {
  const company = neededCompany(platform);
  const offers: Offers = companyOffers(locale, today);
  const offer = company && offers[company];
  return (
    offer && (
      <p className="wrap">
        <GoLink href={offer.href}>{offer.text}</GoLink>
      </p>
    )
  );
}
