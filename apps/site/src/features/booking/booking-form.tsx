import { fill, type Messages } from '@formation/content';
import { bookingLimits, isPhoneNumber } from '@formation/leads';
import { Button, Note, SelectField, TextAreaField, TextField } from '@formation/ui';
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { returnFocus } from '../../lib/async/outcome.ts';
import { Honeypot } from '../../lib/input/form-token.tsx';
import { useSavedTyped } from '../../lib/input/use-saved-typed.ts';
import { readForm, type Typed } from '../../lib/input/use-typed.ts';

/** How a call is held: in one of some languages, and where. */
export type CallFormat = Readonly<{ languages: readonly Readonly<{ value: string; label: string }>[]; place: string }>;

type Words = Messages['meet']['form'];
type Props = Readonly<{
  words: Words;
  format: CallFormat;
  time: string;
  /** Of a call that is over: who called, and about what. */
  before: Typed | undefined;
  sending: boolean;
  /** Why the try before did not work. */
  refusalText: string | undefined;
  onBook: (typed: Typed) => void;
}>;

/** Under which name it is kept for reload and Back who is calling. */
export const savedCaller = 'caller';

const nothing = {};

/** A number is not needed, but a wrong one helps nobody. */
function usePhoneFault(words: Words) {
  const [isWrong, setWrong] = useState(false);
  const check = (form: HTMLFormElement): boolean => {
    const field = form.querySelector<HTMLInputElement>('[name=phone]');
    const number = field?.value.trim() ?? '';
    const isFine = number === '' || isPhoneNumber(number);
    setWrong(!isFine);
    if (!isFine) field?.focus();
    return isFine;
  };
  return { fault: isWrong ? words.phoneFault : '', check, forget: () => setWrong(false) };
}

type PersonProps = Pick<Props, 'words' | 'before'> & Readonly<{ phone: ReturnType<typeof usePhoneFault> }>;

function Person({ words, before, phone }: PersonProps) {
  return (
    <>
      <TextField
        name="name"
        label={words.name}
        autoComplete="name"
        maxLength={bookingLimits.name}
        defaultValue={before?.['name']}
        required
      />
      <TextField
        name="email"
        label={words.email}
        type="email"
        autoComplete="email"
        maxLength={bookingLimits.email}
        defaultValue={before?.['email']}
        required
      />
      <TextField
        name="phone"
        label={words.phone}
        help={words.phoneHelp}
        type="tel"
        autoComplete="tel"
        maxLength={bookingLimits.phone}
        fault={phone.fault}
        onInput={phone.forget}
      />
    </>
  );
}

/** Who is calling, how, and about what. */
export function BookingForm({ words, format, time, before, sending, refusalText, onBook }: Props) {
  const { form } = useSavedTyped(nothing, savedCaller);
  const phone = usePhoneFault(words);
  const confirm = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refusalText) returnFocus(confirm.current?.querySelector('button'));
  }, [refusalText]);
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!sending && phone.check(event.currentTarget)) onBook(readForm(event.currentTarget));
  };
  return (
    <form className="stack" onSubmit={submit} {...form}>
      <h3>{words.title}</h3>
      <p className="small muted">{format.place}</p>
      <Honeypot />
      <Person words={words} before={before} phone={phone} />
      <SelectField name="callLanguage" label={words.language} options={format.languages} />
      <TextAreaField
        name="topic"
        label={words.topic}
        maxLength={bookingLimits.topic}
        defaultValue={before?.['topic']}
      />
      <div className="stack" ref={confirm}>
        {refusalText && <Note tone="bad">{refusalText}</Note>}
        <Button type="submit" disabled={sending}>
          {sending ? words.sending : fill(words.confirm, { time })}
        </Button>
      </div>
    </form>
  );
}
