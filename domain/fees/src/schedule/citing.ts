import type { Dated, IsoDate, Source, Status } from './schedule.ts';

/** How sure a number is, and where it was read: the best source first, then those that say the same. */
type Read<Id extends string> = readonly [Status, Id, ...Id[]];

/**
 * Entry-writers for tables that name their sources by short ids.
 *
 *     since('2025-02-01', ['seen', 'us-table', 'us-rates'], percent('13.6'))   counts since a day that somebody named
 *     begins('2026-04-17', ['single', 'us-rates'], percent('3.5'))                   there was no such fee before
 *     seen(['single', 'us-rates'], amount('20.00', 'USD'))                       nobody says since when
 */
export function citing<Id extends string>(sources: Readonly<Record<Id, Source>>) {
  const cited = ([status, id, ...others]: Read<Id>) => ({
    status,
    source: sources[id],
    ...(others.length > 0 && { confirmedBy: others.map((other) => sources[other]) }),
  });
  return {
    since: <V>(from: IsoDate, read: Read<Id>, value: V): Dated<V> => ({ from, ...cited(read), value }),
    begins: <V>(from: IsoDate, read: Read<Id>, value: V): Dated<V> => ({ from, begins: true, ...cited(read), value }),
    seen: <V>(read: Read<Id>, value: V): Dated<V> => ({ ...cited(read), value }),
  };
}
