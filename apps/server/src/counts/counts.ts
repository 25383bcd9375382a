import type { IsoDate } from '@formation/calendar';

export type CountKind = 'page' | 'from' | 'calculator' | 'enquiry' | 'booking';

/** A sum of one day; it names nobody. */
export type Sum = Readonly<{ day: IsoDate; kind: CountKind; name: string; count: number }>;

export type CountStore = Readonly<{
  /** Adds to the sums of their days. */
  add: (sums: readonly Sum[]) => Promise<void>;
  /** The sums from a day on, by day, then the largest first. */
  since: (day: IsoDate) => Promise<readonly Sum[]>;
}>;
