import { answerCalls } from '@formation/console-api';
import { isRefused } from '@formation/leads';
import type { AnswerStore, Draft } from '../../answers/answers.ts';
import type { InboxStore } from '../../enquiries/list/inbox.ts';
import { asEntry } from './enquiry-answer.ts';
import { type Route, route } from './route.ts';
import { toIso } from './to-iso.ts';

type Parts = Readonly<{ answers: AnswerStore; inbox: InboxStore }>;

async function asWritten({ answers, inbox }: Parts, { id, who }: Readonly<{ id: string; who: string }>, found?: Draft) {
  const others = (await answers.writers(id)).filter((each) => each.who !== who);
  const started = await answers.begun(id, who);
  return {
    enquiry: await inbox.survivor(id),
    begun: started.map((each) => ({ ...each, at: toIso(each.at) })),
    draft: found === undefined ? null : { ...found, at: toIso(found.at) },
    writers: others.map((each) => ({ ...each, at: toIso(each.at) })),
  };
}

const draftRoutes = (parts: Parts): readonly Route[] => [
  route(
    answerCalls.draft,
    'What one has written to this visitor and not sent.',
    async ({ params: { id }, by: { account } }) => {
      const who = account.email;
      return asWritten(parts, { id, who }, await parts.answers.draft(id, who));
    },
  ),
  route(
    answerCalls.saveDraft,
    'Keeps what one is writing, unless one has changed it elsewhere since the version that was seen. To what was merged an empty one is kept: it is forgotten.',
    async ({ params: { id }, by: { account } }, sent) => {
      const who = account.email;
      const stored = await parts.answers.keepDraft(id, who, sent);
      return isRefused(stored) ? stored : asWritten(parts, { id, who }, stored);
    },
  ),
];

const found = async ({ inbox }: Parts, id: string) => {
  const now = await inbox.find(id);
  return now === undefined ? ({ refused: 'not-found' } as const) : asEntry(now);
};

const sendRoutes = (parts: Parts): readonly Route[] => [
  route(
    answerCalls.send,
    'Sends an answer in fifteen seconds, unless somebody else was there since the version that was seen. A repeated key counts once.',
    async ({ params: { id }, by: { account } }, { key, ...sending }) => {
      const sent = await parts.answers.send(id, sending, { who: account.email, key });
      return sent === 'done' ? found(parts, id) : sent;
    },
  ),
  route(
    answerCalls.undo,
    'Takes one’s own answer back while it waits; it is a draft again.',
    async ({ params: { id, answer }, by: { account } }) => {
      const undone = await parts.answers.undo(id, answer, account.email);
      return undone === 'done' ? found(parts, id) : undone;
    },
  ),
];

/** Writing to visitors. */
export const answerRoutes = (parts: Parts): readonly Route[] => [...draftRoutes(parts), ...sendRoutes(parts)];
