const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Reads JSON from bytes; undefined when they are not UTF-8 or not JSON. */
export function readJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(utf8.decode(bytes)) as unknown;
  } catch {
    return undefined;
  }
}

const deepest = 20;

/**
 * The value with texts that every database can keep: no NUL, no half of a surrogate pair; and without keys that would
 * reach a prototype. What is nested deeper than anything we read is left out.
 */
export function storable(value: unknown, room = deepest): unknown {
  if (typeof value === 'string') return value.toWellFormed().replaceAll('\0', '');
  if (typeof value !== 'object' || value === null) return value;
  if (room === 0) return null;
  if (Array.isArray(value)) return value.map((item) => storable(item, room - 1));
  const entries = Object.entries(value).filter(([key]) => key !== '__proto__');
  return Object.fromEntries(entries.map(([key, inner]) => [storable(key), storable(inner, room - 1)]));
}
