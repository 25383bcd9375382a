import type { Confirmation } from '@formation/content';

/** A confirmation that nobody has taken back. */
export type Confirmed = Confirmation & Readonly<{ id: string; at: number; who: string }>;

export type Added = Readonly<{ id: string; repeated: boolean }>;

/** What the firm's people read again and found unchanged. It only grows. */
export type ConfirmationStore = Readonly<{
  /** The oldest first. */
  list: () => Promise<readonly Confirmed[]>;
  /** Made twice for the same day, by two people at once too, it counts once: the second is told the id of the first. */
  add: (confirmation: Confirmation, who: string) => Promise<Added>;
  /** False when none of this id stands. */
  takeBack: (id: string, who: string) => Promise<boolean>;
}>;
