import { fill, type Messages } from '@formation/content';
import { Button, LinkButton, Note } from '@formation/ui';
import { useEffect, useRef } from 'react';
import { showOutcome } from '../../lib/async/outcome.ts';
import type { Typed } from '../../lib/input/use-typed.ts';
import type { NewlyBooked } from './booking-calls.ts';
import type { CallFormat } from './booking-form.tsx';
import type { Clock } from './clock.ts';

type Words = Messages['meet']['booked'];
type Props = Readonly<{
  words: Words;
  clock: Clock;
  format: CallFormat;
  booked: NewlyBooked;
  typed: Typed;
  onAnother: () => void;
}>;

/** What was chosen, each with its name; what was left empty is left out. */
function chosenLines({ words, clock, format, booked, typed }: Props): readonly (readonly [string, string])[] {
  const { chosen } = words;
  const language = format.languages.find(({ value }) => value === typed['callLanguage'])?.label;
  const lines = [
    [chosen.zone, clock.zone.replaceAll('_', ' ')],
    [chosen.colombo, clock.isColombo ? '' : clock.colomboTime(booked.start)],
    [chosen.language, language ?? ''],
    [chosen.phone, typed['phone'] ?? ''],
  ] as const;
  return lines.filter(([, value]) => value !== '');
}

function textOf(words: Words, { mailed, confirmed }: NewlyBooked): string {
  if (!mailed) return words.notMailed;
  return confirmed ? words.text : words.unconfirmed;
}

/** That the call is booked, and how. The form is as long as a screen and gone: its place is above what shows then. */
export function Confirmation(props: Props) {
  const { words, clock, format, booked, typed, onAnother } = props;
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => showOutcome(part.current), []);
  const when = { day: clock.dayName(clock.day(booked.start)), time: clock.time(booked.start) };
  return (
    <div className="stack" role="status" tabIndex={-1} ref={part}>
      <Note tone="good" title={words.title}>
        {fill(textOf(words, booked), { ...when, email: typed['email'] ?? '' })}
      </Note>
      <ul className="small">
        {chosenLines(props).map(([name, value]) => (
          <li key={name}>
            {name}: <bdi>{value}</bdi>
          </li>
        ))}
        <li>{format.place}</li>
      </ul>
      <LinkButton href={booked.icsUrl} icon="calendar-check">
        {words.calendarFile}
      </LinkButton>
      <Button look="ghost" onClick={onAnother}>
        {words.another}
      </Button>
    </div>
  );
}
