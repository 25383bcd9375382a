import type { IsoDate } from '@formation/calendar';
import type { Source, UsualDutyId } from '@formation/deadlines';
import type { Currency, Money } from '@formation/money';

/** How a step of a ladder is charged. The words are content. */
export type StepKind =
  | 'amount'
  | 'each-month'
  | 'each-30-days'
  | 'each-year'
  | 'at-least'
  | 'of-the-tax'
  | 'interest-a-month'
  | 'interest-a-year'
  | 'with-form-5472'
  | 'each-30-days-after-a-letter'
  | 'after-a-letter'
  | 'when-delinquent';

/** One step of what being late costs. */
export type LateStep = Readonly<{
  kind: StepKind;
  /** The first day on which it is payable; absent where a letter of the authority decides. */
  from?: IsoDate;
  amount?: Money;
  /** A fraction of the tax or of what is owed. */
  fraction?: string;
}>;

/**
 * How the steps of a ladder go together: they come on top of one another, each takes the place of the one before, or the
 * fee itself rises. `unknown`: something is charged, and no page that we found says how much. `offence`: no amount is
 * fixed, but not filing is an offence and the company can be struck off.
 */
export type LadderMode = 'add' | 'replace' | 'raised-fee' | 'unknown' | 'offence';

/** Everything that being late with a duty costs, from its first time. Not a part of any sum. */
export type ForgottenFee = Readonly<{
  duty: UsualDutyId;
  due: IsoDate;
  mode: LadderMode;
  steps: readonly LateStep[];
  verified: boolean;
  source: Source;
}>;

export type StepRule = Readonly<{
  kind: StepKind;
  /** Payable from the day after so many days or months after the last day; without either, from the next day. */
  afterDays?: number;
  afterMonths?: number;
  amount?: string;
  currency?: Currency;
  fraction?: string;
  /** Only for what was due on this day or later, and before the next. */
  dueFrom?: IsoDate;
  dueBefore?: IsoDate;
  /** Payable on the day so many months after the last day, not after it. */
  onThatDay?: true;
  /** No day: a letter decides. */
  undated?: true;
}>;

export type LadderRule = Readonly<{
  mode: LadderMode;
  steps: readonly StepRule[];
  /** Whether two places agree, or the law itself was read. */
  verified: boolean;
  source: Source;
}>;
