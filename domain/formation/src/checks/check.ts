import type { IsoDate } from '@formation/calendar';
import type { ReadPage } from '@formation/deadlines';

/** One line of a check: the answers it needs, and what then holds. The first line that fits is the answer. */
export type Line = Readonly<{
  when: Readonly<Record<string, string>>;
  /** The first day on which this line holds. */
  from?: IsoDate;
  then: string;
  /** The numbers that the words of the result name, such as a rate in per cent. */
  figures?: Readonly<Record<string, number>>;
  /** Where this line was read, when not at the check's own source. */
  source?: ReadPage;
  verified?: boolean;
  /** The day from which this line is in force, when not the check's own. */
  inForce?: IsoDate;
}>;

/** A rule that people ask about, as a few questions and a table. */
export type Check = Readonly<{
  questions: Readonly<Record<string, readonly string[]>>;
  lines: readonly Line[];
  /** The day from which the rule is in force, where one is known. */
  inForce?: IsoDate;
  /** Where the rule was read. */
  source: ReadPage;
  /** The page on which the authority itself says it, for a reader who wants to be sure. */
  official: Readonly<{ title: string; href: string }>;
  verified: boolean;
}>;
