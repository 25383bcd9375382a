import { fill, type Messages } from '@formation/content';
import { bookingLimits } from '@formation/leads';
import { Button, Note, TextAreaField, TextField } from '@formation/ui';
import { useEffect, useRef, type SyntheticEvent } from 'react';
import { returnFocus } from '../../lib/async/outcome.ts';
import { Honeypot } from '../../lib/input/form-token.tsx';
import { useSavedTyped } from '../../lib/input/use-saved-typed.ts';
import { readForm, type Typed } from '../../lib/input/use-typed.ts';

type Props = Readonly<{
  words: Messages['meet']['form'];
  time: string;
  sending: boolean;
  /** Why the try before did not work. */
  refusalText: string | undefined;
  onBook: (typed: Typed) => void;
}>;

/** Under which name it is kept for reload and Back who is calling. */
export const savedCaller = 'caller';

const nothing = {};

/** Who is calling, and about what. */
export function BookingForm({ words, time, sending, refusalText, onBook }: Props) {
  const { form } = useSavedTyped(nothing, savedCaller);
  const confirm = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refusalText) returnFocus(confirm.current?.querySelector('button'));
  }, [refusalText]);
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!sending) onBook(readForm(event.currentTarget));
  };
  return (
    <form className="stack" onSubmit={submit} {...form}>
      <h3>{words.title}</h3>
      <Honeypot />
      <TextField name="name" label={words.name} autoComplete="name" maxLength={bookingLimits.name} required />
      <TextField
        name="email"
        label={words.email}
        type="email"
        autoComplete="email"
        maxLength={bookingLimits.email}
        required
      />
      <TextAreaField name="topic" label={words.topic} maxLength={bookingLimits.topic} />
      <div className="stack" ref={confirm}>
        {refusalText && <Note tone="bad">{refusalText}</Note>}
        <Button type="submit" disabled={sending}>
          {sending ? words.sending : fill(words.confirm, { time })}
        </Button>
      </div>
    </form>
  );
}
