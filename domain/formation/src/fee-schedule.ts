import type { IsoDate } from '@formation/calendar';
import type { Source } from '@formation/deadlines';
import { money, type Currency, type Money } from '@formation/money';

/** How sure an amount is: seen on a page, in a weak table, in pages that disagree, or on none. */
export type Confidence = 'matched' | 'matched-weak' | 'conflict' | 'general-knowledge';

/** One amount and the day from which it was known to apply. Without an amount, it was not found. */
export type FeeEntry = Readonly<{
  from: IsoDate;
  amount?: string;
  confidence: Confidence;
  /** What the page says that disagrees. */
  other?: string;
  source?: Source;
}>;

/** Every amount a fee has had, oldest first. */
export type FeeSchedule = readonly [FeeEntry, ...FeeEntry[]];

/** Where an amount stands: checked, believed, the visitor's own, in our price, our price, or unknown. */
export type FeeStatus = 'verified' | 'estimate' | 'own' | 'included' | 'ours' | 'not-published';

/** A fee on a day, with what is known about it. No amount means that none was found, never zero. */
export type Fee<C extends Currency = Currency> = Readonly<{
  amount?: Money<C>;
  other?: Money<C>;
  status: FeeStatus;
  confidence?: Confidence;
  /** The day from which it was known to apply. */
  from?: IsoDate;
  source?: Source;
}>;

type Listed<C extends Currency> = Readonly<{ schedule: FeeSchedule; currency: C; source: Source }>;

/** The fee in force on a day; one without an amount for days before the first entry. */
export function feeOn<C extends Currency>({ schedule, currency, source }: Listed<C>, day: IsoDate): Fee<C> {
  const entry = schedule.findLast(({ from }) => from <= day);
  if (entry?.amount === undefined) return { status: 'not-published', source: entry?.source ?? source };
  return {
    amount: money(entry.amount, currency),
    ...(entry.other === undefined ? {} : { other: money(entry.other, currency) }),
    status: entry.confidence === 'matched' ? 'verified' : 'estimate',
    confidence: entry.confidence,
    from: entry.from,
    source: entry.source ?? source,
  };
}
