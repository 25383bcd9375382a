import { services, type EnquiryDraft } from '@formation/leads';
import { choice } from '../../lib/typed/choice.ts';
import type { Typed } from '../../lib/typed/use-typed.ts';

/** The text fields of the form, by name: what is kept, and what a success clears. */
export const textFields = ['contactName', 'contactNumber', 'email', 'message'] as const;

export const draftFrom = (typed: Typed): EnquiryDraft => ({
  contactName: typed['contactName'] ?? '',
  contactNumber: typed['contactNumber'] ?? '',
  email: typed['email'] ?? '',
  serviceNeeded: choice(services, typed['serviceNeeded']),
  message: typed['message'] ?? '',
  agreeToProtectData: typed['agreeToProtectData'] !== undefined,
});

/** Puts a kept draft back, without touching what is already there. */
export function fillEmpty(form: HTMLFormElement, typed: Typed): void {
  for (const name of [...textFields, 'serviceNeeded']) {
    const field = form.elements.namedItem(name);
    const text = typed[name];
    const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
    if (isField && !field.value && text) field.value = text;
    if (field instanceof HTMLSelectElement && text) field.value = text;
  }
}

/** Clears name, number, e-mail, message and file; service and revenue go back to their defaults, the consent stays. */
export function clearForm(form: HTMLFormElement): void {
  const consent = form.elements.namedItem('agreeToProtectData');
  const agreed = consent instanceof HTMLInputElement && consent.checked;
  form.reset();
  if (consent instanceof HTMLInputElement) consent.checked = agreed;
}

export function chosenFile(form: HTMLFormElement): File | undefined {
  const field = form.elements.namedItem('file');
  return field instanceof HTMLInputElement ? field.files?.[0] : undefined;
}
