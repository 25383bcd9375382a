import { emailMaxLength } from '@formation/leads';
import * as v from 'valibot';
import type { Call } from './call.ts';
import { entry } from './enquiry.ts';
import { count, instant, key, textUpTo } from './fields.ts';

/** Who may write to visitors. */
const workers = ['owner', 'agent'] as const;

/** As much as anybody writes, and every mail server takes. */
const longest = { subject: 150, text: 20_000 };

const version = v.pipe(v.number(), v.integer(), v.minValue(0));
const draftSubject = v.pipe(v.string(), v.maxLength(longest.subject));
const draftText = v.pipe(v.string(), v.maxLength(longest.text));
const draft = { subject: v.string(), text: v.string(), version: count, at: instant };

const written = v.object({
  /** The enquiry that it is written to: what was merged has another. */
  enquiry: v.string(),
  draft: v.nullable(v.object(draft)),
  /** What one had begun to write to those that were merged into it. */
  begun: v.array(v.object({ enquiry: v.string(), ...draft })),
  /** Who else has something unsent to say to this visitor. */
  writers: v.array(v.object({ who: v.string(), at: instant })),
});

/** What a template leaves to be filled in: `[[price]]`. */
const hasNoBlank = v.check((text: string) => !text.includes('[['), 'no blank');

const letter = {
  subject: v.pipe(draftSubject, v.trim(), v.minLength(1), hasNoBlank),
  text: v.pipe(draftText, v.trim(), v.minLength(1), hasNoBlank),
};

/** Writing to visitors. */
export const answerCalls = {
  draft: { method: 'GET', path: '/enquiries/:id/draft', who: workers, answer: written, refusals: ['not-found'] },
  saveDraft: {
    method: 'POST',
    path: '/enquiries/:id/draft',
    who: workers,
    body: v.object({ subject: draftSubject, text: draftText, version }),
    answer: written,
    refusals: ['not-found', 'changed'],
  },
  send: {
    method: 'POST',
    path: '/enquiries/:id/answer',
    who: workers,
    body: v.object({ ...letter, version, address: textUpTo(emailMaxLength), key }),
    answer: entry,
    refusals: ['not-found', 'changed', 'key-reused'],
  },
  undo: {
    method: 'POST',
    path: '/enquiries/:id/answers/:answer/undo',
    who: workers,
    answer: entry,
    refusals: ['not-found', 'changed'],
  },
} as const satisfies Record<string, Call>;
