import type { IsoDate } from '@formation/calendar';
import type { LadderMode, LadderRule, StepKind, UsualDutyId } from '@formation/deadlines';
import type { Money } from '@formation/money';

/** One step of what being late costs. */
export type LateStep = Readonly<{
  kind: StepKind;
  /** The first day on which it is payable; absent where a letter of the authority decides. */
  from?: IsoDate;
  amount?: Money;
  /** The most, where the amount is the least. */
  upTo?: Money;
  /** A fraction of the tax or of what is owed. */
  fraction?: string;
}>;

/** Everything that being late with a duty costs, from its first time. Not a part of any sum. */
export type ForgottenFee = Readonly<{
  duty: UsualDutyId;
  due: IsoDate;
  mode: LadderMode;
  steps: readonly LateStep[];
  certainty: LadderRule['certainty'];
  source: LadderRule['source'];
}>;
