import { dayText } from '@formation/calendar';
import { fill } from '@formation/content';
import { isRefused } from '@formation/leads';
import { Button, Note, TextAreaField, TextField } from '@formation/ui';
import { useState } from 'react';
import { AskAgain } from './ask-again.tsx';
import { changeOpening, type Opening as Hours, opening } from './call-calls.ts';
import { closedText, hoursText, readClosed, readHours } from './hours-text.ts';
import { colombo, timeIn } from './times.ts';
import { Failure } from './typed-form.tsx';
import { useAsked } from './use-asked.ts';
import type { Words } from './words.ts';

type Props = Readonly<{ words: Words; locale: string; mayChange: boolean }>;

/** A Sunday: the names of the days are taken from the days after it. */
const sundays = ['2026-11-22', '2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28'];

function Standing({ words: { calls }, locale, hours }: Pick<Props, 'words' | 'locale'> & Readonly<{ hours: Hours }>) {
  if (hours.standing.length === 0) return null;
  return (
    <Note tone="warn">
      {calls.opening.standing}{' '}
      {hours.standing.map(({ id, start, name }) => (
        <a key={id} href={`/console?call=${id}`}>
          <bdi>{name}</bdi>, {timeIn(locale, start, colombo)}
        </a>
      ))}
    </Note>
  );
}

type Typed = Readonly<{ week: readonly string[]; closed: string; holidaysUntil: string }>;

const typedOf = ({ week, closed, holidaysUntil }: Hours): Typed => ({
  week: week.map(hoursText),
  closed: closedText(closed),
  holidaysUntil,
});

/** What was typed, or what is wrong with it in the reader's words. */
function read({ week, closed, holidaysUntil }: Typed, { calls: { opening: own } }: Words) {
  const hours = week.map(readHours);
  const days = readClosed(closed);
  if (hours.some((day) => day === undefined)) return { wrong: own.wrongHours };
  if ('wrong' in days) return { wrong: fill(own.wrongDay, { line: days.wrong }) };
  if ('twice' in days) return { wrong: fill(own.twice, { day: days.twice }) };
  return { week: hours.flatMap((day) => (day === undefined ? [] : [day])), closed: days, holidaysUntil };
}

/** What is typed stays, also where somebody else was faster: their version is fetched, and saving again is a choice. */
function useTyped(first: Hours, words: Words) {
  const [hours, setHours] = useState(first);
  const [typed, setTyped] = useState(typedOf(first));
  const [state, setState] = useState<'still' | 'busy' | 'saved'>('still');
  const [failure, setFailure] = useState<string>();
  const [wrong, setWrong] = useState<string>();
  const save = async () => {
    const wanted = read(typed, words);
    setFailure(undefined);
    setWrong('wrong' in wanted ? wanted.wrong : undefined);
    if ('wrong' in wanted) return;
    setState('busy');
    const answer = await changeOpening({ ...wanted, version: hours.version, seen: hours.seen });
    setState(isRefused(answer) ? 'still' : 'saved');
    if (isRefused(answer)) {
      setFailure(answer.refused);
      const theirs = await opening();
      if (!isRefused(theirs)) setHours(theirs);
      return;
    }
    setHours(answer);
    setTyped(typedOf(answer));
  };
  const change = (next: Partial<Typed>) => {
    setTyped({ ...typed, ...next });
    setState('still');
  };
  return { hours, typed, change, state, failure, wrong, save: () => void save() };
}

type FieldsProps = Props & Readonly<{ typed: Typed; change: (next: Partial<Typed>) => void }>;

function Fields({ words, locale, mayChange, typed, change }: FieldsProps) {
  const { opening: own } = words.calls;
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
        onChange={(event) => change({ closed: event.target.value })}
      />
      <TextField
        type="date"
        required
        label={own.holidaysUntil}
        help={own.holidaysUntilHelp}
        value={typed.holidaysUntil}
        disabled={!mayChange}
        onChange={(event) => change({ holidaysUntil: event.target.value })}
      />
    </>
  );
}

function Form({ first, ...props }: Props & Readonly<{ first: Hours }>) {
  const { words, locale, mayChange } = props;
  const { hours, typed, change, state, failure, wrong, save } = useTyped(first, words);
  const { opening: own } = words.calls;
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <Standing words={words} locale={locale} hours={hours} />
      <Fields {...props} typed={typed} change={change} />
      <Failure words={words} failure={failure} />
      <div aria-live="polite">
        {wrong !== undefined && <Note tone="bad">{wrong}</Note>}
        {state === 'saved' && <Note tone="good">{own.saved}</Note>}
      </div>
      {mayChange ? (
        <div>
          <Button type="submit" disabled={state === 'busy'}>
            {state === 'busy' ? own.saving : own.save}
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
  const { words } = props;
  const { answer, failure, load } = useAsked(opening);
  return (
    <section className="sheet card-pad" aria-labelledby="hours" aria-busy={answer === undefined}>
      <h2 id="hours">{words.calls.opening.title}</h2>
      <p>{words.calls.opening.text}</p>
      <AskAgain words={words} failure={failure} load={load} />
      {answer ? <Form {...props} first={answer} /> : failure === undefined && <p className="muted">{words.loading}</p>}
    </section>
  );
}
