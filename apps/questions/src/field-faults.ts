import { monthDay, isoDate } from '@formation/calendar';
import { dateIn, fill, type Locale, messages } from '@formation/content';
import { type Answers, type Fault, type Field, hyphenated, type Question } from '@formation/fees';
import type { TextField } from './call-question.ts';
import { shortened } from './read-query.ts';
import type { FieldFault } from './refusal.ts';

/** The caller's language, and what a field is called in it. */
export type FieldWords = Readonly<{ language: Locale; labelOf: (key: string) => string }>;

function faultAt(
  words: FieldWords,
  { key, code, text }: Readonly<Record<'key' | 'code' | 'text', string>>,
): FieldFault {
  const message = fill(messages[words.language].api.ofField, { field: words.labelOf(key), text });
  return { field: hyphenated(key), code, message };
}

function missing(key: string, { language, labelOf }: FieldWords): FieldFault {
  const message = fill(messages[language].api.needed, { field: labelOf(key) });
  return { field: hyphenated(key), code: 'missing', message };
}

/** Why each field of a question that cannot be read is refused. */
export function readingFaults(
  { fields }: Question,
  { faults, answers }: Readonly<{ faults: readonly Fault[]; answers: Answers }>,
  words: FieldWords,
): readonly FieldFault[] {
  return faults.map((fault) => {
    const { key, code } = fault;
    if (code === 'missing') return missing(key, words);
    const field = fields.find((one) => one.key === key);
    return faultAt(words, { key, code, text: sentence(fault, words, { field, answers }) });
  });
}

/** Something is given for a field that the other answers leave nothing to ask for. */
export function idleFault({ key }: Pick<Field, 'key'>, words: FieldWords): FieldFault {
  return faultAt(words, { key, code: 'not-asked', text: messages[words.language].api.idle });
}

type At = Readonly<{ field: Field | undefined; answers: Answers }>;

function sentence(
  { code, given: text, limit = '', readings }: Fault,
  { language }: FieldWords,
  { field, answers }: At,
) {
  const { api, calculators } = messages[language];
  const { faults } = calculators.published;
  const input = { given: shortened(text) };
  if (code === 'missing') return api.needed;
  if (code === 'unknown') {
    if (field?.kind !== 'choice') return fill(api.yesOrNo, input);
    return fill(api.choice, { ...input, choices: field.offered(answers).join(', ') });
  }
  if (readings) return fill(faults.twoReadings, { one: readings[0], other: readings[1] });
  return fill(faults[code], { ...input, currency: limit, least: limit, most: limit });
}

/** The days that a company can have been formed on, or do anything. */
const days = { first: '1900-01-01', last: '2099-12-31' } as const;

/** Why a text that stands for a day, or for itself, is refused; nothing where it is not. */
export function textFault({ key, kind, needed, most }: TextField, input: string, words: FieldWords) {
  const { api, calculators } = messages[words.language];
  const { tooEarly, tooLate } = calculators.published.days;
  const fault = (code: string, text: string) => faultAt(words, { key, code, text });
  if (input === '') return needed && missing(key, words);
  if (kind === 'text') return input.length > most ? fault('too-long', fill(api.textTooLong, { most })) : undefined;
  const shown = { given: shortened(input) };
  if (kind === 'month-day') return monthDay(input) ? undefined : fault('not-a-day', fill(api.noMonthDay, shown));
  const day = isoDate(input);
  if (!day) return fault('not-a-day', fill(api.noDay, shown));
  if (day < days.first) return fault('too-early', fill(tooEarly, { day: dateIn(words.language, days.first) }));
  return day > days.last ? fault('too-late', fill(tooLate, { day: dateIn(words.language, days.last) })) : undefined;
}
