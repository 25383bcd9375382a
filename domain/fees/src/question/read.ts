import { compare, decimal, inCurrency, roundHalfUp, type Currency, type Decimal } from '@formation/money';
import { isAsked, type Answers, type Field, type Input } from './field.ts';
import { idOf } from './id-of.ts';
import type { Question } from './question.ts';
import { typedNumber, withoutSign, type TypedNumber } from './typed-number.ts';

/** What somebody gave, as text, by the keys of the fields; an absent key and an empty text are both "left out". */
export type Texts = Readonly<Record<string, string | undefined>>;

/** Why a text is no answer to its field. */
export type Fault = Readonly<{
  key: string;
  code:
    | 'missing'
    | 'not-a-number'
    /** A number, but it can be read in more than one way; the answer counts with one of them. */
    | 'unclear'
    /** An amount that says another than is meant, where that was asked. */
    | 'other-currency'
    | 'negative'
    | 'not-whole'
    | 'unknown'
    | 'too-small'
    | 'too-large';
  /** What was given. */
  given: string;
  /** The limit that is broken, in the unit that is typed; of another currency, the one that is meant. */
  limit?: string;
}>;

/** A fault for which a form refuses: the rest it reads as best it can, and shows how. */
export type RefusingFault = Fault &
  Readonly<{ code: 'not-a-number' | 'negative' | 'not-whole' | 'too-small' | 'too-large' }>;

export function isRefusing(fault: Fault): fault is RefusingFault {
  return ['not-a-number', 'negative', 'not-whole', 'too-small', 'too-large'].includes(fault.code);
}

export type Reading<A> = Readonly<{ answers: A; faults: readonly Fault[] }>;

/** Whether a text is one of the ways to say yes. */
export const saysYes = (text: string): boolean => /^(y|yes|true|1|x|on)$/i.test(text);
const saysNo = (text: string): boolean => /^(n|no|false|0|-|off)?$/i.test(text);
const ZERO: Decimal = { units: 0n, scale: 0 };
/** More than there is money: where a field has no limit of its own, a text beyond it is a slip. */
const MOST = '1000000000000000';

type Options = Readonly<{
  /** How a number is read, where a form's way is not the one: in a file. */
  numberIn?: (text: string) => TypedNumber;
  /** Whether an amount says another currency, where that is a fault: a form shows how it reads it. */
  saysOther?: (text: string, currency: Currency) => boolean;
}>;

/**
 * Reads the answers to a question, field by field in their order.
 *
 * What cannot be read counts as left out, and is named among the faults: a face refuses it, or shows how it was read.
 */
export function readAnswers<A extends Answers>(
  { fields }: Question<A>,
  texts: Texts,
  { numberIn = typedNumber, saysOther = () => false }: Options = {},
): Reading<A> {
  const answers: Record<string, Input> = {};
  const faults: Fault[] = [];
  for (const field of fields) {
    const applies = isAsked(field, answers);
    const typed = applies ? (texts[field.key] ?? '').trim() : '';
    const fault = (code: Fault['code'], limit?: string) => {
      faults.push({ key: field.key, code, given: typed, ...(limit !== undefined && { limit }) });
    };
    answers[field.key] = answerTo(field, { answers, given: typed, fault, numberIn, saysOther, isAsked: applies });
  }
  return { answers: answers as A, faults }; // every field of the question has its answer
}

type ReadContext = Readonly<{
  answers: Answers;
  given: string;
  fault: (code: Fault['code'], limit?: string) => void;
  numberIn: (text: string) => TypedNumber;
  saysOther: (text: string, currency: Currency) => boolean;
  isAsked: boolean;
}>;

function answerTo(field: Field, applies: ReadContext): Input {
  switch (field.kind) {
    case 'yes':
      return yes(applies);
    case 'choice':
      return choice(field, applies);
    case 'amount':
      return inCurrency(number(field, applies) ?? ZERO, field.currency(applies.answers));
    case 'percent': {
      const hundredths = number(field, applies);
      return hundredths && { units: hundredths.units, scale: hundredths.scale + 2 };
    }
    case 'number':
      return number(field, applies);
  }
}

function yes({ given, fault }: ReadContext): boolean {
  if (!saysYes(given) && !saysNo(given)) fault('unknown');
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
  fault('unknown');
  return offered[0]; // a ticked box stays ticked when its choice goes
}

type Numeric = Extract<Field, { kind: 'amount' | 'percent' | 'number' }>;

/** The number that was typed, or the default, or nothing. */
function number(field: Numeric, applies: ReadContext): Decimal | undefined {
  const { answers, given, fault, numberIn, isAsked } = applies;
  const text = withoutSign(given, field.kind);
  if (text === '') {
    const isNeeded = typeof field.needed === 'function' ? field.needed(answers) : field.needed;
    if (isNeeded && isAsked) fault('missing');
    return field.default === undefined ? undefined : decimal(field.default);
  }
  const { value, isPlain = false } = text === undefined ? {} : numberIn(text);
  if (!value) {
    fault('not-a-number');
    return ZERO;
  }
  const found = faultOf(field, value);
  const other = otherThan(field, applies);
  if (found) fault(found.code, found.limit);
  else if (other) fault('other-currency', other);
  else if (!isPlain) fault('unclear');
  return field.kind === 'number' && field.whole ? wholeFrom(field, value) : value;
}

/** The currency that is meant where another one is given; most texts have no sign. */
function otherThan(field: Numeric, { answers, given, saysOther }: ReadContext): Currency | undefined {
  if (field.kind !== 'amount' || /^[\d.,\s-]*$/.test(given)) return undefined;
  const currency = field.currency(answers);
  return saysOther(given, currency) ? currency : undefined;
}

/** Pieces, months and people come whole, and no fewer than the least. */
function wholeFrom({ least }: Numeric, value: Decimal): Decimal {
  const whole = roundHalfUp(value, 0);
  return least !== undefined && compare(whole, decimal(least)) < 0 ? decimal(least) : whole;
}

function faultOf(field: Numeric, value: Decimal): Pick<Fault, 'code' | 'limit'> | undefined {
  const { least, most = MOST } = field;
  if (value.units < 0n) return { code: 'negative' };
  if (least !== undefined && compare(value, decimal(least)) < 0) return { code: 'too-small', limit: least };
  if (compare(value, decimal(most)) > 0) return { code: 'too-large', limit: most };
  const isHalf = field.kind === 'number' && field.whole && compare(value, roundHalfUp(value, 0)) !== 0;
  return isHalf ? { code: 'not-whole' } : undefined;
}
