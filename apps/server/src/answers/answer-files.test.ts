import { existsSync } from 'node:fs';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { attachmentLimits } from '@formation/console-api';
import { isRefused } from '@formation/leads';
import { describe, expect, test } from 'vitest';
import type { Store } from '../db/store.ts';
import { compose } from '../outbox/render-mail.ts';
import { engines, freshOrigin, scratchStore, someEnquiry, upload } from '../testing/scratch-store.ts';
import { undoMs } from './answers.ts';

const [kamala, sunil] = ['kamala@example.com', 'sunil@example.com'];
const address = 'nimal@example.com';
const letter = { subject: 'Your company', text: 'The engagement letter is attached.', address };
const options = {
  mailTo: 'office@example.com',
  mailFrom: 'a@example.com',
  siteUrl: 'https://example.com',
  secret: 's',
};

let keys = 0;
const by = (who: string) => ({ who, key: `a key of its own ${(keys += 1)}` });

async function added(store: Store): Promise<string> {
  const outcome = await store.enquiries.add(someEnquiry(), freshOrigin());
  if (isRefused(outcome)) throw new Error(outcome.refused);
  return outcome.id;
}

async function staged(store: Store, name: string, ...chunks: readonly (string | Uint8Array)[]) {
  const file = await store.files.stage(upload(...(chunks.length === 0 ? [name] : chunks)), name);
  if (isRefused(file)) throw new Error(file.refused);
  return file;
}

const namesOf = (files: readonly Readonly<{ name: string }>[] = []) => files.map(({ name }) => name);
const versionOf = async (store: Store, id: string) => (await store.inbox.find(id))?.version ?? 0;

/** Sends what is attached; the ids of the files that were seen may be others. */
async function send(store: Store, id: string, files?: readonly string[]) {
  const seen = files ?? (await store.answers.files(id, kamala)).map((file) => file.id);
  return store.answers.send(id, { ...letter, version: await versionOf(store, id), files: seen }, by(kamala));
}

const answerOf = async (store: Store, id: string) => (await store.inbox.find(id))?.answers.at(-1);

