import { beforeEach, expect, test, vi } from 'vitest';
import type { Draft } from '../api/shapes.ts';
import { DraftKeeper } from './draft-saver.ts';

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
  return Response.json({ enquiry: 'one', draft, writers: [], begun: [] });
}

/** What it takes when the answer of a draft goes out: the draft is used up. */
const used = () => ({ subject: '', text: '', version: (server.draft?.version ?? 0) + 1 });

const settled = () => vi.advanceTimersByTimeAsync(1000);

beforeEach(() => {
  server = { draft: null, isLost: false };
  const kept = new Map<string, string>();
  vi.stubGlobal('fetch', answer);
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

async function withDraft(): Promise<DraftKeeper> {
  const keeper = new DraftKeeper('one');
  await keeper.load();
  keeper.edit(hello);
  await settled();
  expect(keeper.read()).toMatchObject({ ...hello, standing: 'kept' });
  return keeper;
}

test('an answer that went out stands in the form no more, also where the line breaks after it', async () => {
  const keeper = await withDraft();
  server.draft = used();
  server.isLost = true;

  await keeper.sent();
  expect(keeper.read()).toMatchObject({ subject: '', text: '', standing: 'unkept' });

  server.isLost = false;
  keeper.again();
  await settled();
  expect(keeper.read()).toMatchObject({ text: '', version: 2, standing: 'kept' });
  keeper.edit({ text: 'PS' });
  await settled();
  expect([keeper.read().standing, server.draft.text]).toEqual(['kept', 'PS']);
});

test('what is written right after sending stays', async () => {
  const keeper = await withDraft();
  server.draft = used();

  const sent = keeper.sent();
  keeper.edit({ text: 'PS: one more thing' });
  await sent;
  await settled();

  expect(keeper.read()).toMatchObject({ text: 'PS: one more thing', standing: 'kept' });
  expect(server.draft.text).toBe('PS: one more thing');
});

test('what is begun before the draft has come neither vanishes nor overwrites it', async () => {
  server.draft = { subject: 'Before', text: 'Begun yesterday', version: 4 };
  const keeper = new DraftKeeper('one');

  const loaded = keeper.load();
  keeper.edit(hello);
  await loaded;
  await settled();

  expect(keeper.read()).toMatchObject({ ...hello, standing: 'apart', theirs: { text: 'Begun yesterday' } });
  expect(server.draft.text).toBe('Begun yesterday');
});
