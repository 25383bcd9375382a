import { type CalculatorWords, fill, type Locale, messages } from '@formation/content';
import {
  type Answers,
  type Fault,
  type Field,
  hyphenated,
  type Question,
  type Refusal as NoAnswer,
} from '@formation/fees';
import { shortened } from './read-query.ts';
import type { FieldFault, Refusal } from './refusal.ts';

type Words = Readonly<{ language: Locale; own: CalculatorWords }>;

const labelOf = ({ own }: Words, key: string) => own.fields[key]?.label ?? key;

function faultAt(words: Words, { key, code, text }: Readonly<Record<'key' | 'code' | 'text', string>>): FieldFault {
  const message = fill(messages[words.language].api.ofField, { field: labelOf(words, key), text });
  return { field: hyphenated(key), code, message };
}

/** Why each field of a question that cannot be read is refused. */
export function readingFaults(
  { fields }: Question,
  { faults, answers }: Readonly<{ faults: readonly Fault[]; answers: Answers }>,
  words: Words,
): readonly FieldFault[] {
  const { needed } = messages[words.language].api;
  return faults.map((fault) => {
    const { key, code } = fault;
    if (code === 'missing')
      return { field: hyphenated(key), code, message: fill(needed, { field: labelOf(words, key) }) };
    const field = fields.find((one) => one.key === key);
    return faultAt(words, { key, code, text: sentence(fault, words, { field, answers }) });
  });
}

/** Something is given for a field that the other answers leave nothing to ask for. */
export function idleFault({ key }: Field, words: Words): FieldFault {
  return faultAt(words, { key, code: 'not-asked', text: messages[words.language].api.idle });
}

type At = Readonly<{ field: Field | undefined; answers: Answers }>;

function sentence({ code, given: text, limit = '', readings }: Fault, { language }: Words, { field, answers }: At) {
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

/** Why the tables have no answer to a question that can be read. */
export function noAnswer(refusal: NoAnswer, words: Words): Refusal {
  const { own, language } = words;
  const { refused } = messages[language].calculators.published;
  const code = refusal.refused;
  const status = 422;
  if (code === 'unreachable') return { status, code, message: refused.unreachable };
  const { what } = refusal;
  const choices = Object.assign({}, ...Object.values(own.choices)) as Readonly<Record<string, string>>;
  const named = own.lines[what] ?? own.tableRows?.[what] ?? choices[what] ?? labelOf(words, what);
  switch (code) {
    case 'not-published':
      return { status, code, what, message: fill(refused[code], { what: named }) };
    case 'unread':
      return { status, code, what, message: fill(refused[code], { what: named }) };
    case 'missing': {
      const fields = refusal.fields.map((key) => labelOf(words, key)).join(', ');
      const [field = ''] = refusal.fields.map(hyphenated);
      return { status, code, field, message: fill(refused[code], { what: named, fields }) };
    }
    case 'out-of-range': {
      const [least, most] = [refusal.least, refusal.most].map((limit) => `${limit} ${refusal.unit}`);
      const limits = { what: labelOf(words, what), least: least ?? '', most: most ?? '' };
      return { status, code, field: hyphenated(what), message: fill(refused[code], limits) };
    }
  }
}
