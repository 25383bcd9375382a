import type { Dated, IsoDate, Source, Status } from '../schedule.ts';

/** How sure a number is, and where it was read: the best source first, then those that say the same. */
type Seen<Id extends string> = readonly [Status, Id, ...Id[]];

/** An entry-writer for tables that name their sources by short ids: the day, how sure and where read, the value. */
export function citing<Id extends string>(sources: Readonly<Record<Id, Source>>) {
  return <V>(from: IsoDate, [status, id, ...others]: Seen<Id>, value: V): Dated<V> => ({
    from,
    status,
    source: sources[id],
    ...(others.length > 0 && { confirmedBy: others.map((other) => sources[other]) }),
    value,
  });
}
