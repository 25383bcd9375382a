import type { Decimal } from '@formation/money';
import type { Fault } from '../question/fault.ts';
import type { Answers } from '../question/field.ts';
import { readNumberField } from '../question/read-number-field.ts';
import type { Goal } from './goal.ts';

/**
 * What is wanted of a goal, read as the fields of a question are: a percentage as a fraction.
 *
 * @returns the number, and why it does not count; 0 where the goal asks nothing.
 */
export function readWanted(
  { wanted }: Pick<Goal, 'wanted'>,
  text: string,
  answers: Answers,
): Readonly<{ value: Decimal; fault?: Fault }> {
  const zero = { units: 0n, scale: 0 };
  if (!wanted) return { value: zero };
  const named = { key: 'wanted', name: 'wanted', group: '', needed: true } as const;
  const { value = zero, fault } =
    wanted.kind === 'percent'
      ? readNumberField({ ...named, kind: 'percent' }, text)
      : readNumberField({ ...named, kind: 'amount', currency: () => wanted.currency(answers) }, text);
  const { units, scale } = value;
  return { value: { units, scale: wanted.kind === 'percent' ? scale + 2 : scale }, ...(fault && { fault }) };
}
