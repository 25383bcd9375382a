import type { IsoDate } from '@formation/fees';
import { keepInStep, keptInStep } from '../../../lib/typed/kept-step.ts';
import { readForm, type Typed } from '../../../lib/typed/use-typed.ts';
import type { Mode } from './address-inputs.ts';

/** Which fees are shown. Without a day those of today count. */
export type Chosen = Readonly<{ mode: Mode; day: IsoDate | undefined; pinned: boolean }>;

/** What the forms of a calculator hold, and what the open one held before it was first changed. */
export type Held = Map<Mode | 'opened', Typed>;

type Kept = Chosen & Readonly<{ held: readonly (readonly [Mode | 'opened', Typed])[] }>;

const place = 'calculator';

const formNow = () => document.querySelector<HTMLFormElement>('.calc form');

const inputsOf = (form: HTMLFormElement | null) =>
  [...(form?.elements ?? [])].filter((field) => field instanceof HTMLInputElement);

/**
 * What stands in the form, if the visitor turned to the published fees before the page's script ran. A number that the
 * form opened with is not what anybody has typed.
 */
export function typedBeforeTurning(): Typed | undefined {
  const chosen = document.querySelector<HTMLInputElement>('.schedule :checked');
  const form = formNow();
  if (chosen?.value !== 'published' || !form) return undefined;
  const begunWith = inputsOf(form).filter(
    ({ type, value, defaultValue }) => type === 'number' && value === defaultValue,
  );
  const names = new Set(begunWith.map(({ name }) => name));
  return Object.fromEntries(Object.entries(readForm(form)).filter(([name]) => !names.has(name)));
}

/** What was typed into the page's HTML before its script ran. */
export function typedEarly(): Typed {
  const typed = inputsOf(formNow()).filter((field) =>
    field.type === 'checkbox' ? field.checked && !field.defaultChecked : field.value !== field.defaultValue,
  );
  return Object.fromEntries(typed.map(({ name, value }) => [name, value]));
}

/** Keeps what is chosen, and what stands in the forms by then. */
export function keepCalculator(chosen: Chosen, held: Held): void {
  keepInStep(place, (): Kept => ({ ...chosen, held: [...held] }));
}

/** What stood here before the page was loaded again, put back into `held`, and what is carried into the open form. */
export function keptCalculator(held: Held): (Chosen & Readonly<{ carried: Typed }>) | undefined {
  const kept = keptInStep<Kept>(place);
  if (!kept) return undefined;
  for (const [name, typed] of kept.held) held.set(name, typed);
  return { ...kept, carried: { ...held.get(kept.mode), ...typedEarly() } };
}
