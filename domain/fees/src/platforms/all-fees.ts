import type { Money } from '@formation/money';
import { line, type Line } from '../trace/figure.ts';
import { sum } from '../trace/operations.ts';

type Fees<K extends string> = Readonly<{
  totalFees: Line<Money, 'totalFees'> | undefined;
  /** The line that is all fees: their sum, or the only one. */
  fees: K | 'totalFees';
}>;

/** What several fees come to; nothing where there is only the first, which is all of them then. */
export function allFees<K extends string>(
  first: Line<Money, K>,
  ...more: readonly (Line<Money> | undefined)[]
): Fees<K> {
  const others = more.filter((one) => one !== undefined);
  if (others.length === 0) return { totalFees: undefined, fees: first.key };
  return { totalFees: line('totalFees', sum<Money>(first, ...others)), fees: 'totalFees' };
}
