import type { Refused } from '@formation/leads';
import type { CallTime } from '../booking.ts';

/** A time at which no calls are held although the firm is open; why, and who said so. */
export type BlockedTime = CallTime & Readonly<{ id: string; reason: string; who: string }>;

export type BlockedTimeStore = Readonly<{
  /** Those that reach into a span, by their start. */
  between: (from: number, to: number) => Promise<readonly BlockedTime[]>;
  /** From then on nobody books a call in it; what is booked stays. A repeated key counts once. */
  block: (
    wanted: CallTime & Readonly<{ reason: string }>,
    worker: Readonly<{ who: string; key: string }>,
  ) => Promise<Readonly<{ blocked: BlockedTime; repeated: boolean }> | Refused<'key-reused'>>;
  /** What was blocked until now; undefined when it is not there. */
  unblock: (id: string) => Promise<CallTime | undefined>;
}>;
