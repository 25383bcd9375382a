import type { IsoDate } from '@formation/fees';
import { useId } from 'react';
import { isDay } from '../address/address-inputs.ts';

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
