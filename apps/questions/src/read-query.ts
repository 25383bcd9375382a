import { isoDate } from '@formation/calendar';
import { dateIn, fill, type Locale, locales, messages } from '@formation/content';
import { feeDays, type IsoDate } from '@formation/fees';
import type { FieldFault } from './refusal.ts';

/** What every question takes besides. */
const common = ['lang', 'day'] as const;

type Names = Readonly<{
  language: Locale;
  /** The key of what a name stands for. */
  keyOf: (name: string) => string | undefined;
  /** Every name as it is written, for whoever gives another. */
  names: readonly string[];
}>;

/** A pasted text is repeated as far as its beginning tells which it is. */
const shown = 40;
export const shortened = (text: string): string => (text.length > shown ? `${text.slice(0, shown)}…` : text);

/** The texts of a query by the keys of what they are given for; a name that is unknown, or there twice, is a fault. */
export function textsIn(query: URLSearchParams, { language, keyOf, names }: Names) {
  const words = messages[language].api;
  const texts: Record<string, string> = {};
  const faults: FieldFault[] = [];
  for (const [given, text] of query) {
    const key = common.find((one) => one === given) ?? keyOf(given);
    const name = shortened(given);
    if (key === undefined) {
      const known = [...names, ...common].join(', ');
      faults.push({ field: name, code: 'unknown-name', message: fill(words.unknownName, { name, names: known }) });
    } else if (Object.hasOwn(texts, key)) {
      faults.push({ field: name, code: 'given-twice', message: fill(words.twice, { name }) });
    } else texts[key] = text.trim();
  }
  return { texts, faults };
}

/** Why a language is not one of ours. */
export function languageFault(text: string | undefined, language: Locale): readonly FieldFault[] {
  if (!text || Object.hasOwn(locales, text)) return [];
  const choices = Object.keys(locales).join(', ');
  const message = fill(messages[language].api.choice, { given: shortened(text), choices });
  return [{ field: 'lang', code: 'unknown', message }];
}

/** The day that is asked for, today where none is given; or why it is none whose fees can be asked for. */
export function dayIn(text: string, { language, today }: Readonly<{ language: Locale; today: IsoDate }>) {
  if (text === '') return { day: today };
  const { noDay } = messages[language].api;
  const { tooEarly, tooLate } = messages[language].calculators.published.days;
  const fault = (code: string, message: string): Readonly<{ fault: FieldFault }> => ({
    fault: { field: 'day', code, message },
  });
  const day = isoDate(text);
  if (!day) return fault('not-a-day', fill(noDay, { given: shortened(text) }));
  if (day < feeDays.first) return fault('too-early', fill(tooEarly, { day: dateIn(language, feeDays.first) }));
  if (day > feeDays.last) return fault('too-late', fill(tooLate, { day: dateIn(language, feeDays.last) }));
  return { day };
}
