import type { Refused } from '@formation/leads';

export type NewPicture = Readonly<{ name: string; who: string; width: number; height: number; content: Buffer }>;

/** Pictures that somebody uploaded for the site, scaled and under names that their bytes give them. */
export type PictureStore = Readonly<{
  /** The same picture once more is the same one. */
  add: (picture: NewPicture) => Promise<Readonly<{ name: string }> | Refused<'full'>>;
  /** Which of these names there are; these are not swept away soon, as somebody is about to show them. */
  touch: (names: readonly string[]) => Promise<readonly string[]>;
  find: (names: readonly string[]) => Promise<readonly Readonly<{ name: string; base64: string }>[]>;
  bytes: () => Promise<number>;
  /** Removes those that are not among the used ones, and that nobody has touched since. */
  sweep: (used: readonly string[], since: number) => Promise<void>;
}>;
