import { fill, type CalculatorWords } from '@formation/content';
import { isRefusal, isRefusing, type Fault, type Field, type OutOfRange, type Refusal } from '@formation/fees';
import { currencies } from '@formation/money';
import { limitText } from '../../../lib/figures/with-unit.ts';
import { numberFault } from '../../../lib/input/number-fault.ts';
import type { ShownPublished } from '../load-words.ts';

type Words = ShownPublished;

/** That a field holds something that is not counted, so that there is no result. */
export function unread({ fields }: CalculatorWords, { key }: Fault): Refusal {
  return { refused: 'unread', what: fields[key]?.label ?? key };
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
  if (fault) return numberFault(words, fault, { ...field, unit });
  const isOutside = isRefusal(refusal) && refusal.refused === 'out-of-range' && refusal.what === field?.key;
  return isOutside ? fill(words.between, rangeText(refusal)) : undefined;
}
