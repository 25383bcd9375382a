import { useDeferredValue, useState, type SyntheticEvent } from 'react';
import { useOnHydrated } from '../../lib/hydration.ts';
import { fillIn } from '../../lib/sharing/fill-in.ts';
import { readForm, useTyped } from '../../lib/typed/use-typed.ts';
import { askedBy, searchFor } from './code-address.ts';
import { useAnswers } from './use-answers.ts';

/** Puts what the address asks for into the form, unless the visitor has typed already. Returns the entry to open. */
function fillFromAddress(form: HTMLFormElement): string | undefined {
  const { typed, open } = askedBy(location.search);
  if (!typed['q'] || readForm(form)['q']) return undefined;
  fillIn(form, typed);
  form.dispatchEvent(new Event('input', { bubbles: true }));
  return open;
}

/** The search: what is typed, the answers to it, and which one stands open. */
export function useCodeSearch() {
  const { typed, form } = useTyped({ q: '', in: 'all' });
  const [open, setOpen] = useState<string>();
  const [wholeFor, setWholeFor] = useState<string>();
  const query = useDeferredValue((typed['q'] ?? '').trim());
  const { wantCodes, ...found } = useAnswers({ query, within: typed['in'], open });

  useOnHydrated(() => {
    if (form.ref.current) setOpen(fillFromAddress(form.ref.current));
  });

  const linkTo = (name?: string) => location.origin + location.pathname + searchFor(typed, name);
  const show = (name: string | undefined) => {
    setOpen(name);
    history.replaceState(history.state, '', linkTo(name));
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
    whole: { shows: wholeFor === query, show: () => setWholeFor(query) },
  };
}
