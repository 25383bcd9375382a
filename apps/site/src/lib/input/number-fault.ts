import { fill, type Messages } from '@formation/content';
import type { Fault } from '@formation/fees';
import { limitText } from '../figures/with-unit.ts';

export type NumberWords = Messages['calculators']['published']['faults'];

/** Longer texts are pasted by mistake; their beginning says which they are. */
const SHOWN = 24;

/** A text as it is repeated in a sentence. */
export function shortened(input: string): string {
  return input.length > SHOWN ? `${input.slice(0, SHOWN)}…` : input;
}

/** The limits of a field, and the unit in which they are said. */
type Of = Readonly<Partial<Record<'least' | 'most' | 'unit', string | undefined>>>;

/** Why what stands in a field is not counted; nothing for what a form counts all the same. */
export function numberFault(words: NumberWords, fault: Fault, of: Of = {}): string | undefined {
  const { code, limit, readings } = fault;
  if (code === 'missing' || code === 'unknown') return undefined;
  const input = { given: shortened(fault.given) };
  if (readings) return fill(words.twoReadings, { one: readings[0], other: readings[1] });
  if (code === 'other-currency') return fill(words[code], { ...input, currency: limit ?? '' });
  if (limit === undefined) return fill(words[code], input);
  const { least = limit, most = limit, unit } = of;
  const limits = { least: limitText(least, unit), most: limitText(most, unit) };
  return fill(words[least === most ? code : 'between'], limits);
}
