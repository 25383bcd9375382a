import * as v from 'valibot';
import {
  certainty,
  count,
  day,
  exact,
  figure,
  head,
  keyed,
  notes,
  oldRate,
  outlook,
  range,
  source,
  text,
} from './answer-parts.ts';

/** What a platform takes. */
export const fees = v.strictObject({
  ...head,
  platform: text,
  name: text,
  outlook,
  total: text,
  grounds: v.array(v.strictObject({ ground: certainty, amount: exact, currency: text })),
  notes,
  oldRate,
  lines: v.array(
    v.strictObject({
      ...{ key: text, label: text, ...figure },
      bound: v.optional(v.picklist(['at-least', 'at-most'])),
      isLess: v.optional(v.literal(true)),
      sources: v.array(source),
    }),
  ),
  notCounted: v.array(keyed),
  remarks: v.array(text),
});

const way = v.strictObject({
  ...{ way: text, name: text, isOpen: v.boolean(), staysForeign: v.boolean() },
  needs: v.array(keyed),
  risks: v.array(keyed),
  /** Why nothing is said of what arrives, and the numbers that are missing. */
  refused: v.optional(v.picklist(['not-published', 'not-offered', 'not-confirmed'])),
  missing: v.optional(v.array(text)),
  received: v.optional(exact),
  unit: v.optional(v.literal('LKR')),
  range: v.optional(range),
  certainty: v.optional(certainty),
  places: v.optional(v.strictObject({ best: count, worst: count })),
  unconfirmed: v.optional(text),
  paysBack: v.optional(
    v.strictObject({
      against: text,
      saved: exact,
      payments: v.optional(v.strictObject({ later: count, first: count })),
    }),
  ),
  outlook,
  notCounted: v.optional(v.array(text)),
  notes: v.optional(notes),
  steps: v.optional(v.array(v.strictObject({ step: text, at: text, label: text, ...figure }))),
  sources: v.optional(v.array(source)),
});

/** What reaches a rupee account. */
export const payouts = v.strictObject({
  ...head,
  currency: text,
  rate: v.strictObject({
    value: exact,
    unit: text,
    from: v.optional(day),
    source: v.optional(source),
    old: oldRate,
  }),
  ways: v.array(way),
  notCounted: v.array(keyed),
});
