import type { SyntheticEvent } from 'react';
import { fillIn } from '../sharing/fill-in.ts';
import { keepInStep, keptInStep } from './saved-step.ts';
import { readForm, useTyped, type Typed } from './use-typed.ts';

/**
 * As {@link useTyped}, for a form that no address brings back: reload, Back and forward do.
 *
 * @param keptAs - the name under which it is kept; no other form of the page has it.
 */
export function useKeptTyped(atFirst: Typed, keptAs: string) {
  const { typed, form } = useTyped(atFirst, (element) => {
    const kept = keptInStep<Typed>(keptAs);
    if (kept) fillIn(element, kept);
  });

  const onInput = (event: SyntheticEvent<HTMLFormElement>) => {
    form.onInput(event);
    const now = readForm(event.currentTarget);
    keepInStep(keptAs, () => now);
  };
  return { typed, form: { ...form, onInput } };
}
