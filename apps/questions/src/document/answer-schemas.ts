import * as v from 'valibot';
import { certainty, count, day, exact, head, keyed, oldRate, source, text } from './answer-parts.ts';
import { fees, payouts } from './money-answers.ts';

const rule = { duty: text, text, source, verified: v.boolean() };

const deadlines = v.strictObject({
  ...head,
  until: day,
  country: v.picklist(['us', 'uk', 'hk']),
  deadlines: v.array(
    v.strictObject({
      ...{ ...rule, id: text, title: text, period: text, due: day },
      lastDay: v.optional(day),
      opens: v.optional(day),
      extensions: v.optional(v.array(v.strictObject({ to: day, how: text }))),
      approximate: v.optional(text),
      condition: v.optional(text),
      onWeekend: v.optional(text),
      late: v.array(text),
      lateFees: v.optional(
        v.array(
          v.strictObject({
            ...{ from: day, amount: exact, currency: text, meaning: text },
            upTo: v.optional(exact),
            monthlyRate: v.optional(exact),
          }),
        ),
      ),
    }),
  ),
  undated: v.array(v.strictObject({ ...rule, onlyIf: v.optional(text) })),
});

const sum = v.strictObject({ typical: exact, low: exact, high: v.optional(exact) });
const sums = v.strictObject({ USD: sum, GBP: sum, HKD: sum, LKR: sum });

const companyCost = v.strictObject({
  ...head,
  formed: day,
  place: text,
  years: count,
  lines: v.array(
    v.strictObject({
      ...{ key: text, label: text, status: text },
      certainty: v.optional(certainty),
      atLeast: v.optional(v.literal(true)),
      required: v.optional(v.literal(true)),
      remarks: v.optional(v.array(text)),
      source: v.optional(source),
      payments: v.array(
        v.strictObject({
          year: count,
          day: v.optional(day),
          taken: v.optional(text),
          amount: v.optional(exact),
          currency: v.optional(text),
          low: v.optional(exact),
          high: v.optional(exact),
        }),
      ),
    }),
  ),
  perYear: v.array(sums),
  total: sums,
  without: v.array(text),
  openEnded: v.array(text),
  rates: v.strictObject({ day, source, old: oldRate, ownRupees: v.optional(exact) }),
  notCounted: v.array(keyed),
});

const verdict = v.picklist(['ok', 'advice', 'needs-permission', 'refused']);

const nameCheck = v.strictObject({
  ...head,
  name: text,
  country: v.picklist(['us', 'uk', 'hk']),
  verdict,
  text,
  rules: count,
  findings: v.array(
    v.strictObject({
      ...{ rule: text, verdict, reason: text, text, words: v.array(text) },
      detail: v.strictObject({
        length: v.optional(count),
        key: v.optional(text),
        endings: v.optional(text),
        approval: v.optional(text),
        body: v.optional(text),
        law: v.optional(text),
      }),
      source,
      verified: v.boolean(),
    }),
  ),
  unread: v.array(keyed),
  registers: v.array(v.strictObject({ label: text, office: text, href: text, kind: text })),
});

const entry = { code: text, title: text };

const codes = v.strictObject({
  ...head,
  query: text,
  codes: v.array(
    v.strictObject({
      ...{ list: text, ...entry, level: text, isRegistrable: v.boolean() },
      within: v.array(v.strictObject(entry)),
      via: v.optional(text),
    }),
  ),
  lists: v.array(v.strictObject({ key: text, name: text, edition: text, country: text, source, terms: text })),
});

/** Why there is no answer. */
export const refusalSchema = v.strictObject({
  code: text,
  message: text,
  field: v.optional(text),
  faults: v.optional(v.array(v.strictObject({ field: text, code: text, message: text }))),
  what: v.optional(text),
});

/** The shape of every answer, by its name in the document of the calls. */
export const answerSchemas = {
  Fees: fees,
  Payouts: payouts,
  Deadlines: deadlines,
  CompanyCost: companyCost,
  NameCheck: nameCheck,
  Codes: codes,
} as const;

export type AnswerName = keyof typeof answerSchemas;
