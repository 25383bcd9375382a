import type { NetAmount } from '@formation/fees';
import type { Typed } from '../../../lib/input/use-typed.ts';

/** What a quick estimate hands to what stands under it. */
export type Estimate = Readonly<{
  /** What stands in its form. */
  typed: Typed;
  /** What it leaves. */
  of: NetAmount | undefined;
  /** The fees that it leaves out. */
  notCounted: readonly string[];
}>;
