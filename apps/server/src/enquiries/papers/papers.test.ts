import { existsSync } from 'node:fs';
import { isRefused } from '@formation/leads';
import { describe, expect, test } from 'vitest';
import type { Store } from '../../db/store.ts';
import { compose } from '../../outbox/render-mail.ts';
import { engines, freshOrigin, scratchStore, someEnquiry, upload } from '../../testing/scratch-store.ts';
import { totals } from '../../totals.ts';
import { papersMailMs, uploadLifeMs } from './papers.ts';

const [kamala, sunil] = ['kamala@example.com', 'sunil@example.com'];
const address = 'nimal@example.com';
const { filesOfOneLink } = totals.papers.bounds;

let keys = 0;
const by = (who: string) => ({ who, key: `a key of its own ${(keys += 1)}` });

async function added(store: Store): Promise<string> {
  const outcome = await store.enquiries.add(someEnquiry(), freshOrigin());
  if (isRefused(outcome)) throw new Error(outcome.refused);
  return outcome.id;
}

async function linkOf(store: Store, id: string) {
  const link = await store.papers.ask(id, kamala);
  if (isRefused(link)) throw new Error(link.refused);
  return link;
}

async function staged(store: Store, name: string) {
  const file = await store.files.stage(upload(name), name);
  if (isRefused(file)) throw new Error(file.refused);
  return file;
}

const send = async (store: Store, link: string, name: string) => store.papers.add(link, await staged(store, name));

/** The firm's mails about papers that are to go. */
const mailsAboutPapers = async (store: Store) => (await store.mails.claim(9)).filter(({ kind }) => kind === 'papers');

