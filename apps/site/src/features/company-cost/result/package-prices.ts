import { countries, packages, type Country, type CountryOption } from '@formation/content';
import type { PackagePrices } from '../form/count-option.ts';

/** The dollar prices of the packages of a country, whose order is the order of the levels. */
export function packagePrices(country: Country): PackagePrices['us'] {
  const price = (index: number) => packages[country][index]?.price.replace('$', '') ?? '';
  const isIncluded = countries.some(
    ({ value, registryFee }: CountryOption) => value === country && registryFee === 'included',
  );
  return { basic: price(0), growth: price(1), enterprise: price(2), ...(isIncluded && { includesRegistryFee: true }) };
}
