import { dayAt, dayMs } from '@formation/calendar';
import { enquiryCalls } from '@formation/console-api';
import type { CallOutcome as Outcome } from '@formation/console-api';
import { fill } from '@formation/content';
import { Button, SelectField, TextField } from '@formation/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useAsk } from '../api/query.ts';
import type { CallEntry } from '../api/shapes.ts';
import { useStaff } from '../people/staff.ts';
import { useLocale, useWords } from '../shell/use-words.ts';
import { CancelAlike } from './cancel-alike.tsx';
import { type ChosenTime, FreeTime } from './free-time.tsx';
import { colombo, timeIn } from './times.ts';
import type { OpenCall } from './use-call.ts';

type Props = Readonly<{ entry: CallEntry; call: OpenCall }>;

const onSubmit = (act: () => void) => (event: FormEvent) => {
  event.preventDefault();
  act();
};

function Move({ entry, call }: Props) {
  const locale = useLocale();
  const { move } = useWords().calls;
  const form = useRef<HTMLFormElement>(null);
  const [chosen, setChosen] = useState<ChosenTime>({ day: dayAt(Date.parse(entry.start), colombo), start: '' });
  const [moved, setMoved] = useState('');
  const onMoved = () => {
    setMoved(chosen.start);
    setChosen({ ...chosen, start: '' });
    form.current?.reset(); // what is emptied after it was sent is not missing
  };
  return (
    <form
      ref={form}
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        call.save({ move: chosen.start }, onMoved);
      }}
    >
      <h3>{move.title}</h3>
      <FreeTime
        chosen={chosen}
        since={entry.version}
        onChange={(time) => {
          setChosen(time);
          setMoved('');
        }}
      />
      <p role="status">{moved !== '' && fill(move.moved, { time: timeIn(locale, moved) })}</p>
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

/** Who holds the call: saved when it is chosen. */
function Assignee({ entry, call }: Props) {
  const { calls, inbox } = useWords();
  const { nameOf } = useStaff();
  const { answer } = useAsk(enquiryCalls.people, {});
  const known = [...new Set([...(answer?.people ?? []), entry.assignee])].filter(Boolean);
  return (
    <SelectField
      label={calls.fields.assignee}
      options={[{ value: '', label: inbox.nobody }, ...known.map((value) => ({ value, label: nameOf(value) }))]}
      value={entry.assignee}
      disabled={call.isBusy}
      onChange={(event) => call.save({ assignee: event.target.value })}
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
      <Assignee {...props} />
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
