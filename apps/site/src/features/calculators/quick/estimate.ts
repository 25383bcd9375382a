import type { Typed } from '../../../lib/typed/use-typed.ts';
import type { Left } from '../rupees/left-of.ts';

/** What a quick estimate hands to what stands under it. */
export type Estimate = Readonly<{
  /** What stands in its form. */
  typed: Typed;
  /** What it leaves. */
  of: Left | undefined;
  /** The fees that it leaves out. */
  notCounted: readonly string[];
}>;
