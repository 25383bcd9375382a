import { beforeEach, expect, test, vi } from 'vitest';
import type { Draft } from '../api/shapes.ts';
import { DraftSaver } from './draft-saver.ts';

const hello = { subject: 'Hello', text: 'Dear Nimal, your company is ready.' };

/** What the server has, and how its line stands. */
let server: { draft: Draft | null; isLost: boolean };

async function answer(_path: string, init: RequestInit = {}): Promise<Response> {
  if (server.isLost) throw new TypeError('no line');
  const sent = typeof init.body === 'string' ? (JSON.parse(init.body) as Draft) : undefined; // as the keeper sends it
  const version = server.draft?.version ?? 0;
  if (sent && sent.version !== version) return Response.json({ code: 'changed', message: 'No.' }, { status: 409 });
  if (sent) server.draft = { ...sent, version: version + 1 };
  const draft = server.draft && { ...server.draft, at: '2026-11-28T03:30:00.000Z' };
  return Response.json({ enquiry: 'one', draft, writers: [], begun: [], files: [] });
}

/** What it takes when the answer of a draft goes out: the draft is used up. */
const used = () => ({ subject: '', text: '', version: (server.draft?.version ?? 0) + 1 });

const settled = () => vi.advanceTimersByTimeAsync(1000);

beforeEach(() => {
  server = { draft: null, isLost: false };
  const saved = new Map<string, string>();
  vi.stubGlobal('fetch', answer);
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => saved.get(key) ?? null,
    setItem: (key: string, text: string) => saved.set(key, text),
    removeItem: (key: string) => saved.delete(key),
  });
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

async function withDraft(): Promise<DraftSaver> {
  const draftSaver = new DraftSaver('one');
  await draftSaver.load();
  draftSaver.edit(hello);
  await settled();
  expect(draftSaver.read()).toMatchObject({ ...hello, standing: 'kept' });
  return draftSaver;
}

test('an answer that went out stands in the form no more, also where the line breaks after it', async () => {
  const draftSaver = await withDraft();
  server.draft = used();
  server.isLost = true;

  await draftSaver.sent();
  expect(draftSaver.read()).toMatchObject({ subject: '', text: '', standing: 'unkept' });

  server.isLost = false;
  draftSaver.again();
  await settled();
  expect(draftSaver.read()).toMatchObject({ text: '', version: 2, standing: 'kept' });
  draftSaver.edit({ text: 'PS' });
  await settled();
  expect([draftSaver.read().standing, server.draft.text]).toEqual(['kept', 'PS']);
});

test('what is written right after sending stays', async () => {
  const draftSaver = await withDraft();
  server.draft = used();

  const sent = draftSaver.sent();
  draftSaver.edit({ text: 'PS: one more thing' });
  await sent;
  await settled();

  expect(draftSaver.read()).toMatchObject({ text: 'PS: one more thing', standing: 'kept' });
  expect(server.draft.text).toBe('PS: one more thing');
});

test('what is begun before the draft has come neither vanishes nor overwrites it', async () => {
  server.draft = { subject: 'Before', text: 'Begun yesterday', version: 4 };
  const draftSaver = new DraftSaver('one');

  const loaded = draftSaver.load();
  draftSaver.edit(hello);
  await loaded;
  await settled();

  expect(draftSaver.read()).toMatchObject({ ...hello, standing: 'apart', theirs: { text: 'Begun yesterday' } });
  expect(server.draft.text).toBe('Begun yesterday');
});
