import { useMemo, useRef, useState, type SyntheticEvent } from 'react';
import { retryLoad } from '../../hydration/retry-load.ts';
import { useOnHydrated } from '../../hydration/use-hydrated.ts';
import { syncSaved, savedValues } from '../../lib/input/saved-step.ts';
import { readForm, type Typed } from '../../lib/input/use-typed.ts';
import { fillIn } from '../../lib/sharing/fill-in.ts';
import { askedBy, askedIn, queryFor, type IdeasRequest } from './name-address.ts';

async function openNames() {
  const { nameIdeas, newSeed } = await import('@formation/names');
  return { nameIdeas, newSeed };
}

type Made = Readonly<{ names: Awaited<ReturnType<typeof openNames>>; asked: IdeasRequest }>;

const PAGE = 24;

/** The words and rules are fetched when the visitor turns to the form; one line says when they do not come. */
const warmUp = () => void retryLoad(openNames);

/** The style and the country that are chosen now. */
function choices(form: HTMLFormElement): Pick<IdeasRequest, 'style' | 'country'> {
  const { style, country } = askedIn(readForm(form), '');
  return { style, country };
}

/** What names were made of, by the fields of the form. */
function fieldsOf(query: IdeasRequest | undefined): Typed {
  if (!query) return {};
  const { industry, keywords, must, longest = '', style, country } = query;
  return { industry, keywords, must, longest: String(longest), style, country };
}

/** The wishes stand open where there is one. */
function openWishes(form: HTMLFormElement): void {
  const { must, longest } = readForm(form);
  const wishes = form.querySelector('details');
  if (wishes && (must || longest)) wishes.open = true;
}

/** Makes names, and puts what they were made of into the address. */
function useMaking() {
  const [state, setState] = useState<'before' | 'loading'>('before');
  const [made, setMade] = useState<Made>();

  const make = async (ask: (fresh: string) => IdeasRequest) => {
    setState('loading');
    const names = await retryLoad(openNames);
    const query = ask(names.newSeed(Math.random));
    setMade({ names, asked: query });
    setState('before');
    history.replaceState(history.state, '', location.pathname + queryFor(query));
  };
  return { state, made, make };
}

/** The names that the form asks for, and how to ask for others. */
export function useNameIdeas() {
  const form = useRef<HTMLFormElement>(null);
  const { state, made, make } = useMaking();

  useOnHydrated(() => {
    const chosen = form.current;
    if (!chosen) return;
    const query = askedBy(location.search);
    fillIn(chosen, { ...fieldsOf(query), ...savedValues<Typed>('names') });
    openWishes(chosen);
    if (query) void make(() => ({ ...query, ...choices(chosen) })); // another may be chosen while the words come in
  });

  const ideas = useMemo(() => made?.names.nameIdeas({ ...made.asked, count: PAGE * made.asked.pages }), [made]);

  const onSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = event.currentTarget;
    void make((fresh) => askedIn(readForm(typed), fresh));
  };
  /** Another style or country of the same words and seed is shown at once. */
  const onChange = (event: SyntheticEvent<HTMLFormElement>) => {
    if (!made || !(event.target instanceof HTMLInputElement) || event.target.type !== 'radio') return;
    const chosen = event.currentTarget;
    void make(() => ({ ...made.asked, ...choices(chosen) }));
  };
  const more = () => made && void make(() => ({ ...made.asked, pages: made.asked.pages + 1 }));
  const onInput = ({ currentTarget }: SyntheticEvent<HTMLFormElement>) =>
    syncSaved('names', () => readForm(currentTarget));
  return { form: { ref: form, onSubmit, onChange, onInput, onFocus: warmUp }, state, ideas, more };
}
