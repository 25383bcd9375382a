import {
  amountOf,
  boundOf,
  citedIn,
  explain,
  groundsOf,
  linesIn,
  notesOf,
  oldRateIn,
  outlook,
  plainAnswer,
  sourcesOf,
  statementOf,
  unitOf,
  type Answer,
  type Cited,
  type Ground,
  type IsoDate,
  type Line,
} from '@formation/fees';
import {
  isCurrency,
  moneyText,
  rateText,
  roundHalfUp,
  shortPercentText,
  type Money,
  type Rate,
} from '@formation/money';

type Lines = readonly (readonly [string, Line])[];

/**
 * An answer for programs: each line with its value, its unit, and the way to it down to the tables; for a day to come
 * whether its fees are announced.
 */
export function asPlain(platform: string, answer: Answer, today: IsoDate) {
  const lines = Object.fromEntries(linesIn(answer).map((line) => [line.key, explain(line)]));
  return { ...plainAnswer(platform, answer, today), lines };
}

/** What a program reads, as a person can read it too. */
export function jsonText(plain: object): string {
  return JSON.stringify(plain, null, 2);
}

/** An answer for people: a line for each amount, what is not in it, then the tables that were read. */
export function asText(answer: Answer, today: IsoDate): string {
  const shown = linesOf({ lines: statementOf(answer) });
  const amounts = columns(shown.map(([key, line]) => [wordsOf(key), signOf(answer, key) + lineText(line)]));
  const read = sourceLines(citedIn(linesIn(answer)).map(({ cited }) => cited));
  const tables = read.length > 0 ? [[`Fees in force on ${answer.day}, read in:`, ...read].join('\n')] : [];
  return [amounts, ...remarks(answer, today), ...tables].join('\n\n');
}

const signs = { 'at-most': '≤ ', 'at-least': '≥ ' } as const;

/** Stands before an amount of an answer that can only lie in one way, as a fee of it is not published. */
export function signOf(answer: Answer, key: string): string {
  const bound = boundOf(answer, key);
  return bound ? signs[bound] : '';
}

/** Whether the numbers behind some lines are announced for a day to come; nothing for a day that has come. */
export function outlookOf(lines: readonly Line[], days: Parameters<typeof outlook>[1]): ReturnType<typeof outlook> {
  return outlook(
    citedIn(lines).map(({ cited }) => cited),
    days,
  );
}

export const outlooks = {
  announced: 'This day is to come: its fees are as announced.',
  'not-found':
    'This day is to come: a change is announced for it whose amount was not found, and an assumption stands in its place.',
  'not-announced': 'This day is to come and nothing is announced for it: these are the fees known today.',
};

const grounds: Readonly<Record<Ground, string>> = {
  official: 'from the own page of whoever charges it',
  seen: 'read in two independent places',
  single: 'read once and not confirmed',
  range: 'known only as a range',
  unknown: 'confirmed by no public page',
  typed: 'from what was given',
};

/** What to know of an answer beside its amounts, line under line. */
export function caveats(answer: Answer, today: IsoDate): string {
  return remarks(answer, today).join('\n');
}

/** How sure the fees of an answer are, what is not in it, and where they are not known for its very day. */
function remarks(answer: Answer, today: IsoDate): readonly string[] {
  const seen = outlookOf(linesIn(answer), { day: answer.day, today });
  const early = notesOf(answer).map(
    ({ key, start, isSince }) =>
      `${wordsOf(key)}: ${isSince ? `known since ${start} only` : `first seen on ${start}`}; the number of that day is used`,
  );
  return [...groundLines(answer), ...(seen ? [outlooks[seen]] : []), ...leftOut(answer), ...rateAge(answer), ...early];
}

const rateAge = (answer: Answer) => ageText(oldRateIn(linesIn(answer), answer.day));

/** How old the rate of exchange is that something was converted with; nothing while it is fresh. */
export function ageText(old: ReturnType<typeof oldRateIn>): readonly string[] {
  return old ? [`The exchange rate is from ${old.from}, ${old.days} days earlier`] : [];
}

/** What is not in an answer, in one line; none where everything is. */
export function leftOut({ notCounted }: Readonly<{ notCounted: readonly string[] }>): readonly string[] {
  return notCounted.length > 0 ? [`Not counted: ${notCounted.map(wordsOf).join(', ')}`] : [];
}

/** How much of the fees rests on what. */
function groundLines(answer: Answer): readonly string[] {
  const fees = amountOf(answer, 'fees');
  const shares = groundsOf(answer);
  if (!fees || shares.length === 0) return [];
  const total = amountText(fees.value);
  return [shares.map(({ ground, amount }) => `${amountText(amount)} of ${total} ${grounds[ground]}`).join('\n')];
}

/** Rows of texts under each other, the first column to the left, the others to the right. */
export function columns(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => (row[at] ?? '').length)));
  const padded = (text: string, at: number) =>
    at === 0 ? text.padEnd(widths[at] ?? 0) : text.padStart(widths[at] ?? 0);
  return rows.map((row) => row.map(padded).join('  ').trimEnd()).join('\n');
}

/** An amount with its sign, or a fraction in percent. */
export function amountText(value: Money | Rate, shareDecimals = 2): string {
  if (value.currency !== undefined && isCurrency(value.currency)) {
    return moneyText({ ...value, currency: value.currency });
  }
  return `${shortPercentText(value, shareDecimals)}%`;
}

/** The lines of an answer that there are. */
function linesOf({ lines }: Pick<Answer, 'lines'>): Lines {
  return Object.entries(lines).flatMap(([key, line]) => (line ? [[key, line] as const] : []));
}

/** `finalValueFee` is "final value fee". */
export function wordsOf(key: string): string {
  return key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

function lineText(line: Line): string {
  const { value, how } = line;
  if (how.op === 'quotient' && how.of[1]?.value.units === 0n) return '–'; // a part of nothing
  const unit = unitOf(line);
  if (value.currency !== undefined || unit === undefined) return amountText(value);
  const number = rateText(roundHalfUp(value, 6));
  return unit === 'to one' || unit === 'count' ? number : `${number} ${unit}`;
}

function sourceLines(cited: readonly Cited[]): readonly string[] {
  const texts = cited.flatMap((one) =>
    sourcesOf(one)
      .slice(0, 1)
      .map(({ title, checked }) => {
        const since = one.from === undefined ? '' : `; since ${one.from}`;
        return `- ${title}, read on ${checked}${since}, ${one.status}`;
      }),
  );
  return [...new Set(texts)];
}
