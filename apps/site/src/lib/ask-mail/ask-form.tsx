import { fill } from '@formation/content';
import { Button, Note, TextField } from '@formation/ui';
import { useState, type ReactNode, type SyntheticEvent } from 'react';
import { Honeypot, useFormToken } from '../input/form-token.tsx';
import { forgetInStep } from '../input/saved-step.ts';
import { useRequestKey } from '../input/use-request-key.ts';
import { useReturnedFocus } from '../input/use-returned-focus.ts';
import { useSavedTyped } from '../input/use-saved-typed.ts';
import { readForm } from '../input/use-typed.ts';
import { askReminders } from './ask-reminders.ts';
import { type AskWords, type Refusal, refusalText } from './ask-words.ts';

type Wish = Readonly<{
  /** What the mails are about, besides the form's own fields. */
  about: () => Readonly<Record<string, string>>;
  /** Under which name what was typed is kept for reload and Back. */
  savedAs: string;
}>;

type Props = Wish &
  Readonly<{
    words: AskWords;
    /** What fits under the heading before it. */
    heading: 'h2' | 'h3';
    /** Fields of its own, before the address. */
    children?: ReactNode;
  }>;

type State = Readonly<{ is: 'open' | 'sending' } | { is: 'asked'; email: string } | { is: 'refused'; why: Refusal }>;

function useAsking({ about, savedAs }: Wish) {
  const [state, setState] = useState<State>({ is: 'open' });
  const savedWish = `${savedAs}-asked`; // until it is granted
  const keyOf = useRequestKey(savedWish);
  const { token, renew, replace } = useFormToken();
  const ask = async (form: HTMLFormElement) => {
    if (state.is === 'sending') return;
    setState({ is: 'sending' });
    const { email = '', ...rest } = readForm(form);
    const wish = { ...rest, email, ...about() };
    const answer = await askReminders({ ...wish, ...(await token.current) }, keyOf(wish));
    if (answer !== 'asked') {
      if (answer.refused === 'formUsed') replace();
      return setState({ is: 'refused', why: answer.refused });
    }
    renew(); // the note of this wish is spent
    for (const name of [savedAs, savedWish]) forgetInStep(name);
    return setState({ is: 'asked', email });
  };
  return { state, ask };
}

function Outcome({ words, state }: Readonly<{ words: AskWords; state: State }>) {
  if (state.is === 'asked') return <Note tone="good">{fill(words.asked, { email: state.email })}</Note>;
  return state.is === 'refused' ? <Note tone="bad">{refusalText(words, state.why)}</Note> : null;
}

const nothing = {};

/** Asks where to send mails. */
export function AskForm({ words, heading: Heading, children, ...wish }: Props) {
  const { form } = words;
  const { state, ask } = useAsking(wish);
  const { form: fields } = useSavedTyped(nothing, wish.savedAs);
  const button = useReturnedFocus(state.is === 'sending');
  const onSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    void ask(event.currentTarget);
  };
  return (
    <form className="stack" onSubmit={onSubmit} {...fields}>
      <Heading>{words.title}</Heading>
      <p className="fine">{words.text}</p>
      <Honeypot />
      {children}
      <TextField name="email" type="email" label={form.email} autoComplete="email" maxLength={254} required />
      <p className="fine">{form.kept}</p>
      <div>
        <Button ref={button} type="submit" icon="mail" disabled={state.is === 'sending'}>
          {state.is === 'sending' ? form.sending : form.send}
        </Button>
      </div>
      <div role="status">
        <Outcome words={words} state={state} />
      </div>
    </form>
  );
}