describe.each(engines())('on $name', (engine) => {
  test('what is attached is one’s own, waits with the draft, and goes out with the answer, whoever dies in between', async () => {
    const { store, clock, another } = await scratchStore(engine);
    const id = await added(store);
    for (const name of ['letter.txt', 'prices.csv']) {
      expect(await store.answers.attach(id, kamala, await staged(store, name))).toBe('done');
      clock.now += 1;
    }
    const other = await another(); // as after a crash: all that it knows is on the disk

    expect(namesOf(await other.answers.files(id, kamala))).toEqual(['letter.txt', 'prices.csv']);
    expect(await other.answers.files(id, sunil)).toEqual([]);
    expect(await other.inbox.find(id)).toMatchObject({ version: 1, files: [] });
    expect(await other.files.sweep()).toBe(0);
    expect(await send(other, id)).toBe('done');
    expect(await other.answers.files(id, kamala)).toEqual([]);
    const answer = await answerOf(store, id);
    expect(namesOf(answer?.files)).toEqual(['letter.txt', 'prices.csv']);
    expect(await store.inbox.list('answered')).toMatchObject({ rows: [{ id, files: 0 }] });

    clock.now += undoMs;
    const mail = (await store.mails.claim(9)).find(({ kind }) => kind === 'answer');
    if (mail === undefined) throw new Error('no mail');
    const message = await compose({ mail, options: { ...options, store }, at: clock.now });
    expect(message?.attachments).toMatchObject([
      { filename: 'letter.txt', contentType: 'text/plain' },
      { filename: 'prices.csv', contentType: 'text/csv' },
    ]);
    for (const { filename, content } of message?.attachments ?? [])
      expect(content instanceof Readable && (await text(content))).toBe(filename);
  });

  test('only what was seen to be attached goes out', async () => {
    const { store, another } = await scratchStore(engine);
    const other = await another();
    const id = await added(store);
    await store.answers.attach(id, kamala, await staged(store, 'old.txt'));
    const [old] = await store.answers.files(id, kamala);
    const seen = [old?.id ?? ''];
    await other.answers.attach(id, kamala, await staged(other, 'new.txt'));

    expect(await send(store, id, seen)).toEqual({ refused: 'changed' });
    expect(await send(store, id, [])).toEqual({ refused: 'changed' });
    expect(await answerOf(store, id)).toBeUndefined();
    expect(await store.answers.detach(id, sunil, seen[0] ?? '')).toEqual({ refused: 'not-found' });
    expect(await store.answers.detach(id, kamala, seen[0] ?? '')).toBe('done');
    expect(existsSync(store.files.path(seen[0] ?? ''))).toBe(false);
    expect(namesOf(await store.answers.files(id, kamala))).toEqual(['new.txt']);
  });

  test('what is taken back leaves the thread and is attached to the draft again', async () => {
    const { store } = await scratchStore(engine);
    const id = await added(store);
    await store.answers.attach(id, kamala, await staged(store, 'letter.txt'));
    await send(store, id);
    const answer = await answerOf(store, id);

    expect(await store.answers.undo(id, answer?.id ?? '', kamala)).toBe('done');

    expect(await answerOf(store, id)).toBeUndefined();
    expect(namesOf(await store.answers.files(id, kamala))).toEqual(['letter.txt']);
    expect(await send(store, id)).toBe('done');
    expect(namesOf((await answerOf(store, id))?.files)).toEqual(['letter.txt']);
  });

  test('there are so many files and no more, also from two servers at once', async () => {
    const { store, another } = await scratchStore(engine);
    const other = await another();
    const id = await added(store);
    for (let count = 1; count < attachmentLimits.files; count += 1)
      await store.answers.attach(id, kamala, await staged(store, `${count}.txt`));

    const last = await Promise.all([
      store.answers.attach(id, kamala, await staged(store, 'a.txt')),
      other.answers.attach(id, kamala, await staged(other, 'b.txt')),
    ]);

    expect(last.filter((outcome) => outcome === 'done')).toHaveLength(1);
    expect(last).toContainEqual({ refused: 'too-many-files' });
    expect(await store.answers.files(id, kamala)).toHaveLength(attachmentLimits.files);
  });

  test('together they are no larger than a mail may be', async () => {
    const { store } = await scratchStore(engine);
    const id = await added(store);
    const half = Buffer.alloc(attachmentLimits.bytes / 2, 'x');
    for (const name of ['a.txt', 'b.txt'])
      expect(await store.answers.attach(id, kamala, await staged(store, name, half))).toBe('done');

    const more = await staged(store, 'c.txt', 'y');
    expect(await store.answers.attach(id, kamala, more)).toEqual({ refused: 'too-large' });
    expect(existsSync(store.files.path(more.id))).toBe(false);
  });

  test('an erasure takes them along, sent or not; an enquiry that is gone gets none', async () => {
    const { store } = await scratchStore(engine);
    const id = await added(store);
    const [sent, draft] = [await staged(store, 'sent.txt'), await staged(store, 'draft.txt')];
    await store.answers.attach(id, kamala, sent);
    await send(store, id);
    await store.answers.attach(id, kamala, draft);

    expect(await store.enquiries.erase(address)).toMatchObject({ enquiries: 1, files: 2 });

    for (const file of [sent, draft]) expect(existsSync(store.files.path(file.id))).toBe(false);
    const late = await staged(store, 'late.txt');
    expect(await store.answers.attach(id, kamala, late)).toEqual({ refused: 'not-found' });
    expect(existsSync(store.files.path(late.id))).toBe(false);
  });

  test('what was attached to an enquiry that was merged since goes out with the answer to the other', async () => {
    const { store, clock } = await scratchStore(engine);
    const [into, other] = [await added(store), await added(store)];
    await store.answers.attach(other, kamala, await staged(store, 'letter.txt'));
    clock.now += 1;
    await store.inbox.merge({ id: into, version: 1 }, { id: other, version: 1 }, by(kamala));

    expect(namesOf(await store.answers.files(into, kamala))).toEqual(['letter.txt']);
    const late = await staged(store, 'late.txt');
    expect(await store.answers.attach(other, kamala, late)).toEqual({ refused: 'changed', survivor: into });
    expect(await send(store, into)).toBe('done');
    expect(namesOf((await answerOf(store, into))?.files)).toEqual(['letter.txt']);
  });
});

test('a mail whose attachment is damaged does not leave without it', async () => {
  const { store, clock } = await scratchStore();
  const id = await added(store);
  const file = await staged(store, 'letter.txt');
  await store.answers.attach(id, kamala, file);
  await send(store, id);
  await store.files.discard(file); // lost on the disk
  clock.now += undoMs;
  const mail = (await store.mails.claim(9)).find(({ kind }) => kind === 'answer');
  if (mail === undefined) throw new Error('no mail');

  await expect(compose({ mail, options: { ...options, store }, at: clock.now })).rejects.toThrow('letter.txt');
});
