import type { IsoDate } from '@formation/calendar';

/** What was done for a person. It names nobody: the person is a salted hash. An erasure is begun until it is done. */
export type RegisterEntry = Readonly<{
  id: string;
  person: string;
  day: IsoDate;
  what: 'exported' | 'begun' | 'erased';
}>;

/** An entry, and who of ours made it. */
export type Registered = Readonly<{ entry: RegisterEntry; who: string }>;

/** An entry as the file beside the database has it: with what tells whether a secret is the one that it was made with. */
export type RegisterLine = RegisterEntry & Readonly<{ secretCheck?: string }>;

/** All rows that are kept of a person, by table. */
export type StoredData = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;

/** A person in a list: an address, and how much is kept of it. */
export type PersonRow = Readonly<{
  address: string;
  /** As they called themselves last; empty when they did not. */
  name: string;
  enquiries: number;
  calls: number;
  reminders: number;
}>;

export type PersonPage = Readonly<{
  rows: readonly PersonRow[];
  /** Where the next page begins; undefined when this is the last. */
  next: string | undefined;
}>;

export type PersonStore = Readonly<{
  /**
   * A page of the persons whose address, name or number holds all that was typed, or one of whose enquiries does: who
   * enquired, the newest first, then the others by address. Somebody may stand on several pages.
   */
  find: (typed: string, from?: string) => Promise<PersonPage>;
  /** What is kept of an address, in any letter case; undefined when it is nothing. */
  gather: (address: string) => Promise<StoredData | undefined>;
  /** Every address of which something is kept, in lower case. */
  addresses: () => Promise<readonly string[]>;
  /** Enters what was done, in place of what had begun. False when this entry is there already. */
  enter: (entry: RegisterEntry) => Promise<boolean>;
  /** What was done, by day; of all, or of the person with a hash. */
  register: (person?: string) => Promise<readonly RegisterEntry[]>;
}>;
