import { readForm, type Typed } from '../../../lib/input/use-typed.ts';

const formNow = () => document.querySelector<HTMLFormElement>('.calc form');

const inputsOf = (form: HTMLFormElement | null) =>
  [...(form?.elements ?? [])].filter((field) => field instanceof HTMLInputElement);

/** Whether the visitor turned to the published fees; before the page's script runs nobody else does. */
export function isSwitched(): boolean {
  return document.querySelector<HTMLInputElement>('.schedule :checked')?.value === 'published' && formNow() !== null;
}

/** What stands in the form. A number that the form opened with is not what anybody has typed. */
export function typedSoFar(): Typed | undefined {
  const form = formNow();
  if (!form) return undefined;
  const proposed = inputsOf(form).filter(
    ({ type, value, defaultValue }) => type === 'number' && value === defaultValue,
  );
  const names = new Set(proposed.map(({ name }) => name));
  return Object.fromEntries(Object.entries(readForm(form)).filter(([name]) => !names.has(name)));
}

/** What was typed into the page's HTML before its calculator was open. */
export function typedEarly(): Typed {
  const typed = inputsOf(formNow()).filter((field) =>
    field.type === 'checkbox' ? field.checked && !field.defaultChecked : field.value !== field.defaultValue,
  );
  return Object.fromEntries(typed.map(({ name, value }) => [name, value]));
}
