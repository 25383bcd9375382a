import { services, type EnquiryDraft } from '@formation/leads';
import { choice } from '../../lib/input/choice.ts';
import type { Typed } from '../../lib/input/use-typed.ts';

type Field = keyof EnquiryDraft;

/** How each field is filled in. A tick is given anew each time: it is not kept. */
const kinds: Readonly<Record<Field, 'text' | 'choice' | 'tick'>> = {
  contactName: 'text',
  contactNumber: 'text',
  email: 'text',
  serviceNeeded: 'choice',
  message: 'text',
  agreeToProtectData: 'tick',
};
const fields = Object.keys(kinds) as Field[]; // its own keys

/** The fields in which a draft begins: while they are empty, there is nothing to keep. */
export const textFields = fields.filter((name) => kinds[name] === 'text');

const savedFields = fields.filter((name) => kinds[name] !== 'tick');

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
  for (const name of savedFields) {
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
