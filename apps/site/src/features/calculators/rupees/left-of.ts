import { amountOf, type Answer } from '@formation/fees';
import { minus, type Money } from '@formation/money';

/** What is left, and where it is in the same currency, what is paid and what the platform keeps of it. */
export type Left = Readonly<{ left: Money; sale?: Readonly<{ paid: Money; kept: Money }> }>;

/**
 * What is left, and what the platform keeps of what is paid: the visitor's own costs are none of that.
 *
 *     kept = paid − left − costs
 */
export function leftOf(answered: Answer): Left | undefined {
  const [left, paid, costs] = (['profit', 'revenue', 'costs'] as const).map((role) => amountOf(answered, role)?.value);
  if (!left || paid?.currency !== left.currency) return left && { left };
  const rest = minus(paid, left);
  return { left, sale: { paid, kept: costs ? minus(rest, costs) : rest } };
}
