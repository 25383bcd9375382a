import type { SyntheticEvent } from 'react';
import { fillIn } from '../sharing/fill-in.ts';
import { syncSaved, savedValues } from './saved-step.ts';
import { readForm, useTyped, type Typed } from './use-typed.ts';

/**
 * As {@link useTyped}, for a form that no address brings back: reload, Back and forward do.
 *
 * @param savedAs - the name under which it is kept; no other form of the page has it.
 */
export function useSavedTyped(defaults: Typed, savedAs: string) {
  const { typed, form } = useTyped(defaults, (element) => {
    const saved = savedValues<Typed>(savedAs);
    if (saved) fillIn(element, saved);
  });

  const onInput = (event: SyntheticEvent<HTMLFormElement>) => {
    form.onInput(event);
    const now = readForm(event.currentTarget);
    syncSaved(savedAs, () => now);
  };
  return { typed, form: { ...form, onInput } };
}
