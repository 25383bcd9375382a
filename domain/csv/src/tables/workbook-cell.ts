/** Before this, a workbook counts no days: a cell of a smaller number in the form of a time is a time alone. */
const FIRST_DAY = Date.UTC(1900, 0, 1);

/** Digits that a spreadsheet shows. The file stores up to 17: 12.1 + 0.2 is 12.299999999999999 there. */
const DIGITS = 15;

const plain = new Intl.NumberFormat('en', { useGrouping: false, maximumSignificantDigits: DIGITS });

/**
 * A stored number as a spreadsheet shows it where it has room: without an exponent, and rounded to the digits that it
 * shows, which gives back every amount that somebody typed.
 */
export function numberText(stored: string): string {
  const value = Number(stored);
  if (!Number.isFinite(value)) return stored;
  const text = String(Number(value.toPrecision(DIGITS)));
  return text.includes('e') ? plain.format(value) : text;
}

/** A day as `2026-11-05`, with a time as `2026-11-05T10:30:00`. Fractions of a second come from how days are counted. */
function dayText(date: Date): string {
  const seconds = Math.round(date.getTime() / 1000) * 1000;
  if (!Number.isFinite(seconds)) return '';
  const [day = '', time = ''] = new Date(seconds).toISOString().slice(0, 19).split('T');
  if (seconds < FIRST_DAY) return time;
  return time === '00:00:00' ? day : `${day}T${time}`;
}

/** A cell of a workbook as the one who looks at it sees it; one with an error of a formula is empty. */
export function cellText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  return value instanceof Date ? dayText(value) : '';
}
