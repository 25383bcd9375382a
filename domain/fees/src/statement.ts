import type { Answer } from './answer.ts';
import { constant, line, type Line } from './trace/figure.ts';
import type { Lines } from './trace/lines.ts';
import { difference } from './trace/operations.ts';

/** The lines of an answer as a statement shows them: what is taken off stands below zero, so that its group adds up. */
export function statementOf({ lines, sheet }: Answer): Lines {
  const less = new Set(sheet.flatMap(({ rows }) => rows.filter(({ isLess }) => isLess).map(({ key }) => key)));
  return Object.fromEntries(
    Object.entries(lines).map(([key, line]) => [key, line && less.has(key) ? belowZero(line) : line]),
  );
}

/** Nothing less the line; without the name of what is taken off, so that whoever opens it sees how that came about. */
function belowZero({ key, value, how }: Line): Line {
  return line(key, difference(constant({ ...value, units: 0n, scale: 0 }), { value, how }));
}
