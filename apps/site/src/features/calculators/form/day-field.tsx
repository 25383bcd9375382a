import { fill } from '@formation/content';
import type { IsoDate } from '@formation/fees';
import { Button, Note, TextField } from '@formation/ui';
import { useEffect, useRef, type SyntheticEvent } from 'react';
import { dayProps } from '../../../lib/input/day-fault.ts';
import { typedDay } from '../../../lib/input/typed-days.ts';
import { dayName } from '../../../lib/text/dates/day-name.ts';
import { feeDays, isDay } from '../address/address-inputs.ts';
import type { ShownPublished } from '../load-words.ts';

type Props = Readonly<{ words: ShownPublished; typed: string; onTyped: (text: string) => void }>;

/**
 * The day whose fees count: a season, or a surcharge, begins and ends on one. The browser owns the field, so that a day
 * that does not exist stays as it was typed.
 */
export function FeeDay({ words, typed, onTyped }: Props) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (field.current && field.current.value !== typed && isDay(typed)) field.current.value = typed;
  }, [typed]);
  const read = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => onTyped(typedDay(currentTarget, typed));
  return (
    <div className="day-field">
      <TextField
        ref={field}
        label={words.feesOf}
        defaultValue={typed}
        onInput={read}
        onBlur={read}
        {...dayProps(typed, feeDays, words.days)}
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
