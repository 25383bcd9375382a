import { inCurrency, saysOtherCurrency, type Currency, type Decimal, type Money } from '@formation/money';
import type { Fault, FoundFault } from './fault.ts';
import { isAsked, type AmountField, type Answers, type Field, type Input } from './field.ts';
import { idOf } from './id-of.ts';
import type { Question } from './question.ts';
import { quickNumber, type TypedNumber } from './quick-number.ts';
import { numberField, type ReadContext } from './read-number-field.ts';
import { typedNumber } from './typed-number.ts';

export { isRefusing, type Fault, type RefusingFault } from './fault.ts';

/** What somebody gave, as text, by the keys of the fields; an absent key and an empty text are both "left out". */
export type Texts = Readonly<Record<string, string | undefined>>;

export type Reading<A> = Readonly<{ answers: A; faults: readonly Fault[] }>;

/** Whether a text is one of the ways to say yes. */
export const saysYes = (text: string): boolean => /^(y|yes|true|1|x|on)$/i.test(text);
/** Whether a text is one of the ways to say no. */
export const saysNo = (text: string): boolean => /^(n|no|false|0|-|off)?$/i.test(text);
const ZERO: Decimal = { units: 0n, scale: 0 };
type Options = Readonly<{
  /** How a number is read, where a form's way is not the one: in a file. */
  numberIn?: (text: string) => TypedNumber;
  /** Whether an amount says another currency than is meant. */
  saysOther?: (text: string, currency: Currency) => boolean;
}>;

/** How the quick estimates are specified to read: any currency as the form's own, and every number in one way. */
export const quickReading: Options = { numberIn: quickNumber, saysOther: () => false };

/**
 * Reads the answers to a question, field by field in their order.
 *
 * What cannot be read counts as left out, and is named among the faults: a face refuses it, or shows how it was read.
 */
export function readAnswers<A extends Answers>(
  { fields }: Question<A>,
  texts: Texts,
  { numberIn = typedNumber, saysOther = saysOtherCurrency }: Options = {},
): Reading<A> {
  const answers: Record<string, Input> = {};
  const faults: Fault[] = [];
  for (const field of fields) {
    const applies = isAsked(field, answers);
    const typed = applies ? (texts[field.key] ?? '').trim() : '';
    const fault = (found: FoundFault) => {
      faults.push({ key: field.key, given: typed, ...found });
    };
    answers[field.key] = answerTo(field, { answers, given: typed, fault, numberIn, saysOther, isAsked: applies });
  }
  return { answers: answers as A, faults }; // every field of the question has its answer
}

function answerTo(field: Field, applies: ReadContext): Input {
  switch (field.kind) {
    case 'yes':
      return yes(applies);
    case 'choice':
      return choice(field, applies);
    case 'amount':
      return amount(field, applies);
    case 'percent': {
      const hundredths = numberField(field, applies);
      return hundredths && { units: hundredths.units, scale: hundredths.scale + 2 };
    }
    case 'number':
      return numberField(field, applies);
  }
}

function amount(field: AmountField, context: ReadContext): Money | undefined {
  const found = numberField(field, context);
  if (!found && field.optional) return undefined;
  return inCurrency(found ?? ZERO, field.currency(context.answers));
}

function yes({ given, fault }: ReadContext): boolean {
  if (!saysYes(given) && !saysNo(given)) fault({ code: 'unknown' });
  return saysYes(given);
}

function choice(field: Extract<Field, { kind: 'choice' }>, { answers, given, fault }: ReadContext): string | undefined {
  const offered = field.offered(answers);
  if (given === '') return field.optional ? undefined : offered[0]; // lists of many rows leave most choices out
  if (offered.includes(given)) return given;
  const wanted = idOf(given);
  const spelled = field.spelled?.[wanted];
  const found = offered.find((one) => idOf(one) === wanted) ?? offered.find((one) => one === spelled);
  if (found !== undefined) return found;
  fault({ code: 'unknown' });
  return offered[0]; // a ticked box stays ticked when its choice goes
}
