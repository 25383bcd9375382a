import { useDeferredValue, useState, type SyntheticEvent } from 'react';
import { useOnHydrated } from '../../hydration/use-hydrated.ts';
import { useSavedTyped } from '../../lib/input/use-saved-typed.ts';
import { readForm } from '../../lib/input/use-typed.ts';
import { fillIn } from '../../lib/sharing/fill-in.ts';
import { askedBy, searchFor, type SearchRequest } from './code-address.ts';
import { useAnswers } from './use-answers.ts';

/** Puts what the address asks for into the form, unless something else is typed already. Returns the entry to open. */
function fillFromAddress(form: HTMLFormElement, { typed, open }: SearchRequest): string | undefined {
  const { q: now } = readForm(form);
  if (!typed['q'] || (now && now !== typed['q'])) return undefined;
  fillIn(form, typed);
  form.dispatchEvent(new Event('input', { bubbles: true }));
  return open;
}

/** The codes that are kept, by name, and how one is kept or let go. */
function useSaved() {
  const [names, setNames] = useState<readonly string[]>([]);
  const toggle = (name: string): readonly string[] => {
    const next = names.includes(name) ? names.filter((other) => other !== name) : [...names, name];
    setNames(next);
    return next;
  };
  return { names, setNames, toggle };
}

const putAddress = (address: string) => history.replaceState(history.state, '', address);

/** The search: what is typed, the answers to it, which one stands open, and the codes that are kept. */
export function useCodeSearch() {
  const { typed, form } = useSavedTyped({ q: '', in: 'all' }, 'codes');
  const [open, setOpen] = useState<string>();
  const [wholeFor, setWholeFor] = useState<string>();
  const query = useDeferredValue((typed['q'] ?? '').trim());
  const saved = useSaved();
  const { wantCodes, ...found } = useAnswers({ query, within: typed['in'], open, wanted: saved.names.length > 0 });

  useOnHydrated(() => {
    const input = askedBy(location.search);
    saved.setNames(input.kept);
    if (form.ref.current) setOpen(fillFromAddress(form.ref.current, input));
  });

  const linkTo = (name?: string, names = saved.names) =>
    location.origin + location.pathname + searchFor(typed, name, names);
  const show = (name: string | undefined) => {
    setOpen(name);
    putAddress(linkTo(name));
  };
  const onInput = (event: SyntheticEvent<HTMLFormElement>) => {
    form.onInput(event);
    setOpen(undefined);
  };
  const onSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    wantCodes();
    show(open);
  };
  return {
    ...found,
    form: { ...form, onInput, onSubmit, onFocus: wantCodes },
    query,
    open,
    show,
    linkTo,
    kept: { names: saved.names, toggle: (name: string) => putAddress(linkTo(open, saved.toggle(name))) },
    whole: { shows: wholeFor === query, show: () => setWholeFor(query) },
  };
}
