import { usStateReports, type StateCode } from '@formation/deadlines';
import { possibleAddOns, type AddOnKey, type CompanyForm, type PackageLevel } from '@formation/formation';
import { choice } from '../../lib/typed/choice.ts';
import type { Typed } from '../../lib/typed/use-typed.ts';

/** One thing to count: a form of company with or without our package, and services at the visitor's prices. */
export type CostOption = Readonly<{
  form: CompanyForm;
  level?: PackageLevel;
  /** The price is as typed; empty when the visitor has none. */
  addOns: readonly Readonly<{ key: AddOnKey; price: string }>[];
}>;

export const places = ['us', 'uk', 'hk', 'lk'] as const;
export const kinds = ['llc', 'corporation'] as const;
export const levels = ['basic', 'growth', 'enterprise'] as const;
export const addOnKeys = [
  'registered-agent',
  'company-secretary',
  'address',
  'auditor',
  'accountant',
  'itin',
] as const satisfies readonly AddOnKey[];

export type Place = (typeof places)[number];

// Object.keys loses the names that the table has.
export const stateCodes = Object.keys(usStateReports) as StateCode[];

const isState = (text: string | undefined): text is StateCode =>
  text !== undefined && Object.hasOwn(usStateReports, text);

/** The form of company that a place, a state and a kind name; Wyoming where no state is named. */
export function formOf(place: Place, state: string | undefined, kind: string | undefined): CompanyForm {
  if (place === 'us') return { country: 'us', state: isState(state) ? state : 'WY', kind: choice(kinds, kind) };
  return place === 'lk' ? { country: 'lk', kind: 'sole-trader' } : { country: place, kind: 'ltd' };
}

export const hasPackages = ({ country }: CompanyForm) => country === 'us' || country === 'uk';

/** What stands in the form. A service with a price counts as chosen. */
export function costOption(typed: Typed): CostOption {
  const form = formOf(choice(places, typed['place']), typed['state'], typed['kind']);
  const level = levels.find((known) => known === typed['level']);
  const addOns = possibleAddOns(form).flatMap((key) => {
    const price = typed[`${key}-price`]?.trim() ?? '';
    return typed[key] || price ? [{ key, price }] : [];
  });
  return { form, ...(level && hasPackages(form) ? { level } : {}), addOns };
}
