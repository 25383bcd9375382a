import { explain, type Explanation, type Line } from '@formation/fees';
import { isCurrency, moneyText, rateText, roundHalfUp, shortPercentText } from '@formation/money';
import type { Answer } from './command.ts';

type Lines = readonly (readonly [string, Line])[];

/** The lines of an answer that there are. */
const linesOf = ({ lines }: Answer): Lines =>
  Object.entries(lines).flatMap(([key, line]) => (line ? [[key, line]] : []));

/** An answer for programs: each line with its value, its unit, and the way to it down to the tables. */
export function asJson(platform: string, answer: Answer): string {
  const lines = Object.fromEntries(
    linesOf(answer).map(([key, line]) => [key, { ...explain(line), ...unitIn(answer, key) }]),
  );
  return JSON.stringify({ platform, day: answer.day, lines }, null, 2);
}

/** An answer for people: a line for each amount, then the tables that were read. */
export function asText(answer: Answer): string {
  const rows = linesOf(answer).map(([key, line]) => [wordsOf(key), valueOf(line, answer)] as const);
  const wide = Math.max(...rows.map(([name]) => name.length));
  const widest = Math.max(...rows.map(([, value]) => value.length));
  return [
    ...rows.map(([name, value]) => `${name.padEnd(wide)}  ${value.padStart(widest)}`),
    '',
    `Fees in force on ${answer.day}, read in:`,
    ...sourcesOf(answer),
  ].join('\n');
}

/** `finalValueFee` is "final value fee". */
const wordsOf = (key: string) => key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

function unitIn({ units = {} }: Answer, key: string): Readonly<{ unit?: string }> {
  const unit = units[key];
  return unit === undefined ? {} : { unit };
}

function valueOf(line: Line, answer: Answer): string {
  const { value, key } = line;
  const { unit } = { ...explain(line), ...unitIn(answer, key) };
  if (value.currency !== undefined && isCurrency(value.currency))
    return moneyText({ ...value, currency: value.currency });
  if (unit === undefined) return `${shortPercentText(value)}%`;
  const number = rateText(roundHalfUp(value, 6));
  return unit === 'to one' || unit === 'count' ? number : `${number} ${unit}`;
}

function sourcesOf(answer: Answer): readonly string[] {
  const leaves = linesOf(answer).flatMap(([, line]) => citedIn(explain(line)));
  const texts = leaves.map(
    ({ source, from, status }) => `- ${source.title}, checked ${source.checked}; since ${from}, ${status}`,
  );
  return [...new Set(texts)];
}

function citedIn({ cited, of = [] }: Explanation): readonly NonNullable<Explanation['cited']>[] {
  return [...(cited ? [cited] : []), ...of.flatMap(citedIn)];
}
