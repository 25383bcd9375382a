export type Json = Readonly<{ value: unknown } | { fault: string }>;

/** What a text of JSON holds; or, where it is none, a sentence on the place where it stops to be. */
export function readJson(text: string): Json {
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    const [, line, column] = /line (\d+) column (\d+)/.exec(String(error)) ?? [];
    const place = line === undefined ? 'its end' : `line ${line}, character ${column}`;
    return { fault: `it cannot be read from ${place} on. Look there for a missing comma, quotation mark or bracket.` };
  }
}
