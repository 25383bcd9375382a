import type { Locale } from '@formation/content';
import type { IsoDate, NetAmount, PlatformName } from '@formation/fees';
import type { Typed } from '../../../lib/input/use-typed.ts';
import type { ModeProps } from '../frame/two-schedules.tsx';

/** What a quick estimate hands to what stands beside it. */
export type Estimate = Readonly<{
  /** What stands in its form, by the names of the published fees. */
  typed: Typed;
  /** What it leaves. */
  of: NetAmount | undefined;
  /** The fees that it leaves out. */
  notCounted: readonly string[];
}>;

/** What every quick estimate is given. */
export type QuickProps = ModeProps &
  Readonly<{
    platform: PlatformName;
    locale: Locale;
    /** The day of the estimate's constants. */
    builtOn: IsoDate;
  }>;
