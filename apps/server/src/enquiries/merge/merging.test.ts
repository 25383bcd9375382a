import { isRefused, type Refused } from '@formation/leads';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { undoMs } from '../../answers/answers.ts';
import type { NewEnquiry, Store } from '../../db/store.ts';
import { engines, freshOrigin, scratchStore, someEnquiry, upload } from '../../testing/scratch-store.ts';
import { type Entry, type InboxPage, unmergeMs, type Work } from '../list/inbox.ts';

/** As many cases as a law tries: with `npm run test:explore` ten times as many. */
const { numRuns: usualCases = 100 } = fc.readConfigureGlobal();

let keys = 0;
const by = (who: string) => ({ who, key: `a key of its own ${(keys += 1)}` });
const [kamala, sunil, nimal] = ['kamala@example.com', 'sunil@example.com', 'nimal@example.com'];

async function added(store: Store, input: Partial<NewEnquiry> = {}): Promise<string> {
  const outcome = await store.enquiries.add(someEnquiry(input), freshOrigin());
  if (isRefused(outcome)) throw new Error(outcome.refused);
  return outcome.id;
}

function fine<T extends object>(outcome: T): Exclude<T, Refused<string>> {
  if ('refused' in outcome) throw new Error(String(outcome.refused));
  return outcome as Exclude<T, Refused<string>>; // no other is refused
}

const versionOf = async (store: Store, id: string) => ({
  id,
  version: (await store.inbox.find(id))?.version ?? 0,
});

const changed = async (store: Store, id: string, work: Omit<Work, 'version'>) =>
  fine(await store.inbox.change(id, { ...work, version: (await versionOf(store, id)).version }, by(kamala)));

const merged = async (store: Store, into: string, other: string) =>
  fine(await store.inbox.merge(await versionOf(store, into), await versionOf(store, other), by(kamala)));

const unmerged = async (store: Store, from: string, other: string) =>
  fine(await store.inbox.unmerge(await versionOf(store, from), other, by(kamala)));

const listed = async (store: Store) => {
  const rows = (await store.inbox.list('new')).rows;
  return rows.map(({ id }) => id);
};

/** An enquiry without what merging itself leaves behind: its versions, and that it was done. */
const apart = ({ version: _, history, ...entry }: Entry) => ({
  ...entry,
  history: history.filter(({ what }) => what !== 'merged' && what !== 'unmerged'),
});

const rows = (page: Pick<InboxPage, 'rows'>) => page.rows.map(({ version: _, ...row }) => row);
const othersOf = async (store: Store, id: string) => rows({ rows: await store.inbox.others(id) });

/** All that anybody can see of enquiries. */
async function seenOf(store: Store, ids: readonly string[]) {
  const entries = await Promise.all(ids.map(async (id) => store.inbox.find(id)));
  return {
    entries: entries.map((entry) => entry && apart(entry)),
    lists: [rows(await store.inbox.list('new')), rows(await store.inbox.list('answered'))],
    asleep: rows(await store.inbox.list('asleep')),
    counts: await store.inbox.counts(),
    found: rows(await store.inbox.search('nimal')),
    day: await store.desk.came(0),
    due: await store.desk.followUps(Number.MAX_SAFE_INTEGER, 99),
    drafts: await Promise.all(ids.map((id) => store.answers.draft(id, sunil))),
    writers: await Promise.all(ids.map((id) => store.answers.writers(id))),
    others: await Promise.all(ids.map((id) => othersOf(store, id))),
  };
}

