import type { Money } from '@formation/money';
import type { CompanyForm } from './company-form.ts';
import type { ServiceKey } from './services.ts';
import type { ShownCurrency } from './totals.ts';

export type PackageLevel = 'basic' | 'growth' | 'enterprise';

/** A package of ours. Its price is content; what its price covers of the other lines stands here. */
export type OurPackage = Readonly<{ level: PackageLevel; price: Money<ShownCurrency> }>;

/**
 * Lines that the price of a package covers in the first year.
 *
 * US prices are "+ State Fee"; UK prices have no such note and include the registration.
 *
 * @see Site specification §9, "Pricing packages"
 */
export function coveredBy(
  level: PackageLevel,
  { country }: CompanyForm,
): readonly (ServiceKey | 'registry-formation')[] {
  if (country === 'uk') return ['registry-formation', 'address'];
  if (country !== 'us') return [];
  return level === 'enterprise' ? ['address', 'itin'] : ['address'];
}
