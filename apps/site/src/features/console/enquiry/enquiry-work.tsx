import type { EnquiryState as State } from '@formation/console-api';
import { fill } from '@formation/content';
import { Button, Note, SelectField, TextAreaField } from '@formation/ui';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { retryLoad } from '../../../hydration/retry-load.ts';
import type { Entry } from '../api/shapes.ts';
import { timeIn } from '../bookings/times.ts';
import { useStaff } from '../people/staff.ts';
import { savedHere } from '../people/stored-here.ts';
import { Fold } from '../shell/fold.tsx';
import { Failure } from '../shell/typed-form.tsx';
import { useLocale, useWords } from '../shell/use-words.ts';
import { endStates } from './end-states.ts';
import { Tags } from './tags.tsx';
import type { Enquiry } from './use-enquiry.ts';

const LookAgain = lazy(() => retryLoad(() => import('./snooze.tsx').then((chunk) => ({ default: chunk.LookAgain }))));

type Props = Readonly<{ entry: Entry; people: readonly string[]; enquiry: Enquiry }>;

/** State and holder: each is saved when it is chosen. */
function Standing({ entry, people, enquiry: { save, isBusy, isUnsent } }: Props) {
  const words = useWords();
  const { nameOf } = useStaff();
  const { enquiry, states, inbox } = words;
  const known = [...new Set([...people, entry.holder])].filter(Boolean);
  const disabled = isBusy || isUnsent;
  return (
    <div className="form-grid">
      <SelectField
        label={enquiry.state}
        value={entry.state}
        disabled={disabled}
        options={(Object.keys(states) as State[]).map((value) => ({ value, label: states[value] }))}
        onChange={(event) => save({ state: event.target.value as State })}
      />
      <SelectField
        label={enquiry.holder}
        value={entry.holder}
        disabled={disabled}
        options={[{ value: '', label: inbox.nobody }, ...known.map((value) => ({ value, label: nameOf(value) }))]}
        onChange={(event) => save({ holder: event.target.value })}
      />
    </div>
  );
}

/** What is written stays until the server has it, through a reload and a new session as well. */
function useNote(enquiryId: string) {
  const here = savedHere<string>(`note ${enquiryId}`);
  const [note, setNote] = useState(() => here.read() ?? '');
  const write = (text: string) => {
    setNote(text);
    if (text === '') here.forget();
    else here.write(text);
  };
  const saved = () => {
    setNote((now) => (now === note ? '' : now)); // what was written on meanwhile is not saved yet
    if (here.read() === note) here.forget();
  };
  return { note, write, saved };
}

function NoteForm({ enquiry: { asked, save, isBusy, isUnsent } }: Pick<Props, 'enquiry'>) {
  const { enquiry: words } = useWords();
  const { note, write, saved } = useNote(asked);
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        save({ note }, saved);
      }}
    >
      <TextAreaField
        label={words.note}
        value={note}
        maxLength={10_000}
        required
        onChange={(event) => write(event.target.value)}
      />
      <div className="cluster">
        <Button type="submit" disabled={isBusy || isUnsent}>
          {isBusy ? words.saving : words.addNote}
        </Button>
        <Button look="ghost" disabled={isBusy || isUnsent} onClick={() => save({ answeredElsewhere: true })}>
          {words.answeredElsewhere}
        </Button>
      </div>
    </form>
  );
}

/** How it stands, in one line: state, who has it, until when it sleeps. */
function useSummary({ rest, followUp, state, holder }: Entry): string {
  const { nameOf } = useStaff();
  const locale = useLocale();
  const { states, inbox } = useWords();
  const until = rest === 'asleep' && fill(inbox.sleeps, { time: timeIn(locale, followUp) });
  return [states[state], holder === '' ? inbox.nobody : nameOf(holder), until].filter(Boolean).join(' · ');
}

/** What somebody does about an enquiry: folded, it says how it stands, and what waits for the line stands before it. */
export function EnquiryWork({ children, ...props }: Props & Readonly<{ children?: ReactNode }>) {
  const words = useWords();
  const { enquiry } = props;
  return (
    <>
      <div aria-live="polite">
        {enquiry.isUnsent && (
          <Note tone="warn">
            {words.enquiry.unsent}{' '}
            <Button look="ghost" small onClick={enquiry.again}>
              {words.enquiry.again}
            </Button>
          </Note>
        )}
      </div>
      <Failure failure={enquiry.failure} />
      <Fold title={words.enquiry.work} standing={useSummary(props.entry)}>
        <Standing {...props} />
        <Tags {...props} />
        {!endStates.includes(props.entry.state) && (
          <Suspense>
            <LookAgain {...props} />
          </Suspense>
        )}
        <NoteForm enquiry={enquiry} />
        {children}
      </Fold>
    </>
  );
}