describe.each(engines())('on $name', (engine) => {
  test('what was typed, sent along, answered and noted stands together, each with where it came from', async () => {
    const { store, clock } = await scratchStore(engine);
    const file = fine(await store.files.stage(upload('%PDF-1.7'), 'passport.pdf'));
    const first = await added(store, { params: { ...someEnquiry().params, message: 'the first' }, file });
    clock.now += 1000;
    const second = await added(store, { params: { ...someEnquiry().params, message: 'the second' } });
    await changed(store, second, { note: 'called' });
    clock.now += 1000;
    await changed(store, first, { state: 'waiting' });

    const entry = await merged(store, second, first);

    expect(entry).toMatchObject({ id: second, params: { message: 'the second' }, state: 'new' });
    expect(entry.merged).toMatchObject([
      { id: first, params: { message: 'the first' }, files: [{ id: file.id }], mergedInto: second, mergedBy: kamala },
    ]);
    expect(entry.history.map(({ enquiry, what }) => [enquiry, what])).toEqual([
      [second, 'note'],
      [first, 'state'],
      [second, 'merged'],
    ]);
    expect(await store.inbox.find(first)).toEqual(entry);
    expect(await store.enquiries.list()).toHaveLength(2); // the command line still has what came
  });

  test('lists, counts and the day leave it out; what is found in it leads to the one that stands', async () => {
    const { store, clock } = await scratchStore(engine);
    const first = await added(store, { params: { ...someEnquiry().params, message: 'an elephant' } });
    await changed(store, first, { followUp: clock.now + 1000 });
    clock.now += 2000;
    const second = await added(store);
    await merged(store, second, first);

    expect(await listed(store)).toEqual([second]);
    expect(await store.inbox.counts()).toMatchObject({ new: 1, asleep: 0 });
    expect((await store.inbox.search('elephant')).rows.map(({ id }) => id)).toEqual([second]);
    expect((await store.inbox.search('nimal')).rows.map(({ id }) => id)).toEqual([second]);
    expect(await store.desk.came(0)).toEqual({ since: 1, nobodys: 1, held: 0, oldest: clock.now });
    expect(await store.desk.followUps(clock.now + 1e9, 9)).toEqual({ rows: [], count: 0 });
  });

  test('what was merged neither sleeps nor wakes', async () => {
    const { store, clock } = await scratchStore(engine);
    const [first, second] = [await added(store), await added(store)];
    await changed(store, first, { followUp: clock.now + 1e6 });
    const before = (await merged(store, second, first)).history.length;
    expect(await store.inbox.counts()).toMatchObject({ new: 1, asleep: 0 });

    await added(store);

    expect((await store.inbox.find(second))?.history).toHaveLength(before);
  });

  test('nothing more is done to it: the one that stands is named', async () => {
    const { store } = await scratchStore(engine);
    const [first, second, third] = [await added(store), await added(store), await added(store)];
    await merged(store, second, first);
    await merged(store, third, second);
    const elsewhere = { refused: 'changed', survivor: third };

    const letter = { subject: 'Yes', text: 'Yes' };
    expect(await store.inbox.change(first, { version: 2, note: 'x' }, by(sunil))).toEqual(elsewhere);
    expect(await store.answers.send(first, { ...letter, address: nimal, version: 2 }, by(sunil))).toEqual(elsewhere);
    expect(await store.answers.keepDraft(first, sunil, { ...letter, version: 0 })).toEqual(elsewhere);
    expect(await store.inbox.merge({ id: first, version: 2 }, { id: third, version: 1 }, by(sunil))).toEqual(elsewhere);
    expect(await store.inbox.survivor(first)).toBe(third);
    expect((await store.inbox.find(third))?.history.map(({ what }) => what)).toEqual(['merged', 'merged']);
  });

  test('only what is of one address, in any letter case, not held and as it was seen is merged', async () => {
    const { store } = await scratchStore(engine);
    const one = await added(store);
    const same = await added(store, { address: 'NIMAL@example.com' });
    const [stranger, held] = [
      await added(store, { address: 'other@example.com' }),
      await added(store, { heldFor: 'too-fast' }),
    ];
    const into = { id: one, version: 1 };
    const tried = (other: string, version = 1) => store.inbox.merge(into, { id: other, version }, by(kamala));

    expect(await tried(stranger)).toEqual({ refused: 'unlike' });
    expect(await tried(held)).toEqual({ refused: 'unlike' });
    expect(await tried(one)).toEqual({ refused: 'unlike' });
    expect(await tried('nobody')).toEqual({ refused: 'not-found' });
    expect(await tried(same, 2)).toEqual({ refused: 'changed' });
    expect((await store.inbox.others(one)).map(({ id }) => id)).toEqual([same]);
    expect(await store.console.auditLog(9)).toEqual([]);
    expect(await tried(same)).toMatchObject({ id: one, version: 2 });
    expect(await store.inbox.others(one)).toEqual([]);
    expect(await store.inbox.find(held)).toMatchObject({ state: 'held', version: 1 });
  });

  test('a repeat counts once, and the log says who merged what and who undid it', async () => {
    const { store } = await scratchStore(engine);
    const [first, second] = [await added(store), await added(store)];
    const worker = by(kamala);
    const merge = () => store.inbox.merge({ id: first, version: 1 }, { id: second, version: 1 }, worker);
    expect(await merge()).toEqual(await merge());
    const undo = by(sunil);
    const unmerge = () => store.inbox.unmerge({ id: first, version: 2 }, second, undo);
    expect(await unmerge()).toEqual(await unmerge());

    expect(await store.inbox.find(first)).toMatchObject({ version: 3, merged: [] });
    const auditLog = (await store.console.auditLog(9)).map(({ who, act, about, detail }) => [who, act, about, detail]);
    expect(auditLog.toSorted()).toEqual([
      [kamala, 'enquiry-merged', first, second],
      [sunil, 'enquiry-unmerged', first, second],
    ]);
  });

  test('of two who merge at once, crosswise too, one does; so of one who merges and one who works', async () => {
    const { store, another } = await scratchStore(engine);
    const other = await another();
    const [a, b] = [await added(store), await added(store)];
    const seen = (id: string) => ({ id, version: 1 });

    const crosswise = await Promise.all([
      store.inbox.merge(seen(a), seen(b), by(kamala)),
      other.inbox.merge(seen(b), seen(a), by(sunil)),
    ]);
    expect(crosswise.filter(isRefused).map(({ refused }) => refused)).toEqual(['changed']);
    expect(await listed(store)).toHaveLength(1);

    const [c, d] = [await added(store), await added(store)];
    const [byMerge, byNote] = await Promise.all([
      store.inbox.merge(seen(c), seen(d), by(kamala)),
      other.inbox.change(d, { version: 1, note: 'called' }, by(sunil)),
    ]);
    expect([byMerge, byNote].filter(isRefused)).toHaveLength(1);
    expect(isRefused(byMerge)).toBe((await store.inbox.find(c))?.merged.length === 0);
  });

  test('whoever reads while somebody merges has an older version, or all that was merged', async () => {
    const { store, another } = await scratchStore(engine);
    const other = await another();
    for (let tries = 0; tries < 10; tries += 1) {
      const [a, b] = [await added(store), await added(store)];
      const read = async () => {
        const seen: (Entry | undefined)[] = [];
        while (seen.length < 8) seen.push(await other.inbox.find(a));
        return seen;
      };
      const merging = store.inbox.merge({ id: a, version: 1 }, { id: b, version: 1 }, by(kamala));
      const seen = await Promise.all([read(), read(), read(), read()]);
      fine(await merging);

      const newer = seen.flat().filter((entry) => entry?.version !== 1);
      for (const entry of newer) expect(entry?.merged.map(({ id }) => id)).toEqual([b]);
    }
  });

  test('a draft that is written while somebody merges is kept, and shown with the one that stands', async () => {
    const { store, another } = await scratchStore(engine);
    const other = await another();
    const [a, b] = [await added(store), await added(store)];
    const draft = { subject: 'Hello', text: 'as I was saying', version: 0 };

    const [, kept] = await Promise.all([merged(store, a, b), other.answers.keepDraft(b, sunil, draft)]);

    const started = await store.answers.begun(a, sunil);
    if (isRefused(kept)) expect([kept.refused, started]).toEqual(['changed', []]);
    else expect(started).toMatchObject([{ enquiry: b, text: draft.text, version: 1 }]);
    expect(await store.answers.draft(b, sunil)).toEqual(await store.answers.draft(a, sunil));
  });

  test('what was begun is shown as writing, once for each who writes, and can be forgotten', async () => {
    const { store } = await scratchStore(engine);
    const [a, b] = [await added(store), await added(store)];
    for (const id of [a, b]) await store.answers.keepDraft(id, sunil, { subject: '', text: 'Dear Nimal', version: 0 });
    await merged(store, a, b);

    expect((await store.answers.writers(a)).map(({ who }) => who)).toEqual([sunil]);
    const [left] = await store.answers.begun(a, sunil);
    expect(await store.answers.begun(a, kamala)).toEqual([]);
    fine(await store.answers.keepDraft(b, sunil, { subject: '', text: '', version: left?.version ?? 0 }));
    expect(await store.answers.begun(a, sunil)).toEqual([]);
    expect(await store.answers.draft(a, sunil)).toMatchObject({ text: 'Dear Nimal' });
  });

  test('an answer follows the mails of all, and one that waits is taken back where it stands', async () => {
    const { store, clock } = await scratchStore(engine);
    const [a, b] = [await added(store), await added(store)];
    const letter = { subject: 'Yes', text: 'Yes', address: nimal };
    expect(await store.answers.send(b, { ...letter, version: 1 }, by(kamala))).toBe('done');
    clock.now += undoMs;
    for (const each of await store.mails.claim(9)) await store.mails.settle(each, { state: 'written' });
    await merged(store, a, b);
    const { version } = await versionOf(store, a);
    expect(await store.answers.send(a, { ...letter, version }, by(kamala))).toBe('done');
    clock.now += undoMs;
    const [mail] = (await store.mails.claim(9)).filter(({ kind }) => kind === 'answer');
    expect((await store.answers.ofMail(mail?.id ?? ''))?.follows).toHaveLength(3); // both enquiries' and the first answer

    const [c, d] = [await added(store), await added(store)];
    await store.answers.send(d, { ...letter, version: 1 }, by(kamala));
    await merged(store, c, d);
    const [answer] = (await store.inbox.find(c))?.answers ?? [];
    expect(answer).toMatchObject({ enquiry: d });
    expect(await store.answers.undo(c, answer?.id ?? '', kamala)).toBe('done');
    expect(await store.answers.begun(c, kamala)).toMatchObject([{ enquiry: d, text: 'Yes' }]);
    expect((await store.inbox.find(c))?.answers).toEqual([]);
  });

  test('it is undone for thirty days, and not after', async () => {
    const { store, clock } = await scratchStore(engine);
    const [a, b] = [await added(store), await added(store)];
    await merged(store, a, b);
    clock.now += unmergeMs;
    const seen = await versionOf(store, a);

    expect(await store.inbox.unmerge(seen, b, by(kamala))).toEqual({ refused: 'too-late' });
    clock.now -= 1;
    expect(await store.inbox.unmerge({ ...seen, version: 1 }, b, by(kamala))).toEqual({ refused: 'changed' });
    expect(await store.inbox.unmerge(seen, 'nobody', by(kamala))).toEqual({ refused: 'not-found' });
    expect(await store.inbox.unmerge(await versionOf(store, b), a, by(kamala))).toEqual({ refused: 'changed' });
    expect(await store.inbox.unmerge(seen, b, by(kamala))).toMatchObject({ id: a, merged: [] });
    expect((await listed(store)).toSorted()).toEqual([a, b].toSorted());
  });

  test('however they are merged and undone, each enquiry stands once, and undone all are as before', async () => {
    const { store, clock } = await scratchStore(engine);
    const four = [0, 1, 2, 3];
    const step = fc.record({ into: fc.constantFrom(...four), other: fc.constantFrom(...four) });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), fc.nat(3), async (steps, worked) => {
        await store.enquiries.erase(nimal);
        const ids: string[] = [];
        for (const _ of four) {
          clock.now += 1000;
          ids.push(await added(store));
        }
        const of = (index: number) => ids[index] ?? '';
        await changed(store, of(worked), { holder: kamala, note: 'called', followUp: clock.now + 1e6 });
        await store.answers.keepDraft(of(worked), sunil, { subject: 'Hi', text: 'Nimal,', version: 0 });
        await store.answers.send(of(3 - worked), { subject: 'a', text: 'b', address: nimal, version: 1 }, by(kamala));
        const before = await seenOf(store, ids);
        const parents = new Map<string, string>();
        const root = (id: string): string => {
          const into = parents.get(id);
          return into === undefined ? id : root(into);
        };
        for (const { into, other } of steps) {
          if (parents.has(of(into)) || parents.has(of(other)) || into === other) continue;
          await merged(store, of(into), of(other));
          parents.set(of(other), of(into));
          const shown = await Promise.all(ids.map((id) => store.inbox.find(id)));
          expect(shown.map((entry) => entry?.id)).toEqual(ids.map(root));
          const standing = shown.filter((entry, at) => entry?.id === ids[at]);
          const quarantined = standing.flatMap((entry) => [entry?.id, ...(entry?.merged ?? []).map(({ id }) => id)]);
          expect(quarantined.toSorted()).toEqual(ids.toSorted());
          const { new: fresh, answered, asleep } = await store.inbox.counts();
          expect(fresh + answered + asleep).toBe(standing.length);
        }
        for (const id of [...parents.keys()]) await unmerged(store, await store.inbox.survivor(id), id);
        expect(await seenOf(store, ids)).toEqual(before);
      }),
      { numRuns: Math.round(usualCases * 0.06) }, // a case is hundreds of statements
    );
  });

  test('a held one is erased with what was merged into it; a person with all', async () => {
    const { store } = await scratchStore(engine);
    const [a, b, c] = [await added(store), await added(store), await added(store)];
    await merged(store, a, b);
    const entry = await changed(store, a, { state: 'held' });

    expect(await store.inbox.eraseQuarantined(a, { version: entry.version, who: kamala })).toBe('done');
    expect((await store.enquiries.list()).map(({ id }) => id)).toEqual([c]);
    const erased = (await store.console.auditLog(9)).filter(({ act }) => act === 'enquiry-erased');
    expect(erased.map(({ who, about, detail }) => [who, about, detail]).toSorted()).toEqual(
      [a, b].toSorted().map((id) => [kamala, id, 'by-hand']),
    );

    await merged(store, await added(store), c);
    expect(await store.enquiries.erase(nimal)).toMatchObject({ enquiries: 2 });
    expect(await store.enquiries.list()).toEqual([]);
  });

  test('what is too old goes; what was merged into it and is younger stays in the thread that stands', async () => {
    const { store, clock } = await scratchStore(engine);
    const [old, older] = [await added(store), await added(store)];
    clock.now += 1e9;
    const [young, other] = [await added(store), await added(store)];
    await merged(store, old, young);
    await merged(store, older, old);
    await merged(store, other, older);

    await store.enquiries.purge(clock.now - 1);

    expect((await store.enquiries.list()).map(({ id }) => id).toSorted()).toEqual([young, other].toSorted());
    expect(await listed(store)).toEqual([other]);
    const entry = await store.inbox.find(young);
    expect(entry).toMatchObject({ id: other, merged: [{ id: young, mergedInto: other, mergedBy: kamala }] });
    expect(await unmerged(store, other, young)).toMatchObject({ id: other, merged: [] });
    expect((await listed(store)).toSorted()).toEqual([young, other].toSorted());
  });

  test('where all goes that stood for a younger one, it stands by itself again', async () => {
    const { store, clock } = await scratchStore(engine);
    const [old, older] = [await added(store), await added(store)];
    clock.now += 1e9;
    const young = await added(store);
    await merged(store, old, young);
    await merged(store, older, old);

    await store.enquiries.purge(clock.now - 1);

    const stored = (await store.enquiries.list()).map(({ id, mergedInto }) => [id, mergedInto]);
    expect(stored).toEqual([[young, '']]);
    expect(await listed(store)).toEqual([young]);
  });
});
