import { useDeferredValue, useEffect, useState, type SyntheticEvent } from 'react';
import { useTyped } from '../../typed/use-typed.ts';
import { askedBy, searchFor } from './code-address.ts';
import { useAnswers } from './use-answers.ts';

/** Puts what the address asks for into the form, as if it had been typed. */
function fillFromAddress(form: HTMLFormElement): string | undefined {
  const { typed, open } = askedBy(location.search);
  const box = form.elements.namedItem('q');
  const choice = form.elements.namedItem('in');
  if (!(box instanceof HTMLInputElement) || box.value || !typed['q']) return undefined;
  box.value = typed['q'];
  if (choice instanceof RadioNodeList) choice.value = typed['in'] ?? 'all';
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

  useEffect(() => {
    if (form.ref.current) setOpen(fillFromAddress(form.ref.current));
  }, []);

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
