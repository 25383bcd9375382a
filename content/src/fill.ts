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
