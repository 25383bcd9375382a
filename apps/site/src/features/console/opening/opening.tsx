import { dayText } from '@formation/calendar';
import { openingCalls } from '@formation/console-api';
import { fill } from '@formation/content';
import { Button, Note, TextAreaField, TextField } from '@formation/ui';
import { useAsk } from '../api/query.ts';
import type { Hours } from '../api/shapes.ts';
import { StandingCalls } from '../bookings/standing-calls.tsx';
import { AskAgain } from '../shell/ask-again.tsx';
import { Failure } from '../shell/typed-form.tsx';
import { useTitle } from '../shell/use-title.ts';
import { useLocale, useWords } from '../shell/use-words.ts';
import type { TheirChange } from './hours-merge.ts';
import { type Typed, useOpening } from './use-opening.ts';

type Props = Readonly<{ mayChange: boolean }>;
type Changes = readonly TheirChange[];

/** A Sunday: the names of the days are taken from the days after it. */
const sundays = ['2026-11-22', '2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28'];

/** What somebody else has saved meanwhile, by name: nothing of it goes unseen before the next press. */
function Theirs({ changes }: Readonly<{ changes: Changes }>) {
  const locale = useLocale();
  const { theirs: own } = useWords().calls.opening;
  const said = ({ what, theirs }: Changes[number]) => {
    if (what === 'until') return fill(own.until, { day: theirs ?? '' });
    if (theirs === undefined) return fill(own.opened, { day: what });
    if (typeof what === 'string') return fill(own.closed, { day: what, name: theirs });
    const day = dayText(locale, sundays[what] ?? '', { weekday: 'long' });
    return theirs === '' ? fill(own.noHours, { day }) : fill(own.hours, { day, hours: theirs });
  };
  return (
    <Note tone="warn">
      {own.title}
      <ul>
        {changes.map((change) => (
          <li key={change.what}>
            {said(change)} {change.isOwn && own.kept}
          </li>
        ))}
      </ul>
    </Note>
  );
}

type FieldsProps = Props & Readonly<{ typed: Typed; isBusy: boolean; change: (next: Partial<Typed>) => void }>;

/** While it is saved it stays as it is: what the server answers is shown in its place. */
function Fields({ mayChange, typed, isBusy, change }: FieldsProps) {
  const locale = useLocale();
  const { opening: own } = useWords().calls;
  return (
    <>
      <p className="small muted">{own.help}</p>
      <div className="form-grid">
        {sundays.map((day, index) => (
          <TextField
            key={day}
            label={fill(own.hours, { day: dayText(locale, day, { weekday: 'long' }) })}
            value={typed.week[index] ?? ''}
            disabled={!mayChange}
            readOnly={isBusy}
            onChange={(event) => change({ week: typed.week.with(index, event.target.value) })}
          />
        ))}
      </div>
      <TextAreaField
        label={own.closed}
        help={own.closedHelp}
        rows={10}
        value={typed.closed}
        disabled={!mayChange}
        readOnly={isBusy}
        onChange={(event) => change({ closed: event.target.value })}
      />
      <TextField
        type="date"
        required
        label={own.holidaysUntil}
        help={own.holidaysUntilHelp}
        value={typed.holidaysUntil}
        disabled={!mayChange}
        readOnly={isBusy}
        onChange={(event) => change({ holidaysUntil: event.target.value })}
      />
    </>
  );
}

function Form({ hours, ...props }: Props & Readonly<{ hours: Hours }>) {
  const words = useWords();
  const { mayChange } = props;
  const { typed, theirs, change, isBusy, isSaved, failure, wrong, save } = useOpening(hours, words);
  const { opening: own } = words.calls;
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <StandingCalls says={own.standing} calls={hours.standing} />
      <Fields {...props} typed={typed} isBusy={isBusy} change={change} />
      <Failure failure={failure} />
      <div aria-live="polite">
        {theirs.length > 0 && <Theirs changes={theirs} />}
        {wrong !== undefined && <Note tone="bad">{wrong}</Note>}
        {isSaved && <Note tone="good">{own.saved}</Note>}
      </div>
      {mayChange ? (
        <div>
          <Button type="submit" disabled={isBusy}>
            {isBusy ? own.saving : own.save}
          </Button>
        </div>
      ) : (
        <p>{own.seenOnly}</p>
      )}
    </form>
  );
}

/** When calls are held: seen by all, changed by an owner, obeyed at once. */
export function Opening(props: Props) {
  const words = useWords();
  useTitle(words.places.opening);
  const { answer, failure, load } = useAsk(openingCalls.find, {});
  return (
    <section className="sheet card-pad" aria-labelledby="hours" aria-busy={answer === undefined}>
      <h2 id="hours">{words.calls.opening.title}</h2>
      <p>{words.calls.opening.text}</p>
      <AskAgain failure={failure} load={load} />
      {answer ? <Form {...props} hours={answer} /> : failure === undefined && <p className="muted">{words.loading}</p>}
    </section>
  );
}
