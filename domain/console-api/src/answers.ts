import { emailMaxLength } from '@formation/leads';
import * as v from 'valibot';
import type { Call } from './call.ts';
import { entry, file } from './enquiry.ts';
import { count, instant, key, text, textUpTo } from './fields.ts';

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
  /** What one has attached and not sent. */
  files: v.array(file),
  /** Who else has something unsent to say to this visitor. */
  writers: v.array(v.object({ who: v.string(), at: instant })),
});

/** What one answer can carry: mails grow by a third on their way, and many mail servers take 20 MB. */
export const attachmentLimits = { files: 5, bytes: 12 * 1024 * 1024 };

/** What a template leaves to be filled in: `[[price]]`. */
const hasNoBlank = v.check((text: string) => !text.includes('[['), 'no blank');

const letter = {
  subject: v.pipe(draftSubject, v.trim(), v.minLength(1), hasNoBlank),
  text: v.pipe(draftText, v.trim(), v.minLength(1), hasNoBlank),
};

const fileRefusals = ['file-empty', 'file-too-large', 'file-type', 'file-protected'] as const;

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
    /** `files`: the ids of what was seen to be attached. */
    body: v.object({ ...letter, version, address: textUpTo(emailMaxLength), files: v.optional(v.array(text)), key }),
    answer: entry,
    refusals: ['not-found', 'changed', 'key-reused'],
  },
  attach: {
    method: 'POST',
    path: '/enquiries/:id/draft/files',
    who: workers,
    sends: 'file',
    query: v.object({ name: textUpTo(255) }),
    answer: written,
    refusals: ['not-found', 'changed', 'full', 'too-many-files', ...fileRefusals],
  },
  detach: {
    method: 'POST',
    path: '/enquiries/:id/draft/files/:file/remove',
    who: workers,
    answer: written,
    refusals: ['not-found'],
  },
  /** A link by which the visitor can send papers for a week; asked for again, the same one lasts longer. */
  askPapers: {
    method: 'POST',
    path: '/enquiries/:id/upload-link',
    who: workers,
    answer: v.object({ url: v.string(), until: instant }),
    refusals: ['not-found', 'changed'],
  },
  endPapers: {
    method: 'POST',
    path: '/enquiries/:id/upload-link/end',
    who: workers,
    answer: entry,
    refusals: ['not-found', 'changed'],
  },
  undo: {
    method: 'POST',
    path: '/enquiries/:id/answers/:answer/undo',
    who: workers,
    answer: entry,
    refusals: ['not-found', 'changed'],
  },
} as const satisfies Record<string, Call>;
