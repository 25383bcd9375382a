import type { Cited } from '../schedule/schedule.ts';
import type { Figure, How } from './figure.ts';

type Named = Readonly<{ key: string; cited: Cited }>;

/** The numbers of tables that figures rest on, down to the last one: each once, by its name, with its day and source. */
export function citedIn(figures: readonly Figure[]): readonly Named[] {
  const seen = new Set<How>(); // parts are shared, and followed anew they would double at every step
  const follow = ({ key = '', how }: Figure): readonly Named[] => {
    if (seen.has(how)) return [];
    seen.add(how);
    if (how.op === 'table') return [{ key, cited: how.cited }];
    return 'of' in how ? how.of.flatMap(follow) : [];
  };
  return figures.flatMap(follow);
}
