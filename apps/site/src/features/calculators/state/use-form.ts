import { useRef } from 'react';
import { useOnShown } from '../../../hydration/use-hydrated.ts';
import { readForm, type Typed } from '../../../lib/input/use-typed.ts';
import type { Action } from './calculator-state.ts';
import type { FormState } from './form-state.ts';

/** What a calculator hands to its open form. */
export type OpenForm = Readonly<{
  form: FormState;
  /** Tells the calculator what stands in the fields. */
  onRead: (action: Extract<Action, { typed: Typed }>) => void;
}>;

/**
 * The open form of a calculator. The browser owns the fields, so nothing is lost that was typed before this script ran:
 * what stands in them is read as they are shown, and after each change, and told to the calculator's state.
 *
 * @param proposed - the numbers that the form opens with by itself.
 */
export function useForm({ onRead }: Pick<OpenForm, 'onRead'>, proposed: Typed) {
  const ref = useRef<HTMLFormElement>(null);
  const tell = (type: 'show' | 'input') => {
    if (ref.current) onRead({ type, typed: readForm(ref.current), proposed });
  };
  useOnShown(() => tell('show'));
  const onInput = () => tell('input');
  return { ref, onInput, onChange: onInput };
}

/** Puts a value into a field as if it were typed, so that everything follows. */
export function putInto(place: HTMLElement | null, name: string, value: string): HTMLInputElement | undefined {
  const field = place?.querySelector<HTMLInputElement>(`[name="${name}"]`);
  if (!field) return undefined;
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  return field;
}
