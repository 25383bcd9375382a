import type { Money } from '@formation/money';
import type { CompanyForm } from './company-form.ts';
import type { ShownCurrency } from './totals.ts';

/** A service that others sell at prices nobody publishes; the visitor fills in the price they were quoted. */
export type AddOnKey = 'registered-agent' | 'address' | 'company-secretary' | 'accountant' | 'auditor' | 'itin';

/** A chosen service, with the visitor's price a year (once, for an ITIN) when they have one. */
export type AddOn = Readonly<{ key: AddOnKey; price?: Money<ShownCurrency> }>;

/** Services that the law makes a company have. They are listed also when they were not chosen. */
export function requiredAddOns({ country }: CompanyForm): readonly AddOnKey[] {
  if (country === 'us') return ['registered-agent'];
  if (country === 'uk') return ['address'];
  return country === 'hk' ? ['company-secretary', 'address', 'auditor'] : [];
}

/** Services that make sense for a company of this form, the required ones first. */
export function possibleAddOns(form: CompanyForm): readonly AddOnKey[] {
  const useful: readonly AddOnKey[] = form.country === 'us' ? ['address', 'accountant', 'itin'] : ['accountant'];
  return [...requiredAddOns(form), ...useful];
}
