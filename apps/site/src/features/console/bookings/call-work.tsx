import { addDays, dayAt, dayMs, instantOf, isoDate } from '@formation/calendar';
import { bookingCalls } from '@formation/console-api';
import type { CallOutcome as Outcome } from '@formation/console-api';
import { Button, SelectField, TextField } from '@formation/ui';
import { type FormEvent, useEffect, useState } from 'react';
import { useAsk } from '../api/query.ts';
import type { CallEntry } from '../api/shapes.ts';
import { useLocale, useWords } from '../shell/use-words.ts';
import { CancelAlike } from './cancel-alike.tsx';
import { clockTime, colombo } from './times.ts';
import type { OpenCall } from './use-call.ts';

type Props = Readonly<{ entry: CallEntry; call: OpenCall }>;

const onSubmit = (act: () => void) => (event: FormEvent) => {
  event.preventDefault();
  act();
};

const instant = (ms: number) => new Date(ms).toISOString();

/** The free times of a day that is typed; none where it is no day. */
function useFreeTimes(day: string, since: number) {
  const known = isoDate(day);
  const from = known === undefined ? 0 : instantOf(known, 0, colombo);
  const to = known === undefined ? 0 : instantOf(addDays(known, 1), 0, colombo);
  const query = { from: instant(from), to: instant(to) };
  const { answer } = useAsk(bookingCalls.freeTimes, { query }, { isEnabled: known !== undefined, since });
  const starts = answer?.starts ?? [];
  return { starts, areNone: known === undefined || answer?.starts.length === 0 };
}

function Move({ entry, call }: Props) {
  const locale = useLocale();
  const { move } = useWords().calls;
  const [day, setDay] = useState<string>(dayAt(Date.parse(entry.start), colombo));
  const [start, setStart] = useState('');
  const { starts, areNone } = useFreeTimes(day, entry.version);
  const options = [
    { value: '', label: areNone ? move.none : move.choose },
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

function Video({ entry, call }: Props) {
  const { video } = useWords().calls;
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

function Became({ entry, call }: Props) {
  const { outcome } = useWords().calls;
  const hasStarted = useBegun(entry.start);
  const options = (['', 'held', 'no-show'] as const).map((value) => ({ value, label: outcome[value || 'none'] }));
  return (
    <SelectField
      label={outcome.title}
      options={options}
      value={entry.outcome}
      help={hasStarted ? undefined : outcome.notYet}
      disabled={call.isBusy || (!hasStarted && entry.outcome === '')} // what was said by mistake can be taken back
      onChange={(event) => call.save({ outcome: event.target.value as Outcome })} // one of the options
    />
  );
}

function Cancel({ call }: Props) {
  const { cancel } = useWords().calls;
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
      <div>
        <CancelAlike entry={props.entry} onCancelled={() => void props.call.reload()} />
      </div>
    </>
  );
}
