import type { Cited } from '../schedule/schedule.ts';
import type { Figure } from './figure.ts';

/** The numbers of tables that figures rest on, down to the last one: each by its name, with its day and source. */
export function citedIn(figures: readonly Figure[]): readonly Readonly<{ key: string; cited: Cited }>[] {
  return figures.flatMap(({ key = '', how }) => {
    if (how.op === 'table') return [{ key, cited: how.cited }];
    return 'of' in how ? citedIn(how.of) : [];
  });
}
