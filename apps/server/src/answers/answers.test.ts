import { isRefused } from '@formation/leads';
import { describe, expect, test } from 'vitest';
import type { NewEnquiry, Store } from '../db/store.ts';
import { engines, freshOrigin, isInFiles, scratchStore, someEnquiry } from '../testing/scratch-store.ts';
import { undoMs } from './answers.ts';

let keys = 0;
const by = (who: string) => ({ who, key: `a key of its own ${(keys += 1)}` });
const [kamala, sunil] = ['kamala@example.com', 'sunil@example.com'];
const address = 'nimal@example.com';
const letter = { subject: 'Your company', text: 'Dear Nimal,\n<b>£450</b>' };
const sending = { ...letter, address, version: 1 };

async function added(store: Store, input: Partial<NewEnquiry> = {}): Promise<string> {
  const outcome = await store.enquiries.add(someEnquiry(input), freshOrigin());
  if (isRefused(outcome)) throw new Error(outcome.refused);
  return outcome.id;
}

/** Sends an answer to what is to be seen now; its id. */
async function sent(store: Store, id: string, who: string): Promise<string> {
  const version = (await store.inbox.find(id))?.version ?? 0;
  expect(await store.answers.send(id, { ...sending, version }, by(who))).toBe('done');
  return (await store.inbox.find(id))?.answers.at(-1)?.id ?? '';
}

const due = async (store: Store) => (await store.mails.claim(9)).filter(({ kind }) => kind === 'answer');