describe.each(engines())('on $name', (engine) => {
  test('a paper is stored with its enquiry, which comes back first; the firm is told once, without the paper', async () => {
    const { store, clock } = await scratchStore(engine);
    const id = await added(store);
    for (const mail of await store.mails.claim(9)) await store.mails.settle(mail, { state: 'sent' });
    const { version } = (await store.inbox.find(id)) ?? {};
    await store.inbox.change(id, { version: version ?? 0, state: 'waiting', followUp: clock.now + 1e9 }, by(kamala));
    const link = await linkOf(store, id);
    clock.now += 1000;

    expect(await send(store, link.id, 'passport.txt')).toBe('done');
    expect(await send(store, link.id, 'proof-of-address.txt')).toBe('done');

    const entry = await store.inbox.find(id);
    expect(entry).toMatchObject({ state: 'answered', rest: 'back', uploadLink: { who: kamala, until: link.until } });
    expect(entry?.files).toMatchObject([
      { name: 'passport.txt', cameAt: clock.now },
      { name: 'proof-of-address.txt', cameAt: clock.now },
    ]);
    expect(entry?.history.slice(-3)).toMatchObject([
      { what: 'papers-asked', who: kamala },
      { what: 'papers-sent', who: '', text: 'passport.txt' },
      { what: 'papers-sent', who: '', text: 'proof-of-address.txt' },
    ]);
    expect(await mailsAboutPapers(store)).toEqual([]); // more may come
    clock.now += papersMailMs;
    const [mail, ...more] = await mailsAboutPapers(store);
    if (mail === undefined) throw new Error('no mail');
    expect(more).toEqual([]);
    const options = { mailTo: 'office@example.com', mailFrom: 'a@example.com', siteUrl: 'https://example.com' };
    const message = await compose({ mail, options: { ...options, secret: 's', store }, at: clock.now });
    expect(message).toMatchObject({ to: { address: 'office@example.com' }, subject: 'Papers from Nimal Perera' });
    expect(message).not.toHaveProperty('attachments');
    expect(message?.text).toContain(`https://example.com/console?enquiry=${id}`);
    expect(JSON.stringify(message)).not.toContain('passport');
  });

  test('the mail about the enquiry itself never carries a paper, however late it goes', async () => {
    const { store, clock } = await scratchStore(engine);
    const id = await added(store);
    await send(store, (await linkOf(store, id)).id, 'passport.txt');

    const mail = (await store.mails.claim(9)).find(({ kind }) => kind === 'enquiry');
    if (mail === undefined) throw new Error('no mail');
    const options = { mailTo: 'office@example.com', mailFrom: 'a@example.com', siteUrl: 'https://example.com' };
    const message = await compose({ mail, options: { ...options, secret: 's', store }, at: clock.now });

    expect(message?.attachments).toEqual([]);
    expect(message?.text).not.toContain('passport');
  });

  test('what was closed is open again; a quarantined one stays so', async () => {
    const { store } = await scratchStore(engine);
    const won = await added(store);
    await store.inbox.change(won, { version: 1, state: 'won' }, by(kamala));
    const quarantined = await added(store);
    await store.inbox.change(quarantined, { version: 1, state: 'held' }, by(kamala));

    for (const id of [won, quarantined]) await send(store, (await linkOf(store, id)).id, 'passport.txt');

    expect(await store.inbox.find(won)).toMatchObject({ state: 'answered', rest: 'back' });
    expect(await store.inbox.find(quarantined)).toMatchObject({ state: 'held' });
  });

  test('asked for again, the same link lasts longer; it ends after its time, or when it is ended', async () => {
    const { store, clock } = await scratchStore(engine);
    const id = await added(store);
    const first = await linkOf(store, id);
    clock.now += uploadLifeMs;
    expect(await store.papers.link(first.id)).toMatchObject({ id: first.id });
    const again = await linkOf(store, id);
    expect([again.id, again.until]).toEqual([first.id, clock.now + uploadLifeMs]);
    clock.now += uploadLifeMs + 1;

    expect(await store.papers.link(first.id)).toBeUndefined();
    const late = await staged(store, 'late.txt');
    expect(await store.papers.add(first.id, late)).toEqual({ refused: 'bad-token' });
    expect(existsSync(store.files.path(late.id))).toBe(false);
    const next = await linkOf(store, id);
    expect(next.id).not.toBe(first.id);
    expect(await store.papers.end(id, sunil)).toBe('done');
    expect(await send(store, next.id, 'late.txt')).toEqual({ refused: 'bad-token' });
    expect(await store.inbox.find(id)).toMatchObject({ uploadLink: undefined, files: [] });
    expect((await store.inbox.find(id))?.history.at(-1)).toMatchObject({ what: 'papers-ended', who: sunil });
  });

  test('the same file sent again is stored once', async () => {
    const { store, another } = await scratchStore(engine);
    const other = await another();
    const id = await added(store);
    const link = await linkOf(store, id);

    const both = await Promise.all([send(store, link.id, 'passport.txt'), send(other, link.id, 'passport.txt')]);

    expect(both).toEqual(['done', 'done']);
    const files = (await store.inbox.find(id))?.files ?? [];
    expect(files).toHaveLength(1);
    expect(await store.files.isWhole(files[0]?.id ?? '')).toBe(true);
  });

  test('a link takes so many files and no more, also from two servers at once; asked for anew, it takes as many again', async () => {
    const { store, another, clock } = await scratchStore(engine);
    const other = await another();
    const id = await added(store);
    const link = await linkOf(store, id);
    for (let count = 1; count < filesOfOneLink; count += 1) await send(store, link.id, `${count}.txt`);

    const last = await Promise.all([send(store, link.id, 'a.txt'), send(other, link.id, 'b.txt')]);

    expect(last.filter((outcome) => outcome === 'done')).toHaveLength(1);
    expect(last).toContainEqual({ refused: 'too-many-files' });
    expect((await store.inbox.find(id))?.files).toHaveLength(filesOfOneLink);
    clock.now += 1;
    await linkOf(store, id);
    expect(await send(store, link.id, 'c.txt')).toBe('done');
  });

  test('an erased enquiry takes its link and its papers along, whoever is faster', async () => {
    const { store, another } = await scratchStore(engine);
    const other = await another();
    const id = await added(store);
    const link = await linkOf(store, id);
    await send(store, link.id, 'before.txt');
    const during = await staged(other, 'during.txt');

    const [outcome] = await Promise.all([other.papers.add(link.id, during), store.enquiries.erase(address)]);

    expect(['done', { refused: 'bad-token' }]).toContainEqual(outcome);
    expect(await store.files.bytes()).toBe(0);
    expect(existsSync(store.files.path(during.id))).toBe(false);
    expect(await store.papers.link(link.id)).toBeUndefined();
    expect(await store.papers.ask(id, kamala)).toEqual({ refused: 'not-found' });
  });

  test('a link to what was merged since brings back the one that stands for it; it ends with that one’s', async () => {
    const { store } = await scratchStore(engine);
    const [into, other] = [await added(store), await added(store)];
    const link = await linkOf(store, other);
    await store.inbox.merge({ id: into, version: 1 }, { id: other, version: 2 }, by(kamala));

    expect(await send(store, link.id, 'passport.txt')).toBe('done');

    const entry = await store.inbox.find(into);
    expect(entry).toMatchObject({ rest: 'back', uploadLink: { id: link.id }, merged: [{ files: [{}] }] });
    expect(await store.papers.ask(other, kamala)).toEqual({ refused: 'changed', survivor: into });
    expect(await store.papers.end(into, kamala)).toBe('done');
    expect(await send(store, link.id, 'more.txt')).toEqual({ refused: 'bad-token' });
  });
});
