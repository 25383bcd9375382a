import { bookingCalls } from '@formation/console-api';
import { callFormat, fill } from '@formation/content';
import { bookingLimits } from '@formation/leads';
import { Button, SelectField, TextAreaField, TextField } from '@formation/ui';
import { type FormEvent, useState } from 'react';
import { useOnline } from '../../../lib/async/use-online.ts';
import { ask } from '../api/client.ts';
import { useKeyedSend } from '../api/query.ts';
import type { CallEntry, NewCall as Wanted } from '../api/shapes.ts';
import { useSay } from '../shell/toast.tsx';
import { Failure } from '../shell/typed-form.tsx';
import { useLocale, useWords } from '../shell/use-words.ts';
import { whyNot } from '../shell/words.ts';
import { dayIn } from './call-spans.ts';
import { type ChosenTime, FreeTime } from './free-time.tsx';
import { timeIn } from './times.ts';
import { Unsent } from './unsent.tsx';

type Props = Readonly<{ query: URLSearchParams; go: (query: string) => void }>;
type Client = Omit<Wanted, 'start'>;

const defaults = (query: URLSearchParams): Client => ({
  name: query.get('name') ?? '',
  email: query.get('email') ?? '',
  phone: query.get('phone') ?? '',
  callLanguage: callFormat.languages[0] ?? 'en',
  topic: '',
});

/** The field that is wrong, and what is. */
type Fault = Readonly<{ field: string; text: string }>;
type FieldsProps = Readonly<{ client: Client; fault: Fault | undefined; onChange: (client: Client) => void }>;

/** Whom the call is with, and about what. */
function ClientFields({ client, fault, onChange }: FieldsProps) {
  const { answer, calls } = useWords();
  const { fields, create } = calls;
  const line = (name: 'name' | 'email' | 'phone') => ({
    value: client[name],
    maxLength: bookingLimits[name],
    fault: fault?.field === name ? fault.text : undefined,
    onChange: (event: Readonly<{ target: Readonly<{ value: string }> }>) =>
      onChange({ ...client, [name]: event.target.value }),
  });
  return (
    <>
      <div className="form-grid">
        <TextField label={create.name} required {...line('name')} />
        <TextField label={fields.email} type="email" required help={create.emailHelp} {...line('email')} />
        <TextField label={fields.phone} type="tel" {...line('phone')} />
        <SelectField
          label={fields.language}
          options={callFormat.languages.map((value) => ({ value, label: answer.languages[value] }))}
          value={client.callLanguage}
          onChange={(event) => onChange({ ...client, callLanguage: event.target.value as Client['callLanguage'] })} // one of the options
        />
      </div>
      <TextAreaField
        label={fields.topic}
        value={client.topic}
        maxLength={bookingLimits.topic}
        onChange={(event) => onChange({ ...client, topic: event.target.value })}
      />
    </>
  );
}

/** Books under one key until it is through: a repeat after a lost line books once. When a time was taken, the free ones are asked for anew. */
function useBooking(onBooked: (call: CallEntry) => void) {
  const [refusals, setRefusals] = useState(0);
  const sending = useKeyedSend<CallEntry, Wanted>(
    (wanted, key) => ask(bookingCalls.book, { body: { ...wanted, key } }),
    { onDone: onBooked, onRefused: () => setRefusals((count) => count + 1) },
  );
  useOnline(sending.again);
  return { ...sending, refusals };
}

/** Where somebody books a call for a client who has phoned or written. */
export function NewCall({ query, go }: Props) {
  const words = useWords();
  const locale = useLocale();
  const say = useSay();
  const { create } = words.calls;
  const [client, setClient] = useState(() => defaults(query));
  const [chosen, setChosen] = useState<ChosenTime>({
    day: dayIn(query.get('day')),
    start: query.get('start') ?? '',
  });
  const { isBusy, isUnsent, failure, refusals, again, send } = useBooking(({ id, name, start }) => {
    const goes = `?call=${id}`;
    say({ text: fill(words.done.booked, { name, time: timeIn(locale, start) }), goes });
    go(goes);
  });
  const isOfField = failure === 'email' || failure === 'phone' || failure === 'name';
  const fault = isOfField ? { field: failure, text: whyNot(words, failure) } : undefined;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    send({ ...client, start: chosen.start });
  };
  return (
    <form className="stack" onSubmit={onSubmit}>
      <FreeTime chosen={chosen} since={refusals} onChange={setChosen} />
      <ClientFields client={client} fault={fault} onChange={setClient} />
      <Failure failure={isUnsent || fault ? undefined : failure} />
      <Unsent isUnsent={isUnsent} again={again} />
      <div>
        <Button type="submit" disabled={isBusy || isUnsent}>
          {create.send}
        </Button>
      </div>
    </form>
  );
}
