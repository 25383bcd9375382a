import * as v from 'valibot';

export const text = v.string();
export const count = v.pipe(v.number(), v.integer());
export const day = v.pipe(v.string(), v.isoDate());
/** Every digit of a number, as text: no program rounds it by reading it. */
export const exact = v.pipe(v.string(), v.regex(/^-?\d+(\.\d+)?$/));
export const certainty = v.picklist(['official', 'seen', 'single', 'range', 'unknown', 'typed']);
export const range = v.strictObject({ low: exact, high: exact });
export const keyed = v.strictObject({ key: text, text });
export const source = v.strictObject({ title: text, href: v.optional(text), checked: day });
export const outlook = v.optional(v.picklist(['announced', 'not-found', 'not-announced']));
export const notes = v.array(v.strictObject({ note: text, key: text, start: day, isSince: v.boolean() }));
export const oldRate = v.optional(v.strictObject({ from: day, days: count }));
/** What every answer begins with. */
export const head = { language: v.picklist(['en', 'si', 'ta']), schema: text, day };

export const figure = { value: exact, range: v.optional(range), unit: v.optional(text), certainty };
