import type { CompanyForm } from './company-form.ts';
import { isWanted, servicesOf, type ServiceChoices, type ServiceKey } from './services.ts';

/** What an owner may pay besides, and no total has: it depends on the profit, the bank, the card, or what the company does. */
export type NotCountedKey =
  | 'tax-on-profit'
  | 'bank-charges'
  | 'card-stamp-duty'
  | Extract<ServiceKey, 'data-protection'>;

/** What is in no total of a form. A fee that only some companies owe is there until it is chosen. */
export function notCounted(form: CompanyForm, services: ServiceChoices = {}): readonly NotCountedKey[] {
  const isLeftOut = servicesOf(form).some(
    (service) => service.key === 'data-protection' && !isWanted(service, services),
  );
  return [
    ...(isLeftOut ? (['data-protection'] as const) : []),
    'tax-on-profit',
    'bank-charges',
    ...(form.country === 'lk' ? [] : (['card-stamp-duty'] as const)),
  ];
}
