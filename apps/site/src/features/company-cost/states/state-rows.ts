import type { IsoDate } from '@formation/calendar';
import { inOrder, stateTable, type StateColumn, type StateRow, type UsKind } from '@formation/formation';
import type { Typed } from '../../../lib/input/use-typed.ts';

export const defaultStateFields = {
  'states-kind': 'llc',
  'states-find': '',
  'states-popular': '',
  'states-no-report': '',
  'states-by': 'name',
  'states-way': 'up',
} as const;

export type StateQuery = Readonly<{ kind: UsKind; by: StateColumn; way: 'up' | 'down' }>;

export function stateQuery(typed: Typed): StateQuery {
  const by = typed['states-by'];
  return {
    kind: typed['states-kind'] === 'corporation' ? 'corporation' : 'llc',
    by: by === 'formation' || by === 'usualYear' ? by : 'name',
    way: typed['states-way'] === 'down' ? 'down' : 'up',
  };
}

/** The states that the filters leave, in the chosen order. */
export function stateRows(typed: Typed, day: IsoDate): readonly StateRow[] {
  const { kind, by, way } = stateQuery(typed);
  const wanted = (typed['states-find'] ?? '').trim().toLowerCase();
  const rows = stateTable(kind, day).filter(
    ({ name, state, popular, report }) =>
      (name.toLowerCase().includes(wanted) || state.toLowerCase() === wanted) &&
      (!typed['states-popular'] || popular) &&
      (!typed['states-no-report'] || report === 'no-report'),
  );
  return inOrder(rows, by, way);
}
