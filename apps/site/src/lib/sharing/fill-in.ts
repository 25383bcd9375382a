import type { Typed } from '../input/use-typed.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement;

/** Puts values into the fields of a form by their names. A choice that a list does not offer changes nothing. */
export function fillIn(form: HTMLFormElement, values: Typed): void {
  for (const control of [...form.elements].filter(isControl)) {
    const value = Object.hasOwn(values, control.name) ? values[control.name] : undefined;
    if (value !== undefined) putInto(control, value);
  }
}

function putInto(control: Control, value: string): void {
  if (control instanceof HTMLInputElement && ['radio', 'checkbox'].includes(control.type)) {
    control.checked = control.value === value;
    return;
  }
  const offered = control instanceof HTMLSelectElement ? [...control.options].map((option) => option.value) : [value];
  if (!offered.includes(value)) return;
  control.value = value;
  // A day that does not exist leaves its field empty: what was asked for stands beside it.
  if (control.type === 'date' && control.value !== value) control.dataset['unread'] = value;
}
