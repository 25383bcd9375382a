import type { Money } from '@formation/money';
import { isLaterThan, startOf, type IsoDate, type ScheduleName } from './schedule/schedule.ts';
import { citedIn } from './trace/cited-in.ts';
import type { Line } from './trace/figure.ts';
import type { Lines } from './trace/lines.ts';

/** Whether a row is money that comes in or that goes out. */
export type Tone = 'in' | 'out';

/**
 * A line as a reader meets it; `isLess` where what its group adds up to is less by it, and `why` is the id of the words
 * that say how it came about.
 */
export type Row = Readonly<{ key: string; tone?: Tone; isLess?: true; why?: string }>;

/** A part of an invoice: its rows by the names of their lines. Rows of lines that do not apply are left out. */
export type Section = Readonly<{ group: string; rows: readonly Row[] }>;

/** Something that a reader of an answer must know. */
export type Note =
  /** A number is only known for later days than the answer's: since when, or seen on which. */
  Readonly<{ note: 'only-known-later'; key: string; start: IsoDate; isSince: boolean }>;

/** A fee that exists and is not in the answer: what it is, by its key. */
export type NotCounted = string;

/** Which way an amount can only lie, where a fee is charged whose amount nobody publishes. */
export type Bound = 'at-least' | 'at-most';

/** What a line is to whoever adds answers up, or sets two beside each other. */
export const roles = ['revenue', 'fees', 'costs', 'profit'] as const;
export type Role = (typeof roles)[number];
type Share = 'margin' | 'returnOnCosts';

/** The names that most platforms give these lines. */
const saleRoles = {
  revenue: 'revenue',
  fees: 'totalFees',
  costs: 'costs',
  profit: 'profit',
  margin: 'profitMargin',
  returnOnCosts: 'returnOnCosts',
} as const;

/** What a platform answers: every line opens down to what was typed and what a table says. */
export type Answer<L extends Lines = Lines> = Readonly<{
  schedule: ScheduleName;
  day: IsoDate;
  lines: L;
  sheet: readonly Section[];
  /** The line that it all comes to. */
  total: string;
  /** Which lines are what, by their names; a line that is not there is nothing. */
  roles: Readonly<Record<Role | Share, string>>;
  notCounted: readonly NotCounted[];
  /** A fee that is not counted is charged in any case, or lowers another: which way the fees can only lie. */
  feesAre?: Bound | undefined;
  /** Whether nobody pays: it moves or changes money that one has already. */
  ownMoney?: boolean;
}>;

/** Rows of one tone: `rows(['revenue', 'salesTax'])`, `rows(fees, 'out')`, `rows(['discount'], 'in', { isLess: true })`. */
export function rows(keys: readonly string[], tone?: Tone, more?: Pick<Row, 'isLess'>): Section['rows'] {
  return keys.map((key) => ({ key, ...(tone && { tone }), ...more }));
}

type Parts<L extends Lines> = Readonly<{
  schedule?: ScheduleName;
  day: IsoDate;
  lines: L;
  sheet: readonly Section[];
  total: string & keyof L;
  /** Those that are named otherwise. */
  roles?: Readonly<Partial<Record<Role | Share, string>>>;
  notCounted?: readonly NotCounted[];
  feesAre?: Bound | undefined;
  ownMoney?: boolean;
}>;

/** Puts an answer together; by published tables unless it says otherwise. */
export function answerOf<const L extends Lines>({ schedule = 'published', roles: own, ...parts }: Parts<L>): Answer<L> {
  return { notCounted: [], ...parts, schedule, roles: { ...saleRoles, ...own } };
}

/** The amount that has a role in an answer; none where no such line applies. */
export function amountOf({ lines, roles: names }: Answer, role: Role): Line<Money> | undefined {
  return lines[names[role]] as Line<Money> | undefined; // what is in a role is money
}

/** The line of an answer that it all comes to. */
export function totalOf({ lines, total }: Answer): Line {
  const line = lines[total];
  if (!line) throw new RangeError(`An answer comes to ${total}, which is none of its lines`);
  return line;
}

/** Which way a line of an answer can only lie: fees that are at least these leave at most that. */
export function boundOf({ feesAre, roles: names, total }: Answer, key: string): Bound | undefined {
  if (!feesAre || [names.fees, 'feeShare'].includes(key)) return feesAre;
  const isLeft = [total, names.profit, names.margin, names.returnOnCosts].includes(key);
  if (!isLeft) return undefined;
  return feesAre === 'at-least' ? 'at-most' : 'at-least';
}

/** What a reader of an answer must know: each number that it rests on and that is only known for later days. */
export function notesOf({ lines, day }: Pick<Answer, 'lines' | 'day'>): readonly Note[] {
  const all = citedIn(Object.values(lines).filter((line) => line !== undefined));
  const later = all.filter(({ cited }) => isLaterThan(cited, day));
  const once = new Map(later.map((one) => [one.key, one]));
  return [...once.values()].map(({ key, cited }) => ({
    note: 'only-known-later',
    key,
    start: startOf(cited),
    isSince: cited.from !== undefined,
  }));
}
