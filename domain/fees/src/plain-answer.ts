import { toExactText } from '@formation/money';
import { boundOf, notesOf, type Answer, type Bound } from './answer.ts';
import { certaintyOf, groundsOf, type Ground } from './grounds.ts';
import { oldRateIn } from './schedule/old-rate.ts';
import { outlook } from './schedule/outlook.ts';
import { sourcesOf, type IsoDate, type Source } from './schedule/schedule.ts';
import { citedIn } from './trace/cited-in.ts';
import { plainFigure, type Explanation } from './trace/explain.ts';
import type { Line } from './trace/figure.ts';

/** What an answer says of itself beside its lines, as plain JSON: the same for every program that reads it. */
export function plainAnswer(platform: string, answer: Answer, today: IsoDate) {
  const { day, total, notCounted } = answer;
  const lines = linesIn(answer);
  const ahead = outlook(
    citedIn(lines).map(({ cited }) => cited),
    { day, today },
  );
  const grounds = groundsOf(answer).map(({ ground, amount }) => ({
    ground,
    amount: toExactText(amount),
    currency: amount.currency,
  }));
  const old = oldRateIn(lines, day);
  const said = { grounds, notCounted, notes: notesOf(answer), ...(old && { oldRate: old }) };
  return { platform, day, ...(ahead && { outlook: ahead }), total, ...said };
}

/** A line for a program that does not open it: what it comes to, how sure that is, and where it was read. */
export type PlainLine = Pick<Explanation, 'value' | 'range' | 'unit'> &
  Readonly<{
    key: string;
    /** Which way it can only lie, as a fee is charged whose amount nobody publishes. */
    bound?: Bound;
    /** It is taken off what its group adds up to. */
    isLess?: true;
    /** As sure as the least sure of its numbers. */
    certainty: Ground;
    sources: readonly Pick<Source, 'title' | 'href' | 'checked'>[];
  }>;

/** The lines of an answer in their order, each with what it rests on. */
export function plainLines(answer: Answer): readonly PlainLine[] {
  const less = new Set(answer.sheet.flatMap(({ rows }) => rows.flatMap(({ key, isLess }) => (isLess ? [key] : []))));
  return linesIn(answer).map((line) => {
    const bound = boundOf(answer, line.key);
    return { ...plainLine(line), ...(bound && { bound }), ...(less.has(line.key) && { isLess: true as const }) };
  });
}

/** A line by itself, with what it rests on. */
export function plainLine(line: Line): PlainLine {
  return { key: line.key, ...plainFigure(line), certainty: certaintyOf(line), sources: sourcesBehind(line) };
}

/** The lines that there are. */
export function linesIn({ lines }: Pick<Answer, 'lines'>): readonly Line[] {
  return Object.values(lines).filter((line) => line !== undefined);
}

/** Every page that a line rests on, each once, the best of each number first. */
function sourcesBehind(line: Line): PlainLine['sources'] {
  const all = citedIn([line]).flatMap(({ cited }) => sourcesOf(cited));
  const once = new Map(
    all.map(({ title, href, checked }) => [`${href} ${title} ${checked}`, { title, href, checked }]),
  );
  return [...once.values()].map(({ href, ...source }) => ({ ...source, ...(href !== undefined && { href }) }));
}
