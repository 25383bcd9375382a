import type { IsoDate } from '@formation/calendar';

/** What was done for a person. It names nobody: the person is a salted hash. */
export type RegisterEntry = Readonly<{ id: string; person: string; day: IsoDate; what: 'exported' | 'erased' }>;

/** All rows that are kept of a person, by table. */
export type Kept = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;

export type PersonStore = Readonly<{
  /** What is kept of an address, in any letter case; undefined when it is nothing. */
  gather: (address: string) => Promise<Kept | undefined>;
  /** Every address of which something is kept, in lower case. */
  addresses: () => Promise<readonly string[]>;
  /** Enters what was done. False when this entry is there already. */
  enter: (entry: RegisterEntry) => Promise<boolean>;
  /** What was done, by day. */
  register: () => Promise<readonly RegisterEntry[]>;
}>;
