import { isoDate, type IsoDate } from '@formation/calendar';

/** Which of two figures a report writes first, where both could be a month. */
export type DayOrder = 'day-first' | 'month-first';

/** The beginnings of the months' names, in the languages of the reports that we know. */
const beginnings: readonly (readonly string[])[] = [
  ['jan', 'gen', 'ene', 'sty', 'oca'],
  ['feb', 'fév', 'fev', 'lut', 'şub'],
  ['mar', 'mär', 'mrz', 'mrt'],
  ['apr', 'avr', 'abr', 'kwi', 'nis'],
  ['may', 'mai', 'mag', 'mei', 'maj'],
  ['jun', 'juin', 'giu', 'cze', 'haz'],
  ['jul', 'juil', 'lug', 'lip', 'tem'],
  ['aug', 'aoû', 'ago', 'sie', 'ağu'],
  ['sep', 'set', 'wrz', 'eyl'],
  ['oct', 'okt', 'ott', 'paź', 'eki'],
  ['nov', 'lis', 'kas'],
  ['dec', 'dez', 'déc', 'dic', 'gru', 'ara'],
];

/** The longest come first: a name can begin as another does. */
const monthsByBeginning = beginnings
  .flatMap((all, month) => all.map((beginning) => ({ beginning, month: month + 1 })))
  .toSorted((a, b) => b.beginning.length - a.beginning.length);

/** A month by its name; undefined for what is none. */
function monthNamed(word: string): number | undefined {
  const name = word.normalize('NFC').toLowerCase();
  return monthsByBeginning.find(({ beginning }) => name.startsWith(beginning))?.month;
}

const two = (figure: number) => String(figure).padStart(2, '0');

/** A day of a year; one of two figures is of this century. */
function dayOf(year: string, month: number, day: number): IsoDate | undefined {
  const whole = year.length === 2 ? `20${year}` : year;
  return isoDate(`${whole}-${two(month)}-${two(day)}`);
}

const YEAR_FIRST = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/;
const FIGURES = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})(?!\d)/;
/** `Nov 5, 2026`, `Nov-10-25` and `November 24, 2026`. */
const NAME_FIRST = /^(\p{L}{3,})\.?[\s-]+(\d{1,2}),?[\s-]+(\d{4}|\d{2})(?!\d)/u;
/** `5 Nov 2026`, `05. Nov. 2026` and `5-nov-26`. */
const NAME_SECOND = /^(\d{1,2})\.?[\s-]+(?:de )?(\p{L}{3,})\.?,?[\s-]+(?:de )?(\d{4}|\d{2})(?!\d)/u;

/** Which order the figures of a list have, if one of them tells: 14 is no month. */
export function dayOrderIn(texts: readonly string[]): DayOrder | undefined {
  const parts = texts.flatMap((text) => {
    const [, first, second] = FIGURES.exec(text.trim()) ?? [];
    return first && second ? [[Number(first), Number(second)] as const] : [];
  });
  if (parts.some(([first]) => first > 12)) return 'day-first';
  return parts.some(([, second]) => second > 12) ? 'month-first' : undefined;
}

/**
 * The day that a cell begins with; a time after it is left out.
 *
 * @param order - what figures alone mean; without it they are read only where one of them can be no month.
 * @returns undefined for what is no day, or can be two.
 */
export function dayIn(text: string, order?: DayOrder): IsoDate | undefined {
  const cell = text.trim();
  const iso = YEAR_FIRST.exec(cell);
  if (iso) return dayOf(iso[1] ?? '', Number(iso[2]), Number(iso[3]));
  const figures = FIGURES.exec(cell);
  if (figures) {
    const [first, second] = [Number(figures[1]), Number(figures[2])];
    const known = order ?? dayOrderIn([cell]) ?? (first === second ? 'day-first' : undefined);
    if (!known) return undefined;
    const [day, month] = known === 'day-first' ? [first, second] : [second, first];
    return dayOf(figures[3] ?? '', month, day);
  }
  const named = NAME_FIRST.exec(cell);
  const [name, day, year] = named ? named.slice(1) : reordered(NAME_SECOND.exec(cell));
  const month = monthNamed(name ?? '');
  return month === undefined ? undefined : dayOf(year ?? '', month, Number(day));
}

const reordered = (found: RegExpExecArray | null) => (found ? [found[2], found[1], found[3]] : []);

/** A day of a list that can be read in two ways, where none of its others tells which: `05/11/2026`. */
export function ambiguousDay(texts: readonly string[]): string | undefined {
  if (dayOrderIn(texts)) return undefined;
  return texts.find((text) => dayIn(text) === undefined && dayIn(text, 'day-first') !== undefined);
}
