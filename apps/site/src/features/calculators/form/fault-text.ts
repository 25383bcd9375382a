import { fill, type CalculatorWords } from '@formation/content';
import {
  isRefusal,
  isRefusing,
  type Fault,
  type Field,
  type OutOfRange,
  type Refusal,
  type RefusingFault,
} from '@formation/fees';
import { currencies } from '@formation/money';
import type { ShownPublished } from '../load-words.ts';
import { limitText } from './with-unit.ts';

type Words = ShownPublished;

/** Longer texts are pasted by mistake; their beginning says which they are. */
const SHOWN = 24;

/** That a field holds something that is not counted, so that there is no result. */
export function unread({ fields }: CalculatorWords, { key }: Fault): Refusal {
  return { refused: 'unread', what: fields[key]?.label ?? key };
}

/** A text as it is repeated in a sentence. */
export function shortened(input: string): string {
  return input.length > SHOWN ? `${input.slice(0, SHOWN)}…` : input;
}

/** The limits that a platform sets, in the unit that is typed. */
export function rangeText({ least, most, unit }: OutOfRange): Readonly<Record<'least' | 'most', string>> {
  const sign = unit === '%' ? unit : currencies[unit].sign.trim();
  return { least: limitText(least, sign), most: limitText(most, sign) };
}

type FaultContext = Readonly<{
  faults: readonly Fault[];
  /** The answer, which may be that a field is out of the platform's range. */
  refusal: object;
  field: Field | undefined;
  unit: string | undefined;
}>;

/** Why what stands in a field is not counted; undefined where it is. */
export function fieldFault(
  { faults: words }: Words,
  { faults, refusal, field, unit }: FaultContext,
): string | undefined {
  const fault = faults.filter(isRefusing).find(({ key }) => key === field?.key);
  if (fault) return faultText(words, fault, { ...field, unit });
  const isOutside = isRefusal(refusal) && refusal.refused === 'out-of-range' && refusal.what === field?.key;
  return isOutside ? fill(words.between, rangeText(refusal)) : undefined;
}

/** The limits of a field, and the unit in which they are said. */
type Of = Readonly<Partial<Record<'least' | 'most' | 'unit', string | undefined>>>;

function faultText(words: Words['faults'], fault: RefusingFault, of: Of): string {
  const { code, given, limit } = fault;
  if (limit === undefined) return fill(words[code], { given: shortened(given) });
  const { least = limit, most = limit, unit } = of;
  const limits = { least: limitText(least, unit), most: limitText(most, unit) };
  return fill(words[least === most ? code : 'between'], limits);
}
