import { usStateReports, type StateCode } from '@formation/deadlines';
import {
  countsShares,
  formOf,
  kinds,
  packageLevels,
  places,
  servicesOf,
  sharesOf,
  type CompanyForm,
  type PackageLevel,
  type Service,
  type ServiceKey,
} from '@formation/formation';
import { choice } from '../../../lib/input/choice.ts';
import type { Typed } from '../../../lib/input/use-typed.ts';
import { priceName, typedShares } from './typed-numbers.ts';

/** One thing to count: a form of company with or without our package, and what was changed about its services. */
export type CostOption = Readonly<{
  form: CompanyForm;
  level?: PackageLevel;
  /** Services that are not as usual: left out, added, or at a price of the visitor's, as it was typed. */
  services: readonly Readonly<{ key: ServiceKey; is: string }>[];
}>;

// Object.keys loses the names that the table has.
export const stateCodes = Object.keys(usStateReports) as StateCode[];

const forms = [...kinds.map((kind) => formOf('us', 'WY', kind)), ...places.map((place) => formOf(place, 'WY', 'llc'))];

/** A form with the shares that were typed, where its state counts them. */
export function withShares(form: CompanyForm, typed: Typed): CompanyForm {
  if (!countsShares(form) || !typed['shares']) return form;
  const [authorised, issued, assets] = typedShares(typed);
  const shares = authorised && issued && assets && sharesOf(authorised, issued, assets);
  return shares ? { ...form, shares } : form;
}

/** Every service of any form, each once; `isUsual` in the forms in which it counts unless it is left out. */
export const everyService = [
  ...new Map(
    forms
      .flatMap(servicesOf)
      .map(({ key, need }) => [`${key} ${need === 'some'}`, { key, isUsual: need !== 'some' }] as const),
  ).values(),
];

/** The box of a service: ticked at first where it is usual, so that it has a name of its own there. */
export const boxOf = (key: ServiceKey, isUsual: boolean) => (isUsual ? `with-${key}` : key);

export const hasPackages = ({ country }: CompanyForm) => country === 'us' || country === 'uk';

/** What stands in the form. A price chooses a service that is not usual, and nothing brings back one that was left out. */
export function costOption(typed: Typed): CostOption {
  const form = withShares(formOf(choice(places, typed['place']), typed['state'], typed['kind']), typed);
  const level = packageLevels.find((known) => known === typed['level']);
  const services = servicesOf(form).flatMap((service) => {
    const is = choiceOf(service, typed);
    return is ? [{ key: service.key, is }] : [];
  });
  return { form, ...(level && hasPackages(form) ? { level } : {}), services };
}

function choiceOf({ key, need }: Service, typed: Typed): string {
  const isUsual = need !== 'some';
  const price = typed[priceName(key)]?.trim() ?? '';
  if (isUsual && !typed[boxOf(key, isUsual)]) return 'off';
  return price || (!isUsual && typed[key] ? 'on' : '');
}
