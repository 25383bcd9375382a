import { readMark } from '@formation/content';
import { isRefused } from '@formation/leads';
import { describe, expect, test } from 'vitest';
import { engines, scratchStore } from '../../testing/scratch-store.ts';
import { ownProgram } from '../site-program.ts';
import { siteService } from '../site-service.ts';
import { actFiles } from './text-files.ts';
import { textService } from './text-service.ts';
import type { SiteText, TextSource } from './texts.ts';

const [kamala, nimal] = ['kamala@example.com', 'nimal@example.com'] as const;

const text = (key: string, english: string, own: string, isBinding = false): SiteText => ({
  ...{ key, english, own, isBinding },
  pages: ['/contact-us'],
  values: [],
  accepted: null,
});

const send = text('messages/contact:contact.send', 'Send', 'යවන්න');
const fee = text('messages/fees:fees.title', 'You pay {amount}', 'ඔබ {amount} ගෙවයි', true);
const missing = text('messages/contact:contact.more', 'More', '');
const readBefore = { ...text('messages/home:home.title', 'Home', 'මුල් පිටුව'), accepted: { by: 'Ann', on: '2026-11-01' } };
const all = [send, fee, missing, readBefore];

/** Refuses what lost the value. */
const sourceOf = (texts: readonly SiteText[] | undefined): TextSource => ({
  texts: () => Promise.resolve(texts),
  faults: (_, { english, text: now }) =>
    Promise.resolve(english.includes('{amount}') && !now.includes('{amount}') ? ['the values are {amount}'] : []),
});

