/** `24.99`, as nearly every cell is written: what takes the time in a long list is reading all the other ways. */
export const PLAIN = /^-?\d{1,15}(?:\.\d{1,15})?$/;

/** What texts hold that nobody sees: null bytes, zero-width spaces, marks of direction. */
const UNSEEN = /[\0\u00ad\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/** `(12.34)`, with what says the currency inside or outside. */
const IN_PARENTHESES = /^([^\d()]*)\(([^()]*\d[^()]*)\)([^\d()]*)$/;
/** `12.34-`. */
const MINUS_AFTER = /^([^-]*\d[^-]*)-$/;

/**
 * A number as people and programs write it, as it is read: `="12.50"` guards a text in Excel, `500/-` and `500/=` are
 * amounts here and in India, and what is deducted stands in parentheses or before its minus.
 */
export function tidied(typed: string): string {
  if (PLAIN.test(typed)) return typed;
  const text = typed
    .replaceAll(UNSEEN, '')
    .trim()
    .replace(/^="(.*)"$/, '$1')
    .replaceAll(/[\u2212\u2013]/g, '-')
    .replace(/\/[-=](?=\s*\p{L}*$)/u, '')
    .trim();
  return text.replace(IN_PARENTHESES, '-$1$2$3').replace(MINUS_AFTER, '-$1').replace(/^-\s+/, '-');
}
