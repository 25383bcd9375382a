import { emailMaxLength, isRefused } from '@formation/leads';
import * as v from 'valibot';
import type { AnswerStore, Draft } from '../../store/answers.ts';
import type { InboxStore } from '../../store/inbox.ts';
import { asEntry, entry } from './enquiry-answer.ts';
import { instant, text, textUpTo, toIso } from './fields.ts';
import { type Route, staffRoute } from './route.ts';

type Parts = Readonly<{ answers: AnswerStore; inbox: InboxStore }>;

const workers = ['owner', 'agent'] as const;

/** As much as anybody writes, and every mail server takes. */
const longest = { subject: 150, text: 20_000 };

const version = v.pipe(v.number(), v.integer(), v.minValue(0));
const draftSubject = v.pipe(v.string(), v.maxLength(longest.subject));
const draftText = v.pipe(v.string(), v.maxLength(longest.text));
const draft = v.object({ subject: v.string(), text: v.string(), version: v.number(), at: instant });
const written = v.object({
  /** The enquiry that it is written to: what was merged has another. */
  enquiry: v.string(),
  draft: v.nullable(draft),
  /** What one had begun to write to those that were merged into it. */
  begun: v.array(
    v.object({ enquiry: v.string(), subject: v.string(), text: v.string(), version: v.number(), at: instant }),
  ),
  /** Who else has something unsent to say to this visitor. */
  writers: v.array(v.object({ who: v.string(), at: instant })),
});

async function asWritten({ answers, inbox }: Parts, { id, who }: Readonly<{ id: string; who: string }>, found?: Draft) {
  const others = (await answers.writers(id)).filter((each) => each.who !== who);
  const begun = await answers.begun(id, who);
  return {
    enquiry: await inbox.survivor(id),
    begun: begun.map((each) => ({ ...each, at: toIso(each.at) })),
    draft: found === undefined ? null : { ...found, at: toIso(found.at) },
    writers: others.map((each) => ({ ...each, at: toIso(each.at) })),
  };
}

/** What a template leaves to be filled in: `[[price]]`. */
const hasNoBlank = v.check((given: string) => !given.includes('[['), 'no blank');
const answered = {
  subject: v.pipe(draftSubject, v.trim(), v.minLength(1), hasNoBlank),
  text: v.pipe(draftText, v.trim(), v.minLength(1), hasNoBlank),
};

const draftRoutes = (parts: Parts): readonly Route[] => [
  staffRoute(workers, {
    method: 'GET',
    path: '/enquiries/:id/draft',
    does: 'What one has written to this visitor and not sent.',
    answer: written,
    run: async ({ params: { id = '' }, by: { account } }) => {
      const who = account.email;
      return asWritten(parts, { id, who }, await parts.answers.draft(id, who));
    },
  }),
  staffRoute(workers, {
    method: 'POST',
    path: '/enquiries/:id/draft',
    does: 'Keeps what one is writing, unless one has changed it elsewhere since the version that was seen. To what was merged an empty one is kept: it is forgotten.',
    body: v.object({ subject: draftSubject, text: draftText, version }),
    answer: written,
    run: async ({ params: { id = '' }, by: { account } }, sent) => {
      const who = account.email;
      const kept = await parts.answers.keepDraft(id, who, sent);
      return isRefused(kept) ? kept : asWritten(parts, { id, who }, kept);
    },
  }),
];

const found = async ({ inbox }: Parts, id: string) => {
  const now = await inbox.find(id);
  return now === undefined ? ({ refused: 'not-found' } as const) : asEntry(now);
};

const sendRoutes = (parts: Parts): readonly Route[] => [
  staffRoute(workers, {
    method: 'POST',
    path: '/enquiries/:id/answer',
    does: 'Sends an answer in fifteen seconds, unless somebody else was there since the version that was seen. A repeated key counts once.',
    body: v.object({ ...answered, version, address: textUpTo(emailMaxLength), key: v.pipe(text, v.minLength(16)) }),
    answer: entry,
    run: async ({ params: { id = '' }, by: { account } }, { key, ...sending }) => {
      const sent = await parts.answers.send(id, sending, { who: account.email, key });
      return sent === 'done' ? found(parts, id) : sent;
    },
  }),
  staffRoute(workers, {
    method: 'POST',
    path: '/enquiries/:id/answers/:answer/undo',
    does: 'Takes one’s own answer back while it waits; it is a draft again.',
    answer: entry,
    run: async ({ params: { id = '', answer = '' }, by: { account } }) => {
      const undone = await parts.answers.undo(id, answer, account.email);
      return undone === 'done' ? found(parts, id) : undone;
    },
  }),
];

/** Writing to visitors. */
export const answerRoutes = (parts: Parts): readonly Route[] => [...draftRoutes(parts), ...sendRoutes(parts)];
