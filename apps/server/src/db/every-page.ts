import { setImmediate as nextTurn } from 'node:timers/promises';

/** As many rows as are read in one turn. */
export const pageRows = 500;

/**
 * All rows of a long list. The embedded database answers within the turn: between two pages others get theirs.
 *
 * @param ask - `pageRows` rows behind the last one that there was; fewer at the end.
 */
export async function everyPage<Row>(ask: (last: Row | undefined) => Promise<readonly Row[]>): Promise<readonly Row[]> {
  const all: Row[] = [];
  for (;;) {
    const page = await ask(all.at(-1));
    all.push(...page);
    if (page.length < pageRows) return all;
    await nextTurn();
  }
}

/** What is found for all of these, so many at a time; between two batches others get their turn. */
export async function inBatches<Of, Row>(
  all: readonly Of[],
  find: (some: readonly Of[]) => Promise<readonly Row[]>,
  size: number = pageRows,
): Promise<readonly Row[]> {
  const found: Row[] = [];
  for (let at = 0; at < all.length; at += size) {
    if (at > 0) await nextTurn();
    found.push(...(await find(all.slice(at, at + size))));
  }
  return found;
}
