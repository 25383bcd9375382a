import type { Answer } from './answer.ts';
import { belowZero } from './trace/figure.ts';
import type { Lines } from './trace/lines.ts';

/** The lines of an answer as a statement shows them: what is taken off stands below zero, so that its group adds up. */
export function statementOf({ lines, sheet }: Answer): Lines {
  const less = new Set(sheet.flatMap(({ rows }) => rows.filter(({ isLess }) => isLess).map(({ key }) => key)));
  return Object.fromEntries(
    Object.entries(lines).map(([key, line]) => [key, line && less.has(key) ? belowZero(line) : line]),
  );
}
