import { addDays, dayAt, dayMs, instantOf, isoDate } from '@formation/calendar';
import { isRefused } from '@formation/leads';
import { Button, SelectField, TextField } from '@formation/ui';
import { type FormEvent, useEffect, useState } from 'react';
import { useLoaded } from '../../hydration/use-loaded.ts';
import { type CallEntry, freeTimes, type Outcome } from './call-calls.ts';
import { clockTime, colombo } from './times.ts';
import type { OpenCall } from './use-call.ts';
import type { Words } from './words.ts';

type Props = Readonly<{ words: Words; locale: string; entry: CallEntry; call: OpenCall }>;

const onSubmit = (act: () => void) => (event: FormEvent) => {
  event.preventDefault();
  act();
};

const noTimes: Readonly<{ starts: readonly string[] }> = { starts: [] };

/** The free times of a day that is typed; none where it is no day. */
function useFreeTimes(day: string, version: number) {
  const known = isoDate(day);
  const free = useLoaded(`${day} ${version}`, async () =>
    known === undefined
      ? noTimes
      : freeTimes({ from: instantOf(known, 0, colombo), to: instantOf(addDays(known, 1), 0, colombo) }),
  );
  return { free, starts: free && !isRefused(free) ? free.starts : [] };
}

function Move({ words, locale, entry, call }: Props) {
  const { move } = words.calls;
  const [day, setDay] = useState<string>(dayAt(Date.parse(entry.start), colombo));
  const [start, setStart] = useState('');
  const { free, starts } = useFreeTimes(day, entry.version);
  const options = [
    { value: '', label: free && starts.length === 0 ? move.none : move.choose },
    ...starts.map((value) => ({ value, label: clockTime(locale, value, colombo) })),
  ];
  return (
    <form className="stack" onSubmit={onSubmit(() => call.save({ move: start }, () => setStart('')))}>
      <h3>{move.title}</h3>
      <div className="form-grid">
        <TextField
          label={move.day}
          type="date"
          required
          value={day}
          onChange={(event) => {
            setDay(event.target.value);
            setStart('');
          }}
        />
        <SelectField
          label={move.time}
          options={options}
          required
          value={start}
          onChange={(event) => setStart(event.target.value)}
        />
      </div>
      <div>
        <Button type="submit" look="ghost" disabled={call.isBusy}>
          {move.send}
        </Button>
      </div>
    </form>
  );
}

function Video({ words, entry, call }: Props) {
  const { video } = words.calls;
  const [link, setLink] = useState(entry.videoUrl);
  return (
    <form className="stack" onSubmit={onSubmit(() => call.save({ videoUrl: link.trim() }))}>
      <TextField
        label={video.label}
        help={video.help}
        type="url"
        value={link}
        maxLength={500}
        onChange={(event) => setLink(event.target.value)}
      />
      <div>
        <Button type="submit" look="ghost" disabled={call.isBusy}>
          {video.send}
        </Button>
      </div>
    </form>
  );
}

/** Whether a call has begun; known as soon as it does, on a page that was open before. */
function useBegun(start: string): boolean {
  const at = Date.parse(start);
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (at <= now) return;
    const timer = setTimeout(() => setNow(Date.now()), Math.min(at - now, dayMs)); // browsers count to 24 days
    return () => clearTimeout(timer);
  }, [at, now]);
  return at <= now;
}

function Became({ words, entry, call }: Props) {
  const { outcome } = words.calls;
  const hasBegun = useBegun(entry.start);
  const options = (['', 'held', 'no-show'] as const).map((value) => ({ value, label: outcome[value || 'none'] }));
  return (
    <SelectField
      label={outcome.title}
      options={options}
      value={entry.outcome}
      help={hasBegun ? undefined : outcome.notYet}
      disabled={call.isBusy || (!hasBegun && entry.outcome === '')} // what was said by mistake can be taken back
      onChange={(event) => call.save({ outcome: event.target.value as Outcome })} // one of the options
    />
  );
}

function Cancel({ words, call }: Props) {
  const { cancel } = words.calls;
  const [why, setWhy] = useState('');
  return (
    <form className="stack" onSubmit={onSubmit(() => call.save({ cancel: why }))}>
      <h3>{cancel.title}</h3>
      <TextField
        label={cancel.why}
        help={cancel.help}
        value={why}
        maxLength={200}
        onChange={(event) => setWhy(event.target.value)}
      />
      <div>
        <Button type="submit" look="ghost" disabled={call.isBusy}>
          {cancel.send}
        </Button>
      </div>
    </form>
  );
}

/** What somebody does about a call. What is typed stays until the server has it. */
export function CallWorkForms(props: Props) {
  return (
    <>
      <Became {...props} />
      <Video {...props} />
      <Move {...props} />
      <Cancel {...props} />
    </>
  );
}
