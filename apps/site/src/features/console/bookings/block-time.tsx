import { instantOf, isoDate } from '@formation/calendar';
import { blockedTimeCalls } from '@formation/console-api';
import { fill } from '@formation/content';
import { Button, TextField } from '@formation/ui';
import { type FormEvent, useState } from 'react';
import { useOnline } from '../../../lib/async/use-online.ts';
import { ask } from '../api/client.ts';
import { useKeyedSend } from '../api/query.ts';
import type { BlockedTime, NewBlockedTime } from '../api/shapes.ts';
import { useSay } from '../shell/toast.tsx';
import { Failure } from '../shell/typed-form.tsx';
import { useWords } from '../shell/use-words.ts';
import { dayIn } from './call-spans.ts';
import { clockTime, colombo } from './times.ts';
import { Unsent } from './unsent.tsx';

type Props = Readonly<{ query: URLSearchParams; go: (query: string) => void }>;
type Typed = Readonly<{ day: string; from: string; to: string; reason: string }>;

const hourMs = 3_600_000;

/** An hour from the time that was pressed; without one, its hours are typed. */
function defaults(query: URLSearchParams): Typed {
  const start = Date.parse(query.get('start') ?? '');
  const clock = (at: number) => (Number.isNaN(at) ? '' : clockTime('en-GB', new Date(at).toISOString(), colombo)); // as the field writes it
  return { day: dayIn(query.get('day')), from: clock(start), to: clock(start + hourMs), reason: '' };
}

/** The instant of a time of a day by Colombo's clock; empty where one of them is none. */
function instantAt(day: string, clock: string): string {
  const known = isoDate(day);
  const [hours, minutes] = clock.split(':').map(Number);
  if (known === undefined || hours === undefined || minutes === undefined) return '';
  return new Date(instantOf(known, 60 * hours + minutes, colombo)).toISOString();
}

/** What is mostly blocked, in one press. */
const spans = {
  morning: { from: '00:00', to: '12:00' },
  afternoon: { from: '12:00', to: '23:59' },
  wholeDay: { from: '00:00', to: '23:59' },
} as const;

type FieldsProps = Readonly<{ typed: Typed; fault: string | undefined; change: (next: Partial<Typed>) => void }>;

function Fields({ typed, fault, change }: FieldsProps) {
  const { block, move } = useWords().calls;
  const field = (name: keyof Typed) => ({
    value: typed[name],
    onChange: (event: Readonly<{ target: Readonly<{ value: string }> }>) => change({ [name]: event.target.value }),
  });
  return (
    <>
      <div className="form-grid">
        <TextField label={move.day} type="date" required {...field('day')} />
        <TextField label={block.from} type="time" required {...field('from')} />
        <TextField label={block.to} type="time" required fault={fault} {...field('to')} />
      </div>
      <div className="cluster" role="group" aria-label={block.spans.label}>
        {(['morning', 'afternoon', 'wholeDay'] as const).map((span) => (
          <Button key={span} look="ghost" onClick={() => change(spans[span])}>
            {block.spans[span]}
          </Button>
        ))}
      </div>
      <TextField label={block.reason} help={block.reasonHelp} maxLength={100} {...field('reason')} />
    </>
  );
}

/** Blocks under one key until it is through. */
function useBlocking(onBlocked: (blocked: BlockedTime) => void) {
  const sending = useKeyedSend<BlockedTime, NewBlockedTime>(
    (wanted, key) => ask(blockedTimeCalls.block, { body: { ...wanted, key } }),
    { onDone: onBlocked, onRefused: () => undefined },
  );
  useOnline(sending.again);
  return sending;
}

/** Where somebody blocks a time at which the firm holds no calls although it is open. */
export function BlockTime({ query, go }: Props) {
  const { calls, done } = useWords();
  const { block } = calls;
  const say = useSay();
  const [typed, setTyped] = useState(() => defaults(query));
  const { isBusy, isUnsent, failure, again, send } = useBlocking(({ standing }) => {
    const goes = `?calls&day=${typed.day}`;
    const names = standing.map(({ name }) => name).join(', ');
    say({ text: names === '' ? done.blocked : fill(done.standing, { names }), goes });
    go(goes);
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const { day, from, to, reason } = typed;
    send({ start: instantAt(day, from), end: instantAt(day, to), reason });
  };
  return (
    <>
      <p>{block.text}</p>
      <form className="stack" onSubmit={onSubmit}>
        <Fields
          typed={typed}
          fault={failure === 'end' ? block.wrongTo : undefined}
          change={(next) => setTyped({ ...typed, ...next })}
        />
        <Failure failure={isUnsent || failure === 'end' ? undefined : failure} />
        <Unsent isUnsent={isUnsent} again={again} />
        <div>
          <Button type="submit" disabled={isBusy || isUnsent}>
            {block.send}
          </Button>
        </div>
      </form>
    </>
  );
}
