import type { IsoDate } from '@formation/calendar';
import type { Company, OnlyIf } from './company.ts';
import type { OwnMeaning } from './late/own-meaning.ts';

/** A page on which something was read, by its own title, and when somebody last checked it there. */
export type ReadPage = Readonly<{ title: string; href: string; checked: IsoDate }>;

/** Where a rule was read. */
export type Source = ReadPage | Readonly<{ described: Described; href?: never; checked: IsoDate }>;

/** What has no page of its own, here or in `@formation/formation`: we say what it is. The words are content. */
export type Described =
  | 'agent-contract'
  | 'state-tax-departments'
  | 'state-report-lists'
  | 'state-late-fees'
  | 'state-fees'
  | 'uk-agents'
  | 'uk-addresses'
  | 'uk-accountants'
  | 'hk-auditors'
  | 'lk-accountants'
  | 'mailboxes';

/** One step of what being late costs, payable from a day on. */
export type LateFee = Readonly<{
  /** The first day on which this step is payable. */
  from: IsoDate;
  /** A plain decimal in the currency. */
  amount: string;
  currency: 'GBP' | 'USD' | 'HKD';
  /** A penalty comes on top of what is due; one in all takes the place of the step before, as a raised fee does. */
  meaning: 'penalty' | 'penalty-in-all' | 'raised-fee' | OwnMeaning;
  /** The most, where the amount is the least. */
  upTo?: string;
  /** A further fraction of the tax for each month late. */
  monthlyRate?: string;
}>;

/** When a duty holds only for some companies. The words are content. */
export type Condition =
  | 'if-trading'
  | 'if-trading-from-the-start'
  | 'if-foreign-accounts'
  | 'if-business-in-first-days'
  | 'if-agent-chosen'
  | 'if-shares-vest'
  | 'if-privilege-tax-over-100'
  | 'unless-dormant'
  | 'unless-one-member';

/** A later last day, and what one has to do for it. */
export type Extension = Readonly<{
  to: IsoDate;
  how: 'asked' | 'automatic' | 'code-d' | 'code-m' | 'code-m-loss' | 'electronic';
}>;

/** One time a duty falls due. */
export type Occurrence = Readonly<{
  /**
   * Tells the times of one duty apart and outlives a corrected fact or rule, so never the day itself: the number of
   * the company's year (`year-2`), the calendar year, or its part.
   */
  period: string;
  /** The last day that is still on time. */
  due: IsoDate;
  /** The last day in fact, where the authority moves `due` from a weekend or a holiday. */
  lastDay?: IsoDate;
  /** The first day on which it can be done, where there is one and we know it. */
  opens?: IsoDate;
  extensions?: readonly Extension[];
  /**
   * The authority sets the day by a letter, or holidays move it, and ours is the earliest to expect; or it is counted
   * from formation where a contract or a registration has a day of its own; or from a first year that may have been
   * shorter.
   */
  approximate?: 'by-letter' | 'own-day' | 'longer-first-year';
  condition?: Condition;
  lateFees?: readonly LateFee[];
}>;

/** Where the rule of a duty was read. */
export type RuleRead<Id extends string = string> = Readonly<{
  id: Id;
  source: Source;
  /** Whether the rule was seen on the page named; otherwise it is general knowledge to check. */
  verified: boolean;
}>;

/** A duty and the rule that dates it. */
export type Duty<C extends Company = Company> = RuleRead &
  Readonly<{
    /** A day on a weekend or a holiday moves to the next working day; without this, plan for the working day before. */
    movesFromWeekend?: true;
    /** It holds for companies that do this; for others it has no dates. */
    onlyIf?: OnlyIf;
    /** Every time it falls due until a day, oldest first. */
    occurrences: (company: C, until: IsoDate) => readonly Occurrence[];
  }>;

/** The times 0, 1, 2, … of a duty until a day. Each must be due after the one before. */
export function dueUntil(until: IsoDate, nth: (n: number) => Occurrence): readonly Occurrence[] {
  const found: Occurrence[] = [];
  for (let n = 0; ; n += 1) {
    const next = nth(n);
    if (next.due > until) return found;
    found.push(next);
  }
}

/** A duty that falls due once. */
export function dueOnce(until: IsoDate, occurrence: Occurrence): readonly Occurrence[] {
  return occurrence.due > until ? [] : [occurrence];
}
