import { addDays, daysBetween, type IsoDate, isoDate } from '@formation/calendar';
import { z } from 'zod';
import type { Claim } from '../../entries/claim.ts';
import type { Fact } from '../../entries/fact.ts';

/** What somebody of the firm read again at its source and found unchanged. */
export const confirmedKinds = ['fact', 'fee', 'claim'] as const;
export type ConfirmedKind = (typeof confirmedKinds)[number];

/** Files of more than this are no list of ours. */
const most = 5000;

/**
 * As many days as a claim that was confirmed stays so, and a fact at most. Fees are confirmed for as long as their table
 * says (`reviewAfterDays`): this room does not know theirs.
 */
export const confirmedForDays = 183;

const isDay = (text: string): text is IsoDate => isoDate(text) !== undefined;

const confirmation = z.strictObject({
  kind: z.enum(confirmedKinds),
  /** The name of a fact or claim; of a fee `etsy/fees-2026`, the platform and the id of the source. */
  key: z.string().regex(/^[\w./-]{1,120}$/),
  /** What it said then: {@link versionOf}. */
  version: z.string().regex(/^[0-9a-f]{16}$/),
  day: z.string().refine(isDay, 'a day such as 2027-05-31'),
});

/** That something was read again on a day, and was as the version says. */
export type Confirmation = Readonly<z.infer<typeof confirmation> & { day: IsoDate }>;

/** What a file holds that `npm run -s leads -- confirmations` wrote, or a sentence that says why it is none. */
export function readConfirmations(text: string): readonly Confirmation[] | Readonly<{ refused: string }> {
  try {
    const read = z.array(confirmation).max(most).safeParse(JSON.parse(text));
    if (read.success) return read.data;
    const [issue] = read.error.issues;
    return { refused: `${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}` };
  } catch {
    return { refused: 'it is no JSON' };
  }
}

/** Sixteen digits that differ where two things differ (FNV-1a of 64 bits, letter by letter): they guard against mistakes, not malice. */
export function versionOf(thing: unknown): string {
  let hash = 0xcbf29ce484222325n;
  for (const letter of JSON.stringify(thing))
    hash = BigInt.asUintN(64, (hash ^ BigInt(letter.codePointAt(0) ?? 0)) * 0x100000001b3n);
  return hash.toString(16).padStart(16, '0');
}

/** What can be confirmed, as it stands: what it says, and the day on which it was read before. */
export type Confirmable = Readonly<{ version: string; seen: IsoDate }>;

/** By kind and key: `fact boi`. */
export type Confirmables = ReadonlyMap<string, Confirmable>;

export const nameOfConfirmed = ({ kind, key }: Readonly<{ kind: ConfirmedKind; key: string }>) => `${kind} ${key}`;

type Read = Readonly<{
  facts: Readonly<Record<string, Fact>>;
  claims: Readonly<Record<string, Claim>>;
}>;

/** Of a fact its English words and where they were read count, of a claim what it counts and how. */
export function confirmableTexts({ facts, claims }: Read): Confirmables {
  const ofFacts = Object.entries(facts).map(([key, { inForce, source, readOn }]): [string, Confirmable] => [
    nameOfConfirmed({ kind: 'fact', key }),
    { version: versionOf([inForce.text.en, inForce.since, source.title, source.url]), seen: readOn as IsoDate },
  ]);
  const ofClaims = Object.entries(claims).map(([key, { text, label, definition, asOf }]): [string, Confirmable] => [
    nameOfConfirmed({ kind: 'claim', key }),
    { version: versionOf([text.en, label.en, definition.en]), seen: asOf as IsoDate },
  ]);
  return new Map([...ofFacts, ...ofClaims]);
}

type Entry = Readonly<{ from?: string; status: string; sources: readonly string[]; value: unknown }>;

/** A platform's published table: docs/fee-tables.md. */
export type ReadTable = Readonly<{
  platform: string;
  sources: Readonly<Record<string, Readonly<{ title: string; href?: string; checked: IsoDate; readAgain?: IsoDate }>>>;
  fees: readonly Readonly<{ path: readonly string[]; entries: readonly Entry[] }>[];
}>;

/** Of fees each source is confirmed by itself, for all that was read there: nobody reads one fee of a page again. */
export function confirmableFees({ platform, sources, fees }: ReadTable): Confirmables {
  const readThere = (id: string) =>
    fees.flatMap(({ path, entries }) =>
      entries
        .filter((entry) => entry.sources.includes(id))
        .map(({ from = '', status, sources: all, value }) => [path, from, status, all, value]),
    );
  return new Map(
    Object.entries(sources).map(([id, { title, href = '', checked }]): [string, Confirmable] => [
      nameOfConfirmed({ kind: 'fee', key: `${platform}/${id}` }),
      { version: versionOf([title, href, checked, readThere(id)]), seen: checked },
    ]),
  );
}

/** Why a confirmation counts for nothing: nothing has its name, what it says has changed since, or its day is no such day. */
export type LeftOut = Confirmation & Readonly<{ why: 'unknown' | 'changed' | 'older' | 'to come' }>;

function whyNot({ version, day }: Confirmation, known: Confirmable | undefined, today: IsoDate) {
  if (known === undefined) return 'unknown';
  if (known.version !== version) return 'changed';
  if (day < known.seen) return 'older';
  return day > today ? 'to come' : undefined;
}

type Days = ReadonlyMap<string, IsoDate>;

/** The last day on which each thing was confirmed as it stands, and what was left out. A confirmation changes days alone. */
export function confirmedDays(all: readonly Confirmation[], known: Confirmables, today: IsoDate) {
  const days = new Map<string, IsoDate>();
  const leftOut: LeftOut[] = [];
  for (const each of all) {
    const name = nameOfConfirmed(each);
    const why = whyNot(each, known.get(name), today);
    if (why !== undefined) leftOut.push({ ...each, why });
    else if (each.day > (days.get(name) ?? '')) days.set(name, each.day);
  }
  return { days: days as Days, leftOut: leftOut as readonly LeftOut[] };
}

/**
 * Facts with the days on which they were confirmed. Who confirms one before its review day leaves that day where it is,
 * for somebody chose it; after it the fact has as long again as it had, half a year at most.
 */
export function confirmedFacts(facts: Read['facts'], days: Days): Read['facts'] {
  const dated = Object.entries(facts).map(([key, fact]) => {
    const day = days.get(nameOfConfirmed({ kind: 'fact', key }));
    if (day === undefined) return [key, fact];
    const by = fact.reviewBy as IsoDate; // the schema has looked
    const had = Math.min(daysBetween(fact.readOn as IsoDate, by), confirmedForDays);
    return [key, { ...fact, readOn: day, reviewBy: day < by ? by : addDays(day, had) }];
  });
  return Object.fromEntries(dated) as Read['facts']; // each as it was, some with other days
}
