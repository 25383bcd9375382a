import { addDays, addMonthsFromEnd, type IsoDate } from '@formation/calendar';
import type { Status as Certainty } from '@formation/fees';
import type { Source } from '../duty.ts';
import type { OwnMeaning } from './own-meaning.ts';

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
  | 'each-30-days-after-a-letter'
  | 'after-a-letter'
  | 'when-delinquent'
  | 'tax-each-month'
  | OwnMeaning;

/**
 * How the steps of a ladder go together: they come on top of one another, each takes the place of the one before, or the
 * fee itself rises; `one-of`: one of them, by how it came about. `unknown`: something is charged, and no page that we
 * found says how much. `offence`: nothing is charged by itself, but not filing is an offence and the company can be
 * struck off.
 */
export type LadderMode = 'add' | 'replace' | 'one-of' | 'raised-fee' | 'unknown' | 'offence';

/** One step of a ladder as the table has it. Amounts and fractions are plain decimals. */
export type StepRule = Readonly<{
  kind: StepKind;
  /** Payable from the day after so many days or months after the last day; without either, from the next day. */
  afterDays?: number;
  afterMonths?: number;
  amount?: string;
  /** The most, where the amount is the least. */
  upTo?: string;
  currency?: 'GBP' | 'USD';
  /** A fraction of the tax or of what is owed. */
  fraction?: string;
  /** Only for what was due on this day or later, and before the next. */
  dueFrom?: IsoDate;
  dueBefore?: IsoDate;
  /** Payable on the day so many months after the last day, not after it. */
  onThatDay?: true;
  /** No day: a letter decides. */
  undated?: true;
}>;

/** All that being late with one duty costs. */
export type LadderRule = Readonly<{
  mode: LadderMode;
  steps: readonly StepRule[];
  certainty: Certainty;
  source: Source;
}>;

/** A step, and the first day on which it is payable; without one where a letter of the authority decides. */
export type LadderStep = StepRule & Readonly<{ from?: IsoDate }>;

/** The steps that count for what was due on a day, with their days. */
export function ladderSteps({ steps }: LadderRule, due: IsoDate): readonly LadderStep[] {
  const counts = ({ dueFrom = due, dueBefore }: StepRule) => dueFrom <= due && (!dueBefore || due < dueBefore);
  return steps.filter(counts).map((step) => (step.undated ? step : { ...step, from: payableFrom(step, due) }));
}

function payableFrom({ afterDays = 0, afterMonths, onThatDay }: StepRule, due: IsoDate): IsoDate {
  const last = afterMonths ? addMonthsFromEnd(due, afterMonths) : addDays(due, afterDays);
  return onThatDay ? last : addDays(last, 1);
}
