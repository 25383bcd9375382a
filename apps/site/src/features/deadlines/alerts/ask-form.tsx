import { fill } from '@formation/content';
import { Button, Note, TextField } from '@formation/ui';
import { useState, type SyntheticEvent } from 'react';
import { Honeypot, useFormToken } from '../../../lib/input/form-token.tsx';
import { forgetInStep } from '../../../lib/input/saved-step.ts';
import { useRequestKey } from '../../../lib/input/use-request-key.ts';
import { useReturnedFocus } from '../../../lib/input/use-returned-focus.ts';
import { useSavedTyped } from '../../../lib/input/use-saved-typed.ts';
import { readForm } from '../../../lib/input/use-typed.ts';
import { askReminders, type Refusal } from './ask-reminders.ts';
import type { ReminderWords } from './reminder-words.ts';
import { savedReminders, savedWish } from './saved-reminders.ts';

type Props = Readonly<{ words: ReminderWords; company: () => string }>;

type State = Readonly<{ is: 'open' | 'sending' } | { is: 'asked'; email: string } | { is: 'refused'; why: Refusal }>;

function useAsking(company: () => string) {
  const [state, setState] = useState<State>({ is: 'open' });
  const keyOf = useRequestKey(savedWish);
  const { token, renew, replace } = useFormToken();
  const ask = async (form: HTMLFormElement) => {
    if (state.is === 'sending') return;
    setState({ is: 'sending' });
    const { email = '', ...rest } = readForm(form);
    const wish = { ...rest, email, company: company() };
    const answer = await askReminders({ ...wish, ...(await token.current) }, keyOf(wish));
    if (answer !== 'asked') {
      if (answer.refused === 'formUsed') replace();
      return setState({ is: 'refused', why: answer.refused });
    }
    renew(); // the note of this wish is spent
    for (const name of [savedReminders, savedWish]) forgetInStep(name);
    return setState({ is: 'asked', email });
  };
  return { state, ask };
}

function Outcome({ words, state }: Readonly<{ words: ReminderWords; state: State }>) {
  if (state.is === 'asked') return <Note tone="good">{fill(words.asked, { email: state.email })}</Note>;
  return state.is === 'refused' ? <Note tone="bad">{words.refused[state.why]}</Note> : null;
}

const nothing = {};

/** Asks where to send mails before each date. */
export function AskForm({ words, company }: Props) {
  const { form } = words;
  const { state, ask } = useAsking(company);
  const { form: fields } = useSavedTyped(nothing, savedReminders);
  const button = useReturnedFocus(state.is === 'sending');
  const onSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    void ask(event.currentTarget);
  };
  return (
    <form className="stack" onSubmit={onSubmit} {...fields}>
      <h3>{words.title}</h3>
      <p className="fine">{words.text}</p>
      <Honeypot />
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
