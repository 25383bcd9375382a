import type { IsoDate } from '@formation/calendar';
import { type Claim, claims, confirmable, type Confirmables, confirmedBy, type Fact } from '@formation/content';
import type { Store } from '../db/store.ts';
import { type BuiltTable, builtTables } from './due-fees.ts';

/** What others set and the firm states, with the days of the build and of what was confirmed since. */
export type Reviewed = Readonly<{
  facts: Readonly<Record<string, Fact>>;
  claims: Readonly<Record<string, Claim>>;
  tables: readonly BuiltTable[];
  /** All that can be confirmed as it stands. */
  known: Confirmables;
  /** When each was confirmed last; none where nobody did. */
  days: ReadonlyMap<string, IsoDate>;
}>;

export async function reviewed({ confirmations }: Pick<Store, 'confirmations'>, day: IsoDate): Promise<Reviewed> {
  const [tables, all] = await Promise.all([builtTables(), confirmations.list()]);
  const known = confirmable(tables);
  const { facts, days } = confirmedBy(all, known, day);
  return { facts, claims, tables, known, days };
}
