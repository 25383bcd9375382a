import { useRef, useState, type SyntheticEvent } from 'react';
import { useOnHydrated, useOnShown } from '../../hydration/use-hydrated.ts';

/** What stands in a form, by the names of its fields. A box that is not ticked is absent. */
export type Typed = Readonly<Record<string, string>>;

export const readForm = (form: HTMLFormElement): Typed =>
  Object.fromEntries(
    [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );

/** Whether any of its fields holds a digit, in whichever script. */
export const hasNumber = (typed: Typed): boolean => Object.values(typed).some((text) => /\p{Nd}/u.test(text));

/** Reads a form; `before` is what stood in it when it was last read. */
type Reader = (form: HTMLFormElement, before: Typed) => Typed;

/**
 * What the visitor has typed into a form, read from the form itself. The browser owns the fields, so nothing is lost
 * that was typed before this script ran, or that the browser put back on Back. The form is read before anything that
 * the visitor does next can arrive.
 *
 * @param defaults - what the fields hold in the page's HTML.
 * @param begin - puts into the fields what they begin with, before they are first read.
 */
export function useTyped(
  defaults: Typed | (() => Typed),
  begin?: (form: HTMLFormElement) => void,
  reader: Reader = readForm,
) {
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(defaults);

  useOnHydrated(() => {
    if (form.current) begin?.(form.current);
  });
  useOnShown(() => {
    if (form.current) setTyped(reader(form.current, typed));
  });

  const read = (event: SyntheticEvent<HTMLFormElement>) => setTyped(reader(event.currentTarget, typed));
  return { typed, form: { ref: form, onInput: read, onChange: read } };
}
