import { minus, type Money } from '@formation/money';
import { amountOf, type Answer } from './answer.ts';

/** What is left, and where it is in the same currency, what is paid and what the platform keeps of it. */
export type NetAmount = Readonly<{ left: Money; sale?: Readonly<{ paid: Money; kept: Money }> }>;

/**
 * What is left, and what the platform keeps of what is paid: the visitor's own costs are none of that.
 *
 *     kept = paid − left − costs
 */
export function netAmount(answer: Answer): NetAmount | undefined {
  const [left, paid, costs] = (['profit', 'revenue', 'costs'] as const).map((role) => amountOf(answer, role)?.value);
  if (!left || paid?.currency !== left.currency) return left && { left };
  const rest = minus(paid, left);
  return { left, sale: { paid, kept: costs ? minus(rest, costs) : rest } };
}
