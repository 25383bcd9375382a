type Rows<Row extends string, V> = Readonly<Partial<Record<Row, V>>>;

/** Tables in which many values are the same: each value once, and in the tables its place among them. */
export type Pooled<Table extends string, Row extends string, V> = Readonly<{
  values: readonly V[];
  places: Readonly<Record<Table, Rows<Row, number>>>;
}>;

const mapped = <K extends string, V, W>(record: Readonly<Partial<Record<K, V>>>, map: (value: V) => W) =>
  Object.fromEntries(
    Object.entries<V>(record as Readonly<Record<K, V>>).map(([key, value]) => [key, map(value)]),
  ) as Record<K, W>;

/** Takes what is the same in several tables out of them, so that a page carries it once. */
export function pooled<Table extends string, Row extends string, V>(
  tables: Readonly<Record<Table, Rows<Row, V>>>,
): Pooled<Table, Row, V> {
  const texts: string[] = [];
  const placeOf = (value: V) => {
    const text = JSON.stringify(value);
    const known = texts.indexOf(text);
    return known >= 0 ? known : texts.push(text) - 1;
  };
  const places = mapped(tables, (rows: Rows<Row, V>) => mapped(rows, placeOf));
  return { values: texts.map((text) => JSON.parse(text) as V), places };
}

/** One table of a pool, as it was. */
export function tableOf<Table extends string, Row extends string, V>(
  { values, places }: Pooled<Table, Row, V>,
  table: Table,
): Rows<Row, V> {
  return mapped(places[table], (place: number) => values[place] as V); // our own places
}
