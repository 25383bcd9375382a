import type { Money } from '@formation/money';
import type { CompanyForm } from './company-form.ts';
import type { ServiceKey } from './services.ts';
import type { ShownCurrency } from './totals.ts';

/** The levels of a package, in the order in which the packages of a country stand. */
export const packageLevels = ['basic', 'growth', 'enterprise'] as const;

export type PackageLevel = (typeof packageLevels)[number];

/** A package of ours. Its price is content; what its price covers of the other lines stands here. */
export type OurPackage = Readonly<{
  level: PackageLevel;
  price: Money<ShownCurrency>;
  /** The price holds what the state or registry charges to form the company. Otherwise that comes on top. */
  includesRegistryFee?: boolean;
}>;

/**
 * Lines that the price of a package covers in the first year.
 *
 * @see Site specification §9, "Pricing packages"
 */
export function coveredBy(
  { level, includesRegistryFee }: OurPackage,
  { country }: CompanyForm,
): readonly (ServiceKey | 'registry-formation')[] {
  if (country !== 'uk' && country !== 'us') return [];
  const fee = includesRegistryFee ? (['registry-formation'] as const) : [];
  return level === 'enterprise' && country === 'us' ? [...fee, 'address', 'itin'] : [...fee, 'address'];
}
