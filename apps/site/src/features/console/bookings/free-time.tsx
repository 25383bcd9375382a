import { addDays, instantOf, isoDate } from '@formation/calendar';
import { bookingCalls } from '@formation/console-api';
import { SelectField, TextField } from '@formation/ui';
import { useAsk } from '../api/query.ts';
import { useLocale, useWords } from '../shell/use-words.ts';
import { clockTime, colombo } from './times.ts';

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

/** A day, and one of its free times. */
export type ChosenTime = Readonly<{ day: string; start: string }>;

type Props = Readonly<{
  chosen: ChosenTime;
  /** With another number the free times are asked for anew. */
  since: number;
  onChange: (chosen: ChosenTime) => void;
}>;

/** Where a day is chosen, and a time that is free on it. */
export function FreeTime({ chosen: { day, start }, since, onChange }: Props) {
  const locale = useLocale();
  const { move } = useWords().calls;
  const { starts, areNone } = useFreeTimes(day, since);
  const options = [
    { value: '', label: areNone ? move.none : move.choose },
    ...starts.map((value) => ({ value, label: clockTime(locale, value, colombo) })),
  ];
  return (
    <div className="form-grid">
      <TextField
        label={move.day}
        type="date"
        required
        value={day}
        onChange={(event) => onChange({ day: event.target.value, start: '' })}
      />
      <SelectField
        label={move.time}
        options={options}
        required
        value={starts.includes(start) ? start : ''}
        onChange={(event) => onChange({ day, start: event.target.value })}
      />
    </div>
  );
}
