import type { Cited } from '../src/schedule/schedule.ts';
import { explain, type Explanation } from '../src/trace/explain.ts';
import type { Figure } from '../src/trace/figure.ts';
import type { Lines } from '../src/trace/lines.ts';

/** What stands at the ends of the traces of some lines: `table closingFee (USD) books`, each once, in order. */
export function leavesOf(lines: Lines): readonly string[] {
  const ends = Object.values(lines).flatMap((line) => (line ? leaves(explain(line)) : []));
  return [...new Set(ends)].toSorted();
}

/** The numbers of tables among them that name no source. */
export function uncitedIn(lines: Lines): readonly string[] {
  return Object.values(lines).flatMap((line) => (line ? uncited(explain(line)) : []));
}

function leaves({ key = '', op, of, unit = 'fraction', row }: Explanation): readonly string[] {
  return of ? of.flatMap(leaves) : [`${op} ${key} (${unit})${row ? ` ${row}` : ''}`];
}

function uncited({ key = '', op, of, cited }: Explanation): readonly string[] {
  if (of) return of.flatMap(uncited);
  return op === 'table' && !cited?.source.title ? [key] : [];
}

/** What the tables say about the numbers that a figure rests on. */
export function tableLeaves({ how }: Figure): readonly Cited[] {
  if (how.op === 'table') return [how.cited];
  return 'of' in how ? how.of.flatMap(tableLeaves) : [];
}
