import type { IsoDate } from '@formation/calendar';
import type { Source } from '@formation/deadlines';
import type { Status as Certainty } from '@formation/fees';
import { add, money, rate, times, type Currency, type Money } from '@formation/money';

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
  /** The rate of VAT that comes on top: amounts are as published without it, and counted with it. */
  vat?: string;
  /** What a reader must know of a price: on which companies it depends, or that it was read years ago. */
  remarks?: readonly Remark[];
  source?: Source;
}>;

export type Remark =
  | 'with-vat'
  | 'old-prices'
  | 'by-turnover-uk'
  | 'by-turnover-hk'
  | 'few-sources'
  | 'free-with-articles'
  | 'few-first-days'
  | 'if-personal-data'
  | 'due-after-its-year'
  | 'from-25-with-new-york-income'
  | 'free-by-15-april'
  | 'agent-in-maricopa-or-pima'
  | 'up-to-5000-shares'
  | 'by-shares'
  | 'parts-of-registration-lk'
  | 'after-annual-meeting-lk'
  | 'own-secretary-lk';

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
  const counted = countedIn(entry, currency);
  const { between } = entry;
  const remarks = [...(entry.vat ? (['with-vat'] as const) : []), ...(entry.remarks ?? [])];
  return {
    amount: counted(entry.amount),
    ...(between && { between: betweenOf(between, counted) }),
    ...(entry.other === undefined ? {} : { other: counted(entry.other) }),
    status: entry === inForce ? statusOf(entry) : 'estimate',
    certainty: entry.certainty,
    ...(remarks.length > 0 && { remarks }),
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

/** An amount of an entry as it is paid: with the VAT that comes on top, for a company that cannot reclaim it. */
function countedIn<C extends Currency>({ vat = '0' }: FeeEntry, currency: C): (text: string) => Money<C> {
  const withVat = add(rate('1'), rate(vat));
  return (text) => (vat === '0' ? money(text, currency) : times(money(text, currency), withVat));
}

function betweenOf<C extends Currency>(
  { low, high }: NonNullable<FeeEntry['between']>,
  counted: (text: string) => Money<C>,
): Between<C> {
  return { low: counted(low), ...(high !== undefined && { high: counted(high) }) };
}
