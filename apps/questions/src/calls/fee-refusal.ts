import { type CalculatorWords, fill, type Locale, messages } from '@formation/content';
import { hyphenated, type Refusal as NoAnswer } from '@formation/fees';
import type { Refusal } from '../refusal.ts';

type Words = Readonly<{ language: Locale; own: CalculatorWords }>;

/** What a field is called on the page of its platform. */
export const fieldLabel = (own: CalculatorWords, key: string): string => own.fields[key]?.label ?? hyphenated(key);

/** Why the tables have no answer to a question that can be read. */
export function noAnswer(refusal: NoAnswer, { own, language }: Words): Refusal {
  const { refused } = messages[language].calculators.published;
  const code = refusal.refused;
  const status = 422;
  if (code === 'unreachable') return { status, code, message: refused.unreachable };
  const { what } = refusal;
  const choices = Object.assign({}, ...Object.values(own.choices)) as Readonly<Record<string, string>>;
  const named = own.lines[what] ?? own.tableRows?.[what] ?? choices[what] ?? fieldLabel(own, what);
  switch (code) {
    case 'not-published':
      return { status, code, what, message: fill(refused[code], { what: named }) };
    case 'unread':
      return { status, code, what, message: fill(refused[code], { what: named }) };
    case 'missing': {
      const fields = refusal.fields.map((key) => fieldLabel(own, key)).join(', ');
      const [field = ''] = refusal.fields.map(hyphenated);
      return { status, code, field, message: fill(refused[code], { what: named, fields }) };
    }
    case 'out-of-range': {
      const [least, most] = [refusal.least, refusal.most].map((limit) => `${limit} ${refusal.unit}`);
      const limits = { what: fieldLabel(own, what), least: least ?? '', most: most ?? '' };
      return { status, code, field: hyphenated(what), message: fill(refused[code], limits) };
    }
  }
}