describe.each(engines())('on $name', (engine) => {
  test('a draft is each one’s own, seen as writing by the others, and never overwritten unseen', async () => {
    const { store, another } = await scratchStore(engine);
    const other = await another();
    const id = await added(store);

    const first = await store.answers.keepDraft(id, kamala, { ...letter, version: 0 });
    expect(first).toMatchObject({ ...letter, version: 1 });
    expect(await other.answers.draft(id, kamala)).toEqual(first);
    expect(await store.answers.draft(id, sunil)).toBeUndefined();
    expect(await store.answers.writers(id)).toMatchObject([{ who: kamala }]);
    expect(await store.inbox.find(id)).toMatchObject({ version: 1 });
    const both = await Promise.all([
      store.answers.keepDraft(id, kamala, { ...letter, text: 'one tab', version: 1 }),
      other.answers.keepDraft(id, kamala, { ...letter, text: 'another', version: 1 }),
    ]);
    expect(both.filter(isRefused)).toEqual([{ refused: 'changed' }]);
    expect(await store.answers.keepDraft(id, kamala, { ...letter, version: 0 })).toEqual({ refused: 'changed' });
    expect(await store.answers.keepDraft('nobody', kamala, { ...letter, version: 0 })).toEqual({
      refused: 'not-found',
    });
  });

  test('an answer waits, then goes out once; the draft is used up and the enquiry is taken', async () => {
    const { store, clock, another } = await scratchStore(engine);
    const other = await another();
    const id = await added(store);
    await store.answers.keepDraft(id, kamala, { ...letter, version: 0 });
    const worker = by(kamala);

    const outcomes = await Promise.all([
      store.answers.send(id, sending, worker),
      other.answers.send(id, sending, worker),
    ]);
    expect(outcomes).toEqual(['done', 'done']);
    expect(await store.answers.send(id, { ...sending, text: 'else' }, worker)).toEqual({ refused: 'key-reused' });

    const entry = await store.inbox.find(id);
    expect(entry).toMatchObject({ state: 'answered', holder: kamala, version: 2 });
    expect(await store.answers.writers(id)).toEqual([]);
    expect(entry?.answers).toMatchObject([{ who: kamala, address, ...letter, mail: 'waiting' }]);
    expect(entry?.history).toMatchObject([{ what: 'answered', who: kamala }]);
    expect(await due(store)).toEqual([]);
    clock.now += undoMs;
    const [mail, ...more] = await due(store);
    expect([more, await due(other)]).toEqual([[], []]);
    expect(await store.answers.ofMail(mail?.id ?? '')).toEqual({
      ...letter,
      enquiry: id,
      address,
      agent: '',
      follows: [],
      files: [],
    });
    expect((await store.inbox.search('450')).rows).toMatchObject([{ id }]);
  });

  test('it is refused when somebody else was there, and when the address is another; not for one’s own changes', async () => {
    const { store } = await scratchStore(engine);
    const id = await added(store);
    const draft = await store.answers.keepDraft(id, kamala, { ...letter, version: 0 });
    await store.inbox.change(id, { version: 1, note: 'called' }, by(sunil));

    expect(await store.answers.send(id, sending, by(kamala))).toEqual({ refused: 'changed' });
    expect(await store.answers.draft(id, kamala)).toEqual(draft);
    expect(await store.answers.send(id, { ...sending, version: 2, address: 'b@c.lk' }, by(kamala))).toEqual({
      refused: 'changed',
    });
    expect(await store.answers.send('nobody', sending, by(kamala))).toEqual({ refused: 'not-found' });
    await store.inbox.change(id, { version: 2, state: 'waiting' }, by(kamala));
    expect(await store.answers.send(id, { ...sending, version: 2 }, by(kamala))).toBe('done');
  });

  test('of two who answer at once one does, and the other is told', async () => {
    const { store, another } = await scratchStore(engine);
    const other = await another();
    const id = await added(store);

    const outcomes = await Promise.all([
      store.answers.send(id, sending, by(kamala)),
      other.answers.send(id, sending, by(sunil)),
    ]);

    expect(outcomes.filter((outcome) => outcome !== 'done')).toEqual([{ refused: 'changed' }]);
    expect((await store.inbox.find(id))?.answers).toHaveLength(1);
  });

  test('it is taken back while it waits, by who sent it; the draft and the state are as before', async () => {
    const { store, clock } = await scratchStore(engine);
    const id = await added(store);
    await store.answers.keepDraft(id, kamala, { ...letter, version: 0 });
    await store.answers.send(id, sending, by(kamala));
    const [answer] = (await store.inbox.find(id))?.answers ?? [];
    const answerId = answer?.id ?? '';

    expect(await store.answers.undo(id, answerId, sunil)).toEqual({ refused: 'not-found' });
    expect(await store.answers.undo(id, answerId, kamala)).toBe('done');

    expect(await store.inbox.find(id)).toMatchObject({ state: 'new', holder: '', answers: [] });
    expect(await store.answers.writers(id)).toMatchObject([{ who: kamala }]);
    expect(await store.answers.draft(id, kamala)).toMatchObject(letter);
    clock.now += 10 * undoMs;
    expect(await due(store)).toEqual([]);
    const version = (await store.inbox.find(id))?.version ?? 0;
    await store.answers.send(id, { ...sending, version }, by(kamala));
    clock.now += undoMs;
    const [mail] = await due(store);
    expect(await store.answers.undo(id, mail?.id ?? '', kamala)).toEqual({ refused: 'changed' });
  });

  test('taking it back leaves what a colleague did since', async () => {
    const { store } = await scratchStore(engine);
    const id = await added(store);
    const answerId = await sent(store, id, kamala);
    await store.inbox.change(id, { version: 2, state: 'won', holder: sunil }, by(sunil));

    await store.answers.undo(id, answerId, kamala);

    expect(await store.inbox.find(id)).toMatchObject({ state: 'won', holder: sunil, answers: [] });
  });

  test('of two answers either can be taken back, and the enquiry is as before once both are', async () => {
    for (const order of [
      [0, 1],
      [1, 0],
    ]) {
      const { store, clock } = await scratchStore(engine);
      const id = await added(store);
      const first = await sent(store, id, kamala);
      clock.now += 1000;
      const both = [
        { who: kamala, answer: first },
        { who: sunil, answer: await sent(store, id, sunil) },
      ];
      const undo = async (at = 0) => {
        const { answer = '', who = '' } = both[at] ?? {};
        expect(await store.answers.undo(id, answer, who)).toBe('done');
      };

      await undo(order[0]);
      expect(await store.inbox.find(id)).toMatchObject({ state: 'answered', answers: [{}] });
      await undo(order[1]);
      expect(await store.inbox.find(id)).toMatchObject({ state: 'new', answers: [] });
    }
  });

  test('taking it back loses no text: without a draft there is one again, and one begun since comes after it', async () => {
    const { store } = await scratchStore(engine);
    const id = await added(store);
    await store.answers.undo(id, await sent(store, id, kamala), kamala);
    expect(await store.answers.draft(id, kamala)).toMatchObject({ ...letter, version: 1 });

    const answerId = await sent(store, id, kamala);
    await store.answers.keepDraft(id, kamala, { subject: '', text: 'P.S.', version: 2 });
    await store.answers.undo(id, answerId, kamala);

    const text = `${letter.text}\n\nP.S.`;
    expect(await store.answers.draft(id, kamala)).toMatchObject({ ...letter, text, version: 4 });
  });

  test('what is taken back stands above what was begun since, signed once', async () => {
    const { store, clock } = await scratchStore(engine);
    const data = JSON.stringify({ email: kamala, role: 'agent', codeSecret: '' });
    const invitation = { kind: 'invitation', subject: kamala, data, until: clock.now + undoMs } as const;
    await store.console.putOneTimeToken('hash', invitation);
    const account = await store.console.enrol('hash', { recovery: ['a'] });
    if (isRefused(account)) throw new Error(account.refused);
    await store.console.saveProfile(account.id, { name: 'Kamala', signature: 'Kamala\nLedger', version: 0 });
    const id = await added(store);
    const signed = { subject: 'Yes', text: 'Yes.\n\nKamala\nLedger', version: 1, address };
    await store.answers.send(id, signed, by(kamala));
    const answerId = (await store.inbox.find(id))?.answers[0]?.id ?? '';
    await store.answers.keepDraft(id, kamala, { subject: '', text: 'P.S.\n\nKamala\nLedger', version: 0 });

    await store.answers.undo(id, answerId, kamala);

    expect(await store.answers.draft(id, kamala)).toMatchObject({ text: 'Yes.\n\nP.S.\n\nKamala\nLedger' });
  });

  test('a held one whose answer is taken back is held again, and so is its mail', async () => {
    const { store, clock } = await scratchStore(engine);
    const id = await added(store, { heldFor: 'hidden-field' });
    const before = await store.inbox.find(id);
    await store.answers.undo(id, await sent(store, id, kamala), kamala);

    const { state, heldFor, suspicious, mail } = before ?? {};
    expect(await store.inbox.find(id)).toMatchObject({ state, heldFor, suspicious, mail });
    clock.now += 10 * undoMs;
    expect(await store.mails.claim(9)).toEqual([]);
  });

  test('one that a colleague held is not suspicious when its answer is taken back, and its mail goes on', async () => {
    const { store } = await scratchStore(engine);
    const id = await added(store);
    await store.inbox.change(id, { version: 1, state: 'held' }, by(sunil));
    await store.answers.undo(id, await sent(store, id, kamala), kamala);

    expect(await store.inbox.find(id)).toMatchObject({ state: 'held', heldFor: 'by-hand', suspicious: false });
    expect(await store.mails.claim(9)).toMatchObject([{ kind: 'enquiry' }]);
  });

  test('a held one that is answered is released; and all that was written goes with the person', async () => {
    const { store, dataDir } = await scratchStore(engine);
    const id = await added(store, { heldFor: 'hidden-field' });
    await store.answers.send(id, { ...sending, text: 'zebra' }, by(kamala));
    await store.answers.keepDraft(id, sunil, { subject: '', text: 'giraffe', version: 0 });
    expect((await store.mails.claim(9)).map(({ kind }) => kind)).toEqual(['enquiry']);
    expect(JSON.stringify(await store.persons.gather(address))).toContain('giraffe');

    await store.enquiries.erase(address);

    expect(await store.inbox.find(id)).toBeUndefined();
    expect(['zebra', 'giraffe'].filter((text) => isInFiles(dataDir, text))).toEqual([]);
  });
});
