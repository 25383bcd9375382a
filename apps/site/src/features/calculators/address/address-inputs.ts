import type { IsoDate } from '@formation/calendar';
import { feeDays as knownDays } from '@formation/fees';
import { dayFault } from '../../../lib/input/day-fault.ts';
import type { Typed } from '../../../lib/input/use-typed.ts';

export type Mode = 'quick' | 'published';

/** What the address of a calculator says: which fees, of which day, and what stands in the fields. */
export type AddressInputs = Readonly<{
  mode: Mode;
  day?: IsoDate;
  /** It names a day that does not exist, or no fees are known for, as `2026-02-30`: the fees of today are shown. */
  noSuchDay?: true;
  typed: Typed;
}>;

const longest = 200;
/** The days that a field takes whose fees can be asked for. */
export const feeDays = { ...knownDays, required: true } as const;

/** Whether a text is one of them, such as `2026-11-21`. */
export const isDay = (text: string | null): text is IsoDate => dayFault(text ?? '', feeDays) === undefined;

/** Reads an address; anything that no form of ours wrote is passed over. */
export function addressInputs(search: string): AddressInputs {
  const query = new URLSearchParams(search);
  const day = query.get('day');
  const fields = [...query].filter(
    ([name, text]) => !['mode', 'day', 'theme'].includes(name) && text.length <= longest,
  );
  return {
    mode: query.get('mode') === 'published' ? 'published' : 'quick',
    ...(isDay(day) ? { day } : day && { noSuchDay: true as const }),
    typed: Object.fromEntries(fields),
  };
}

/**
 * What an address says of a form: every field that is filled in, and one that was emptied although the form proposes a
 * number for it.
 */
export const filledIn = (typed: Typed, proposed: Typed): Typed =>
  Object.fromEntries(Object.entries(typed).filter(([name, text]) => text !== '' || proposed[name]));

/** Writes an address that brings the same result back. A text that is not read from an address is not written either. */
export function addressFor(path: string, { mode, day, typed }: AddressInputs): string {
  const fields = Object.entries(typed).filter(([, text]) => text.length <= longest);
  const query = new URLSearchParams([['mode', mode], ...(day ? [['day', day]] : []), ...fields]);
  return `${path}?${query}`;
}
