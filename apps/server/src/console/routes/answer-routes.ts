import { answerCalls } from '@formation/console-api';
import { answeringLanguage } from '@formation/content';
import { isRefused, paramText, wireFields } from '@formation/leads';
import type { AnswerStore, Draft } from '../../answers/answers.ts';
import type { FileStore } from '../../db/store.ts';
import type { InboxStore } from '../../enquiries/list/inbox.ts';
import type { PaperStore } from '../../enquiries/papers/papers.ts';
import { uploadUrl } from '../../enquiries/papers/upload-url.ts';
import { asEntry, asFile } from './enquiry-answer.ts';
import { type Route, route } from './route.ts';
import { toIso } from './to-iso.ts';

type Parts = Readonly<{
  answers: AnswerStore;
  inbox: InboxStore;
  papers: PaperStore;
  files: FileStore;
  siteUrl: string;
  /** Signs upload links. */
  secret: string;
  maxStoredBytes: number;
}>;

type Writing = Readonly<{ id: string; who: string }>;

async function asWritten({ answers, inbox }: Parts, { id, who }: Writing, found?: Draft) {
  const others = (await answers.writers(id)).filter((each) => each.who !== who);
  const started = await answers.begun(id, who);
  return {
    enquiry: await inbox.survivor(id),
    begun: started.map((each) => ({ ...each, at: toIso(each.at) })),
    draft: found === undefined ? null : { ...found, at: toIso(found.at) },
    files: (await answers.files(id, who)).map(asFile),
    writers: others.map((each) => ({ ...each, at: toIso(each.at) })),
  };
}

/** How one's draft stands. */
const asStands = async (parts: Parts, { id, who }: Writing) =>
  asWritten(parts, { id, who }, await parts.answers.draft(id, who));

const found = async ({ inbox }: Parts, id: string) => {
  const now = await inbox.find(id);
  return now === undefined ? ({ refused: 'not-found' } as const) : asEntry(now);
};

const draftRoutes = (parts: Parts): readonly Route[] => [
  route(
    answerCalls.draft,
    'What one has written to this visitor and not sent.',
    async ({ params: { id }, by: { account } }) => {
      return asStands(parts, { id, who: account.email });
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

const fileRoutes = (parts: Parts): readonly Route[] => [
  route(
    answerCalls.attach,
    'Attaches a file to what one is writing. It goes out with the answer.',
    async ({ params: { id }, by: { account }, content }, { name }) => {
      const { files, answers, maxStoredBytes } = parts;
      const staged = await files.stage(content, name);
      if (isRefused(staged)) return staged;
      if ((await files.bytes()) + staged.bytes > maxStoredBytes) {
        await files.discard(staged);
        return { refused: 'full' };
      }
      const done = await answers.attach(id, account.email, staged);
      return done === 'done' ? asStands(parts, { id, who: account.email }) : done;
    },
  ),
  route(
    answerCalls.detach,
    'Takes away what one has attached and not sent.',
    async ({ params: { id, file }, by: { account } }) => {
      const done = await parts.answers.detach(id, account.email, file);
      return done === 'done' ? asStands(parts, { id, who: account.email }) : done;
    },
  ),
];

const paperRoutes = (parts: Parts): readonly Route[] => [
  route(
    answerCalls.askPapers,
    'A link by which the visitor can send papers for a week. Asked for again, it is the same link and lasts longer.',
    async ({ params: { id }, by: { account } }) => {
      const link = await parts.papers.ask(id, account.email);
      if (isRefused(link)) return link;
      const lead = await parts.inbox.find(id);
      if (lead === undefined) return { refused: 'not-found' };
      const language = answeringLanguage(lead.language, paramText(lead.params, ...wireFields.message));
      return { url: uploadUrl(parts, link, language), until: toIso(link.until) };
    },
  ),
  route(
    answerCalls.endPapers,
    'Ends the upload links of an enquiry, wherever they were sent.',
    async ({ params: { id }, by: { account } }) => {
      const ended = await parts.papers.end(id, account.email);
      return ended === 'done' ? found(parts, id) : ended;
    },
  ),
];

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
export const answerRoutes = (parts: Parts): readonly Route[] => [
  ...draftRoutes(parts),
  ...fileRoutes(parts),
  ...paperRoutes(parts),
  ...sendRoutes(parts),
];
