import {
  compare,
  currencies,
  decimal,
  readNumber,
  roundHalfUp,
  saysOtherCurrency,
  type Currency,
  type Decimal,
} from '@formation/money';
import type { Fault, FoundFault } from './fault.ts';
import type { Answers, Field } from './field.ts';
import type { TypedNumber } from './quick-number.ts';
import { tidied } from './tidied.ts';
import { typedNumber, withoutSign } from './typed-number.ts';

/** More than there is money: where a field has no limit of its own, a text beyond it is a slip. */
const MOST = '1000000000000000';
const ZERO: Decimal = { units: 0n, scale: 0 };

/** What a field is read with: the answers before it, what was given, and where a fault is reported. */
export type ReadContext = Readonly<{
  answers: Answers;
  given: string;
  fault: (found: FoundFault) => void;
  numberIn: (text: string) => TypedNumber;
  saysOther: (text: string, currency: Currency) => boolean;
  isAsked: boolean;
}>;

/** A field that is answered with a number. */
export type NumericField = Extract<Field, { kind: 'amount' | 'percent' | 'number' }>;

/** Reads the one number of a field that no other answer decides, and says why it does not count. */
export function readNumberField(
  field: NumericField,
  text: string,
): Readonly<{ value: Decimal | undefined; fault: Fault | undefined }> {
  const faults: Fault[] = [];
  const input = text.trim();
  const fault = (found: FoundFault) => {
    faults.push({ key: field.key, given: input, ...found });
  };
  const how = { numberIn: typedNumber, saysOther: saysOtherCurrency, isAsked: true };
  const value = numberField(field, { answers: {}, given: input, fault, ...how });
  return { value, fault: faults[0] };
}

/** The number that was typed, or the default, or nothing. */
export function numberField(field: NumericField, applies: ReadContext): Decimal | undefined {
  const { answers, given, fault, numberIn, isAsked } = applies;
  const text = withoutSign(given, meantIn(field, answers) ? 'amount' : field.kind);
  if (text === '') {
    const isNeeded = typeof field.needed === 'function' ? field.needed(answers) : field.needed;
    if (isNeeded && isAsked) fault({ code: 'missing' });
    return field.default === undefined ? undefined : decimal(field.default);
  }
  const read = text === undefined ? undefined : numberIn(text);
  if (!read?.value) {
    fault({ code: 'not-a-number' });
    return ZERO;
  }
  const found = faultOf(field, read.value) ?? otherCurrency(field, applies) ?? doubtIn(field, read, answers);
  if (found) fault(found);
  return field.kind === 'number' && field.whole ? wholeFrom(field, read.value) : read.value;
}

/** The currency whose sign may stand with a number. */
function meantIn(field: NumericField, answers: Answers): Currency | undefined {
  if (field.kind === 'amount') return field.currency(answers);
  return field.kind === 'number' ? field.sign : undefined;
}

/** That an amount says another currency than is meant; most texts have no sign. */
function otherCurrency(field: NumericField, { answers, given, saysOther }: ReadContext): FoundFault | undefined {
  const limit = /^[\d.,\s-]*$/.test(given) ? undefined : meantIn(field, answers);
  return limit && saysOther(tidied(given), limit) ? { code: 'other-currency', limit } : undefined;
}

/** That a number can be read in more than one way; of two readings, each must be possible here. */
function doubtIn(field: NumericField, { isPlain, readings }: TypedNumber, answers: Answers): FoundFault | undefined {
  if (!isPlain) return { code: 'unclear' };
  if (!readings || hasThousandths(field, answers)) return undefined;
  return faultOf(field, readNumber(readings[0])) ? undefined : { code: 'unclear', readings };
}

/** Whether three decimals are nothing unusual: a weight or a rate has them, and no amount of a currency with cents. */
function hasThousandths(field: NumericField, answers: Answers): boolean {
  if (field.kind === 'amount') return currencies[field.currency(answers)].decimals > 2;
  return field.kind === 'percent' || !field.whole;
}

/** Pieces, months and people come whole, and no fewer than the least. */
function wholeFrom({ least }: NumericField, value: Decimal): Decimal {
  const whole = roundHalfUp(value, 0);
  return least !== undefined && compare(whole, decimal(least)) < 0 ? decimal(least) : whole;
}

function faultOf(field: NumericField, value: Decimal): FoundFault | undefined {
  const { least, most = MOST } = field;
  if (value.units < 0n) return { code: 'negative' };
  if (least !== undefined && compare(value, decimal(least)) < 0) return { code: 'too-small', limit: least };
  if (compare(value, decimal(most)) > 0) return { code: 'too-large', limit: most };
  const isHalf = field.kind === 'number' && field.whole && compare(value, roundHalfUp(value, 0)) !== 0;
  return isHalf ? { code: 'not-whole' } : undefined;
}