describe.each(engines())('on $name', (engine) => {
  async function desk(texts: readonly SiteText[] = all) {
    const { store, another } = await scratchStore(engine);
    const over = (now: readonly SiteText[], its = store.texts) => textService({ texts: its, source: sourceOf(now) });
    const service = over(texts);
    const list = async (view: 'unread' | 'asked' | 'read' = 'unread', from = service) => {
      const found = await from.list('si', { view });
      if (isRefused(found)) throw new Error(found.refused);
      return found;
    };
    const find = async ({ key }: SiteText, from = service) => {
      const found = await from.list('si', { view: 'unread', key });
      const [one] = isRefused(found) ? [] : found.rows;
      if (!one) throw new Error(key);
      return one;
    };
    type Act = 'accept' | 'change' | 'ask' | 'settle' | 'undo';
    const act = async (of: SiteText, what: Act, words = '', who: string = kamala) => {
      const { key, version, mark } = await find(of);
      return service.act('si', { key, act: what, text: words, version, mark, who });
    };
    return { store, another, service, over, list, find, act };
  }

  test('what binds comes first; what was accepted in the files is read', async () => {
    const { list } = await desk();

    expect((await list()).rows.map(({ key }) => key)).toEqual([fee.key, send.key, missing.key]);
    expect((await list('read')).rows.map(({ key }) => key)).toEqual([readBefore.key]);
    expect((await list()).counts).toEqual({ all: 4, read: 1, asked: 0, binding: 1 });
  });

  test('a text is right by name and day, and another reader is not asked again', async () => {
    const { act, find, list } = await desk();

    expect(await act(fee, 'accept')).toMatchObject({ faults: [], counts: { read: 2, binding: 0 } });

    expect((await list()).rows.map(({ key }) => key)).toEqual([send.key, missing.key]);
    const [last] = (await find(fee)).done;
    expect(last).toMatchObject({ act: 'accepted', who: kamala, at: Date.parse('2026-11-23T04:00:00Z') });
    expect(await act(missing, 'accept')).toMatchObject({ faults: ['There is no translation yet. Write one.'] });
  });

  test('a change is held to the rules, counts as read, and says what stood before', async () => {
    const { act, find } = await desk();

    expect(await act(fee, 'change', 'ඔබ ගෙවයි')).toMatchObject({
      faults: ['the values are {amount}'],
      text: { version: 0 },
    });
    expect(await act(fee, 'change', 'ඔබ {amount} ගෙවිය යුතුයි')).toMatchObject({ faults: [] });

    const done = [{ act: 'changed', before: fee.own }];
    expect(await find(fee)).toMatchObject({ own: 'ඔබ {amount} ගෙවිය යුතුයි', state: 'read', done });
  });

  test('a question stands with its text until it is answered; then the text is read with the answer', async () => {
    const { act, find, list } = await desk();
    expect(await act(send, 'ask')).toMatchObject({ faults: ['Write what you ask.'] });
    await act(send, 'ask', 'Is it the form?');

    expect((await list('asked')).rows).toMatchObject([{ key: send.key, done: [{ note: 'Is it the form?' }] }]);
    expect((await list()).rows.map(({ key }) => key)).not.toContain(send.key);
    await act(send, 'settle', 'Yes, of contact.', nimal);

    expect(await find(send)).toMatchObject({ state: 'unread', done: [{ act: 'asked' }, { note: 'Yes, of contact.' }] });
  });

  test.each([
    ['accept', ''],
    ['change', 'යවන්න!'],
    ['ask', 'Which form?'],
  ] as const)('the last press is taken back: %s', async (what, words) => {
    const { act, find } = await desk();
    const before = await find(send);
    await act(send, what, words);
    await act(send, 'undo');

    expect(await find(send)).toEqual(before);
    expect(await act(send, 'undo'), 'there is nothing more').toMatchObject({ faults: [], text: { version: 0 } });
  });

  test('of two readers of one text the second is told, and sees what the first did', async () => {
    const { service, find, act, over, another } = await desk();
    const { key, version, mark } = await find(send);
    await act(send, 'change', 'යවන්න!', nimal);
    const late = { key, version, mark, act: 'accept', text: '', who: kamala } as const;

    expect(await service.act('si', late)).toEqual({ refused: 'changed' });
    const other = over(all, (await another()).texts);
    expect(await other.act('si', late)).toEqual({ refused: 'changed' });
    expect(await find(send, other)).toMatchObject({ own: 'යවන්න!', done: [{ who: nimal, before: send.own }] });
  });

  test('two readers of two texts at once, on two servers, do not mind each other', async () => {
    const { over, another, find, list } = await desk();
    const other = over(all, (await another()).texts);
    const [one, two] = [await find(send), await find(fee)];
    const by = (who: string) => ({ act: 'accept', text: '', who }) as const;

    await Promise.all([other.act('si', { ...one, ...by(nimal) }), other.act('si', { ...two, ...by(kamala) })]);

    expect((await list('read')).counts.read).toBe(3);
  });

  test('an upgrade that changes the English or the translation makes the text unread again', async () => {
    const { act, over, find } = await desk();
    await act(send, 'accept');
    await act(fee, 'change', 'ඔබ {amount} ගෙවිය යුතුයි');
    const upgraded = over([
      { ...send, english: 'Send it' },
      { ...fee, own: 'ඔබේ {amount}' },
    ]);
    const takenIn = over([send, { ...fee, own: 'ඔබ {amount} ගෙවිය යුතුයි' }]);

    expect(await find(send, upgraded)).toMatchObject({ state: 'unread', own: send.own, version: 0 });
    expect(await find(fee, upgraded)).toMatchObject({ state: 'unread', own: 'ඔබේ {amount}' });
    expect(await find(fee, takenIn)).toMatchObject({ state: 'read' });
  });

  test('pages of a list follow one another', async () => {
    const many = Array.from({ length: 45 }, (_, index) => text(`messages/a:${index}`, 'Fees', 'ගාස්තු'));
    const { service } = await desk(many);
    const seen: string[] = [];
    let after: string | undefined;
    do {
      const page = await service.list('si', { view: 'unread', after });
      if (isRefused(page)) throw new Error(page.refused);
      seen.push(...page.rows.map(({ key }) => key));
      after = page.next ?? undefined;
    } while (after !== undefined);

    expect(seen).toEqual(many.map(({ key }) => key));
  });

  test('what was read waits to be published, goes out as it was seen, and is taken back', async () => {
    const { store, act, list } = await desk();
    const site = siteService({ ...ownProgram, ...store, blocked: '', today: () => '2026-11-30', now: Date.now });
    const draft = async () => (await site.entries()).find(({ id }) => id === 'texts-si');
    const seen = { 'texts-si': 2 };
    await act(fee, 'change', 'ඔබ {amount} ගෙවිය යුතුයි');
    await act(send, 'accept');
    const waiting = {
      version: 2,
      draft: { who: kamala },
      differences: [
        { field: fee.key, before: fee.own, after: 'ඔබ {amount} ගෙවිය යුතුයි' },
        { field: 'read', before: 0, after: 2 },
      ],
    };
    expect(await draft()).toMatchObject(waiting);
    await act(missing, 'ask', 'What is it?'); // its reader goes on

    const published = await site.publish(seen, { key: 'sixteen letters of a key', who: nimal });
    expect(published).toMatchObject({
      versions: seen,
      changes: [{ id: 'texts-si', differences: waiting.differences }],
    });
    if (isRefused(published)) return;
    await store.site.settle(published.number, { state: 'done' });

    expect((await draft())?.draft, 'a question is nothing to publish').toBeNull();
    const { '../translations/acts.json': file } = await actFiles(store.texts, seen);
    const mark = readMark(send);
    expect(JSON.parse(typeof file === 'string' ? file : '')).toMatchObject({
      ta: [],
      si: [{ act: 'changed' }, { base: mark, result: mark }],
    });
    expect(await actFiles(store.texts, {})).toEqual({});
    const back = await site.undo(published.number, { key: 'sixteen letters of another', who: nimal });
    expect(back).toMatchObject({ versions: {}, changes: [{ id: 'texts-si', differences: [{ after: fee.own }, {}] }] });
    expect((await list('read')).counts.read, 'it stays read').toBe(3);
  });
});

test('where the tools that read texts are not installed, that is said', async () => {
  const { texts } = (await scratchStore()).store;
  const service = textService({ texts, source: sourceOf(undefined) });

  expect(await service.list('si', { view: 'unread' })).toEqual({ refused: 'not-publishable' });
});

test('the texts of this program come from its own files', { timeout: 60_000 }, async () => {
  const found = await ownProgram.textSource.texts('ta');

  expect(found?.find(({ key }) => key === 'messages/contact:contact.form.message')).toMatchObject({
    pages: ['/contact-us', '/contact-us/not-sent'],
  });
});
