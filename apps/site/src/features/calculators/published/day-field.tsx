import { fill } from '@formation/content';
import type { IsoDate } from '@formation/fees';
import { Button, Note } from '@formation/ui';
import { useId } from 'react';
import { dayName } from '../../../lib/dates/day-name.ts';
import { isDay } from '../address/address-inputs.ts';
import type { ShownPublished } from '../load-words.ts';

type Props = Readonly<{ label: string; day: IsoDate; onDay: (day: IsoDate) => void }>;

/** The day whose fees count: a season, or a surcharge, begins and ends on one. A day half typed changes nothing. */
export function DayField({ label, day, onDay }: Props) {
  const id = useId();
  return (
    <div className="day-field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="input"
        type="date"
        value={day}
        onChange={({ target: { value } }) => isDay(value) && onDay(value)}
      />
    </div>
  );
}

type PinnedProps = Readonly<{ words: ShownPublished; day: IsoDate; onUnpin: () => void }>;

/** The link that was followed is for a day: which, and how to leave it. */
export function PinnedDay({ words, day, onUnpin }: PinnedProps) {
  return (
    <Note tone="info">
      {fill(words.pinned, { day: dayName(day) })}{' '}
      <span className="no-print">
        <Button small look="ghost" onClick={onUnpin}>
          {words.unpin}
        </Button>
      </span>
    </Note>
  );
}
