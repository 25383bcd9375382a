import type { IsoDate } from '@formation/calendar';
import type { Source } from '@formation/deadlines';
import type { Status as Certainty } from '@formation/fees';
import { money, type Currency, type Money } from '@formation/money';

/** One amount and the day from which it was known to apply. Without an amount, it was not found. */
export type FeeEntry = Readonly<{
  /** Absent where nobody says since when: it counts for every day before the next entry. */
  from?: IsoDate;
  /** What is charged; the typical price where there is only a range. */
  amount?: string;
  /** The least and the most that it was seen for. Without `high`, only the low end is known. */
  between?: Readonly<{ low: string; high?: string }>;
  /** `range` for a price that everybody sets for themselves; `unknown` for one that was read on no page. */
  certainty: Certainty;
  /** What the page says that disagrees. */
  other?: string;
  /** What a reader must know of a price: it comes without VAT, or was read years ago. */
  remarks?: readonly Remark[];
  source?: Source;
}>;

export type Remark =
  | 'plus-vat'
  | 'old-prices'
  | 'few-sources'
  | 'free-with-articles'
  | 'few-first-days'
  | 'if-personal-data'
  | 'due-after-its-year'
  | 'from-25-with-new-york-income'
  | 'free-by-15-april'
  | 'agent-in-maricopa-or-pima'
  | 'up-to-5000-shares'
  | 'by-shares';

/** Every amount a fee has had, oldest first. */
export type FeeSchedule = readonly [FeeEntry, ...FeeEntry[]];

/** Where an amount stands: checked, believed, a range, the visitor's own, in our price, our price, left out or unknown. */
export type FeeStatus = 'verified' | 'estimate' | 'typical' | 'own' | 'included' | 'ours' | 'off' | 'not-published';

/** The least and the most that an amount can be; without `high`, nobody knows the most. */
export type Between<C extends Currency> = Readonly<{ low: Money<C>; high?: Money<C> }>;

/** A fee on a day, with what is known about it. No amount means that none was found, never zero. */
export type Fee<C extends Currency = Currency> = Readonly<{
  amount?: Money<C>;
  between?: Between<C>;
  other?: Money<C>;
  status: FeeStatus;
  certainty?: Certainty;
  remarks?: readonly Remark[];
  /** The day from which it was known to apply. */
  from?: IsoDate;
  /** The day has no fee of its own: the last one known before it is taken, or the first one known after it. */
  taken?: 'no-later-known' | 'no-earlier-known';
  source?: Source;
}>;

/** A schedule with its currency, and where its entries were read that name no source of their own. */
export type Listed<C extends Currency> = Readonly<{ schedule: FeeSchedule; currency: C; source?: Source }>;

/**
 * The fee in force on a day, as it is known today.
 *
 * A day to come has the fee that is announced for it; where none is, today's is taken and the fee says so. For a day
 * before the first entry the first one is taken, and the fee says that too.
 */
export function feeOn<C extends Currency>(
  { schedule, currency, source }: Listed<C>,
  day: IsoDate,
  today: IsoDate = day,
): Fee<C> {
  const inForce = schedule.findLast(({ from = day }) => from <= day);
  const entry = inForce?.amount === undefined ? nearest(schedule, day) : inForce;
  const read = (entry ?? inForce)?.source ?? source;
  if (entry?.amount === undefined) return { status: 'not-published', ...(read && { source: read }) };
  const taken = takenFor(day, { entry, isOwn: entry === inForce, today });
  const between = entry.between && betweenOf(entry.between, currency);
  return {
    amount: money(entry.amount, currency),
    ...(between && { between }),
    ...(entry.other === undefined ? {} : { other: money(entry.other, currency) }),
    status: entry === inForce ? statusOf(entry) : 'estimate',
    certainty: entry.certainty,
    ...(entry.remarks && { remarks: entry.remarks }),
    ...(entry.from && { from: entry.from }),
    ...(taken && { taken }),
    ...(read && { source: read }),
  };
}

/** The last entry with an amount before a day, else the first after it. */
function nearest(schedule: FeeSchedule, day: IsoDate): FeeEntry | undefined {
  const known = schedule.filter(({ amount }) => amount !== undefined);
  return known.findLast(({ from = day }) => from <= day) ?? known[0];
}

type Found = Readonly<{ entry: FeeEntry; isOwn: boolean; today: IsoDate }>;

function takenFor(day: IsoDate, { entry: { from }, isOwn, today }: Found): Fee['taken'] {
  if (from && from > day) return 'no-earlier-known';
  const isAnnounced = from !== undefined && from > today;
  return !isOwn || (day > today && !isAnnounced) ? 'no-later-known' : undefined;
}

function statusOf({ certainty }: FeeEntry): FeeStatus {
  if (certainty === 'range') return 'typical';
  return certainty === 'official' || certainty === 'seen' ? 'verified' : 'estimate';
}

function betweenOf<C extends Currency>({ low, high }: NonNullable<FeeEntry['between']>, currency: C): Between<C> {
  return { low: money(low, currency), ...(high !== undefined && { high: money(high, currency) }) };
}
