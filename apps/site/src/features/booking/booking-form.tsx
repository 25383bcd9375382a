import { fill, type Messages } from '@formation/content';
import { bookingLimits, isPhoneNumber } from '@formation/leads';
import { Button, Note, SelectField, TextAreaField, TextField } from '@formation/ui';
import { useEffect, useRef, type SyntheticEvent } from 'react';
import { returnFocus } from '../../lib/async/outcome.ts';
import { Honeypot } from '../../lib/input/form-token.tsx';
import { type FaultsOf, personRules, useFaults } from '../../lib/input/use-faults.ts';
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
const isEmptyOrPhone = (text: string) => text === '' || isPhoneNumber(text);

type PersonProps = Pick<Props, 'words' | 'before'> & Readonly<{ faultOf: FaultsOf<'name' | 'email' | 'phone'> }>;

function Person({ words, before, faultOf }: PersonProps) {
  return (
    <>
      <TextField
        name="name"
        label={words.name}
        autoComplete="name"
        maxLength={bookingLimits.name}
        defaultValue={before?.['name']}
        required
        {...faultOf('name')}
      />
      <TextField
        name="email"
        label={words.email}
        type="email"
        autoComplete="email"
        maxLength={bookingLimits.email}
        defaultValue={before?.['email']}
        required
        {...faultOf('email')}
      />
      <TextField
        name="phone"
        label={words.phone}
        help={words.phoneHelp}
        type="tel"
        autoComplete="tel"
        maxLength={bookingLimits.phone}
        {...faultOf('phone')}
      />
    </>
  );
}

/** Who is calling, how, and about what. */
export function BookingForm({ words, format, time, before, sending, refusalText, onBook }: Props) {
  const { form } = useSavedTyped(nothing, savedCaller);
  const faults = useFaults({ ...personRules(words), phone: { isFine: isEmptyOrPhone, fault: words.phoneFault } });
  const confirm = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refusalText) returnFocus(confirm.current?.querySelector('button'));
  }, [refusalText]);
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!sending && faults.check(event.currentTarget)) onBook(readForm(event.currentTarget));
  };
  return (
    <form className="stack" onSubmit={submit} {...form}>
      <h3>{words.title}</h3>
      <p className="small muted">{format.place}</p>
      <Honeypot />
      <Person words={words} before={before} faultOf={faults.of} />
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
