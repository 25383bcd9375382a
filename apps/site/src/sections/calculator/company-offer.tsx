import type { Locale } from '@formation/content';
import type { PlatformName } from '@formation/fees';
import { needsCompany } from '@formation/payouts';
import { GoLink } from '@formation/ui';
import { companyOffers } from '../../features/packages/company-offers.ts';
import { today } from '../../lib/text/dates/build-day.ts';

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
