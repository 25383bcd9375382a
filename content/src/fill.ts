/**
 * Puts values into a text: `fill('1 {from} = {rate} {to}', { from: 'GBP', … })`.
 *
 * @throws {RangeError} when the text names a value that is not given.
 */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new RangeError(`No value for {${name}} in "${text}"`);
    return String(value);
  });
}

/** An entry whose texts are filled in, however deep they stand. */
export function filled<T>(entry: T, values: Readonly<Record<string, string | number>>): T;
export function filled(entry: unknown, values: Readonly<Record<string, string | number>>): unknown {
  if (typeof entry === 'string') return fill(entry, values);
  if (Array.isArray(entry)) return entry.map((each: unknown) => filled(each, values));
  if (typeof entry !== 'object' || entry === null) return entry;
  return Object.fromEntries(
    Object.entries(entry).map(([name, each]: [string, unknown]) => [name, filled(each, values)]),
  );
}
