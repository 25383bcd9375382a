import { fill } from '@formation/content';
import { Button, TextAreaField } from '@formation/ui';
import { useRef, useState } from 'react';
import type { CallChange, CallEntry } from '../api/shapes.ts';
import { useStaff } from '../people/staff.ts';
import { useLocale, useWords } from '../shell/use-words.ts';
import type { Words } from '../shell/words.ts';
import { timeIn } from './times.ts';
import type { OpenCall } from './use-call.ts';

type Shown = Readonly<{ entry: CallEntry }>;
type Language = Readonly<{ words: Words; locale: string }>;

function said({ words: { calls }, locale }: Language, { who, what, text }: CallChange): string {
  const { history, outcome } = calls;
  const by = who === '' ? history.visitor : who;
  if (what === 'moved') return fill(history.moved, { who: by, time: timeIn(locale, text) });
  if (what === 'cancelled') return fill(text === '' ? history.cancelled : history.because, { who: by, text });
  if (what === 'booked') return fill(history.booked, { who: by });
  if (what === 'assignee') return fill(text === '' ? history.unassigned : history.assigned, { who: by, text });
  if (what === 'confirmed') return fill(history.confirmed, { who: by });
  if (what === 'video') return fill(text === '' ? history.noVideo : history.video, { who: by, text });
  return fill(history.outcome, { who: by, text: text === 'held' || text === 'no-show' ? outcome[text] : outcome.none });
}

/** The change with the names of the people that it speaks of. */
const named = (change: CallChange, nameOf: (address: string) => string): CallChange => ({
  ...change,
  who: nameOf(change.who),
  text: change.what === 'assignee' ? nameOf(change.text) : change.text,
});

/** Who changed what, and when; the notes stand by themselves. */
export function CallHistory({ entry }: Shown) {
  const words = useWords();
  const { nameOf } = useStaff();
  const locale = useLocale();
  const changes = entry.history.filter(({ what }) => what !== 'note');
  const { history } = words.calls;
  return (
    <>
      <h3>{history.title}</h3>
      {changes.length === 0 && <p>{history.none}</p>}
      <ul className="ruled">
        {changes.map((change, index) => (
          <li key={index}>
            <span className="plain-text">{said({ words, locale }, named(change, nameOf))}</span>
            <br />
            <small className="muted">{timeIn(locale, change.at)}</small>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Where a note is written; what is typed stays until the server has it. */
function NoteForm({ call }: Readonly<{ call: OpenCall }>) {
  const { notes } = useWords().calls;
  const form = useRef<HTMLFormElement>(null);
  const [note, setNote] = useState('');
  const onSaved = () => {
    setNote((now) => (now === note ? '' : now)); // what was written on meanwhile is not saved yet
    form.current?.reset(); // an emptied field is not a missing one
  };
  return (
    <form
      ref={form}
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        call.save({ note }, onSaved);
      }}
    >
      <TextAreaField
        label={notes.label}
        help={notes.help}
        value={note}
        maxLength={2000}
        required
        onChange={(event) => setNote(event.target.value)}
      />
      <div>
        <Button type="submit" look="ghost" disabled={call.isBusy}>
          {notes.add}
        </Button>
      </div>
    </form>
  );
}

/** What the firm's people have noted about a call, the newest last. */
export function CallNotes({ entry, call, mayWork }: Shown & Readonly<{ call: OpenCall; mayWork: boolean }>) {
  const { nameOf } = useStaff();
  const locale = useLocale();
  const { notes } = useWords().calls;
  const written = entry.history.filter(({ what }) => what === 'note');
  const isOpen = mayWork && entry.state === 'booked';
  if (written.length === 0 && !isOpen) return null;
  return (
    <>
      <h3>{notes.title}</h3>
      {written.length > 0 && (
        <ul className="ruled">
          {written.map(({ at, who, text }) => (
            <li key={at}>
              <bdi className="plain-text">{text}</bdi>
              <br />
              <small className="muted">
                {nameOf(who)}, {timeIn(locale, at)}
              </small>
            </li>
          ))}
        </ul>
      )}
      {isOpen && <NoteForm call={call} />}
    </>
  );
}
