import { addDays, addMonths, dayMs, instantOf, type IsoDate } from '@formation/calendar';
import { dateIn, type Locale, locales, messages, reminderRules } from '@formation/content';
import type { Dated, FeeValue, PlatformName } from '@formation/fees';
import { type Change, changesByDay } from '@formation/fees/tables';
import { isRefused } from '@formation/leads';
import { describe, expect, test } from 'vitest';
import { runHousekeeping } from '../db/housekeeping.ts';
import type { StoreOptions } from '../db/open-store.ts';
import { compose } from '../outbox/render-mail.ts';
import { embedded, type Engine, engines, freshOrigin, scratchStore } from '../testing/scratch-store.ts';
import { feeNewsAskLetter, feeNewsLetter } from './fee-news-messages.ts';
import { feeFacts, type FeeNews, feeNews, feePlatform } from './fee-news.ts';
import { isReminderToken, reminderLink } from './reminder-links.ts';
import { reminderService } from './reminder-service.ts';
import type { Notice } from './reminder.ts';
import { planDay } from './start-reminders.ts';

const secret = 'secret';
const silent = { info: () => undefined, warn: () => undefined };
const everyLanguage = Object.keys(locales) as readonly Locale[];

const percent = (value: string, from?: IsoDate): Dated<FeeValue> => ({
  status: 'single',
  source: { title: 'The page', href: 'https://fees.example/page', checked: '2026-11-01' },
  value: { kind: 'percent', percent: value } as unknown as FeeValue,
  ...(from && { from }),
});

/** A fee of a platform that changed on a day. */
const change = (platform: PlatformName, day: IsoDate, path = 'fee'): Change => ({
  platform,
  path: [path],
  day,
  before: percent('1', '2020-01-01'),
  after: percent('2', day),
});

/** The news of a release: what changed on which day. */
const release = (...all: readonly Change[]): FeeNews => changesByDay(all);

async function scratchNews(engine: Engine = embedded, options: Partial<StoreOptions> = {}) {
  const { store, clock, another } = await scratchStore(engine, options);
  const now = () => clock.now;
  const desk = reminderService({ reminders: store.reminders, secret, retentionMonths: 24, now });
  const holder = (act: 'confirm' | 'stop', id: string) => {
    const link = reminderLink({ siteUrl: 'https://a.example', secret }, act, { id, language: 'en' });
    return { id, token: new URL(link).searchParams.get('token') ?? '' };
  };
  const ask = async (email: string, platform = 'ebay') => {
    const outcome = await desk.ask({ email, platform }, freshOrigin());
    if (isRefused(outcome)) throw new Error(outcome.refused);
    return outcome.id;
  };
  const confirmed = async (email: string, platform = 'ebay') => {
    const id = await ask(email, platform);
    await desk.confirm(holder('confirm', id));
    return id;
  };
  /** What is told when a release is looked at, by the id of the day. */
  const mailed = async (news: FeeNews) => {
    while ((await planDay({ store, now, news })) > 0);
    const mails = (await store.mails.claim(100)).filter(({ kind }) => kind === 'reminder');
    const notices = await Promise.all(mails.map(({ id }) => store.reminders.noticesOf(id)));
    for (const mail of mails) await store.mails.settle(mail, { state: 'sent' });
    return notices.map((each) => each.map(({ about }) => about.split('/')[0]));
  };
  /** Noon in Colombo so many days later: a day whose mails may go out. */
  const today = (): IsoDate => new Date(clock.now).toISOString().slice(0, 10) as IsoDate;
  const wait = (days: number) => {
    clock.now = instantOf(addDays(today(), days), 12 * 60, 'Asia/Colombo');
  };
  wait(0);
  return { store, clock, now, another, desk, holder, ask, confirmed, mailed, today, wait };
}

describe.each(engines())('on $name', (engine) => {
  test('what had changed before counts as known, what is announced is told, and each once', async () => {
    const { confirmed, mailed, today, wait } = await scratchNews(engine);
    await confirmed('reader@example.com');
    const [past, soon, late] = [addDays(today(), -3), addDays(today(), 30), addDays(today(), -2)];
    const first = [change('ebay', past), change('ebay', soon), change('etsy', soon)];

    expect(await mailed(release(...first))).toEqual([[`ebay-${soon}`]]);
    wait(1);
    expect(await mailed(release(...first))).toEqual([]);
    const second = [...first, change('ebay', late)]; // published three days after it began to count
    expect(await mailed(release(...second))).toEqual([]); // the mails of the day are written already
    wait(1);
    expect(await mailed(release(...second))).toEqual([[`ebay-${late}`]]);
    wait(1);
    expect(await mailed(release(...second, change('ebay', soon, 'another fee')))).toEqual([[`ebay-${soon}`]]);
    wait(31);
    expect(await mailed(release(...second, change('ebay', soon, 'another fee')))).toEqual([]);
  });

  test('two servers that look at the same release write each mail once', async () => {
    const { store, confirmed, now, another, today, wait } = await scratchNews(engine);
    for (let i = 0; i < 30; i += 1) await confirmed(`reader${i}@example.com`);
    const news = release(change('ebay', addDays(today(), 30)));
    wait(1);
    await Promise.all(
      [store, await another()].map(async (server) => {
        while ((await planDay({ store: server, now, news })) > 0);
      }),
    );

    const mails = (await store.mails.claim(200)).filter(({ kind }) => kind === 'reminder');
    expect(mails).toHaveLength(30);
    expect(new Set(mails.map(({ subject }) => subject)).size).toBe(30);
  });

  test('confirmed again, the same reader is told once, and of what came between', async () => {
    const { store, confirmed, mailed, today, wait } = await scratchNews(engine);
    const id = await confirmed('reader@example.com');
    await mailed(release());
    const between = change('ebay', today());
    wait(1);
    await mailed(release());
    await confirmed('READER@example.com');
    await confirmed('reader@example.com', 'etsy');
    wait(1);

    expect((await store.reminders.list()).map(({ facts }) => facts)).toEqual(['fees=ebay', 'fees=etsy']);
    expect((await store.reminders.list())[0]?.id).toBe(id);
    expect(await mailed(release(between))).toEqual([[`ebay-${between.day}`]]);
  });

  test('it is stored as the platform alone, runs for its months, and is stopped and erased as reminders are', async () => {
    const { store, clock, desk, holder, confirmed } = await scratchNews(engine);
    const id = await confirmed('reader@example.com');
    const other = await confirmed('other@example.com');
    const start = new Date(clock.now).toISOString();

    expect(await store.reminders.find(id)).toMatchObject({
      facts: 'fees=ebay',
      state: 'confirmed',
      until: Date.parse(start.replace(/^.{10}/, addMonths(start.slice(0, 10) as IsoDate, reminderRules.feeNewsMonths))),
    });
    const stored = await store.persons.gather('reader@example.com');
    expect(stored?.['reminders']).toMatchObject([
      { facts: 'fees=ebay', consent_text: messages.en.feeNews.confirm.text, sender: '', network: '' },
    ]);
    expect(await desk.stop(holder('stop', other))).toBe('done');
    expect(await store.enquiries.erase('READER@example.com')).toMatchObject({ reminders: 1 });
    expect(await store.reminders.list()).toEqual([]);
  });
});

test('month by month through its year, with housekeeping, nothing is told twice, and its end is told', async () => {
  const { store, now, confirmed, mailed, today, wait } = await scratchNews();
  await confirmed('reader@example.com');
  const days = [-59, -1, 0, 20, 45, 100, 400].map((days) => addDays(today(), days));
  const news = release(...days.map((day) => change('ebay', day)));
  const heard: string[] = [];
  for (let week = 0; week < 54; week += 1) {
    heard.push(...(await mailed(news)).flat().map(String));
    await runHousekeeping({ store, retentionMonths: 24, log: silent, now });
    wait(7);
  }

  const ofChanges = heard.filter((about) => about.startsWith('ebay'));
  expect(ofChanges).toEqual(days.slice(3).map((day) => `ebay-${day}`));
  expect(heard.filter((about) => about.startsWith('ending'))).toHaveLength(1);
  expect(await store.reminders.list()).toEqual([]);
});

test.each([['profit-margin'], ['daraz.lk'], ['__proto__'], ['']])('%j has no fees to tell of', async (platform) => {
  const { desk, store } = await scratchNews();

  expect(await desk.ask({ email: 'reader@example.com', platform }, freshOrigin())).toEqual({
    refused: 'bad-field',
    field: 'platform',
  });
  expect(await store.reminders.list()).toEqual([]);
});

test('it counts with the reminders: an address has so many open wishes of both', async () => {
  const reminderLimits = { openPerEmail: 3, perEmail: 9, openPerAddress: 9, openInAll: 9, inAll: 9 };
  const { desk, ask } = await scratchNews(embedded, { reminderLimits });
  const email = 'reader@example.com';
  for (const platform of ['ebay', 'etsy', 'wise']) await ask(email, platform);
  const wish = { email, company: 'country=uk&incorporated=2025-01-01' };

  expect(await desk.ask(wish, freshOrigin())).toEqual({ refused: 'too-many-reminders' });
});

test('facts name a platform of ours, or none', () => {
  expect(feePlatform(feeFacts('bank-wires'))).toBe('bank-wires');
  for (const facts of ['country=uk&incorporated=2025-01-01', 'fees=toString', ''])
    expect(feePlatform(facts)).toBe(undefined);
});

test('the news of the release are the days of its tables', async () => {
  const news = await feeNews();
  expect(news.find(({ id }) => id === 'ebay-2026-12-02')).toMatchObject({ platform: 'ebay', isSeen: false });
  expect(new Set(news.map(({ id }) => id)).size).toBe(news.length);
});

const reader = (language: Locale) =>
  ({ id: 'r', email: 'a@example.com', facts: 'fees=ebay', askedAt: 0, since: 0, until: 9e15, language }) as const;

describe.each(everyLanguage)('a letter in %s', (language) => {
  const about = {
    platform: 'ebay',
    pageUrl: 'https://a.example/fees/changes',
    link: (act: string) => `https://a.example/${act}`,
    at: 0,
  } as const;
  const [one, two] = [change('ebay', '2027-01-01'), change('ebay', '2027-02-01')];
  const noticeOf = ({ platform, day }: Change): Notice => ({ about: `${platform}-${day}/1`, days: 0, due: day });

  test('asks with the link, and tells nothing once it is confirmed', () => {
    const mail = feeNewsAskLetter({ ...about, reminder: { ...reader(language), state: 'asked' } });
    expect(mail?.text).toContain('https://a.example/confirm');
    expect(mail?.text).toContain('eBay');
    expect(feeNewsAskLetter({ ...about, reminder: { ...reader(language), state: 'confirmed' } })).toBe(undefined);
  });

  test('names each day, its source and the list, and how it is stopped', () => {
    const running = { ...about, reminder: { ...reader(language), state: 'confirmed' } } as const;
    const single = feeNewsLetter([noticeOf(one)], release(one, two), running);
    const both = feeNewsLetter([noticeOf(one), noticeOf(two)], release(one, two), running);

    expect(single?.subject).toContain(dateIn(language, one.day));
    expect(single?.text).not.toContain(dateIn(language, two.day));
    for (const part of [
      dateIn(language, one.day),
      'https://fees.example/page',
      `${about.pageUrl}#ebay-2027-01-01`,
      'https://a.example/stop',
    ])
      expect(single?.text).toContain(part);
    expect(both?.text).toContain(`${about.pageUrl}#ebay-2027-02-01`);
    expect(feeNewsLetter([noticeOf(one)], release(two), running)).toBe(undefined); // withdrawn meanwhile
  });

  test('that tells of the end alone leads on', () => {
    const running = { ...about, reminder: { ...reader(language), state: 'confirmed' } } as const;
    const ending = feeNewsLetter([{ about: 'ending-2027-11-29', days: 30, due: '2027-11-29' }], release(one), running);
    expect(ending?.subject).toContain(dateIn(language, '2027-11-29'));
    expect(ending?.text).toContain('https://a.example/confirm');
  });

  test('leads to the pages of fee news in its language', () => {
    const link = new URL(reminderLink({ siteUrl: 'https://a.example', secret }, 'stop', reader(language)));
    expect(link.pathname).toBe(`${language === 'en' ? '' : `/${language}`}/fee-news/stop`);
    expect(isReminderToken(secret, link.searchParams.get('token') ?? '', { act: 'stop', id: 'r' })).toBe(true);
  });
});

test('the mail of a release is composed of its tables, and a mail program can stop it', async () => {
  const { store, clock, now, confirmed } = await scratchNews();
  const id = await confirmed('reader@example.com');
  clock.now = instantOf('2026-11-29', 12 * 60, 'Asia/Colombo');
  const options = {
    store,
    secret,
    siteUrl: 'https://a.example',
    mailTo: 'owner@a.example',
    mailFrom: 'site@a.example',
  };
  while ((await planDay({ store, now })) > 0);
  const [asks, tells] = (await store.mails.claim(9)).toSorted((a, b) => b.kind.localeCompare(a.kind));
  if (asks === undefined || tells === undefined) throw new Error('Two mails wait.');
  const message = await compose({ mail: tells, options, at: now() });
  const stop = reminderLink(options, 'stop', { id, language: 'en', facts: 'fees=ebay' });

  expect(await compose({ mail: asks, options, at: now() })).toBe(undefined); // it is confirmed
  expect(message).toMatchObject({
    to: { address: 'reader@example.com' },
    headers: { 'List-Unsubscribe': `<${stop}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    subject: 'eBay: fee changes, from 1 Dec 2026, and 1 more',
  });
  for (const part of ['https://a.example/fees/changes#ebay-2026-12-01', 'https://www.ebay.', stop])
    expect(message?.text).toContain(part);
});

test('what nobody confirms is gone after its days', async () => {
  const { store, clock, now, ask } = await scratchNews();
  await ask('reader@example.com');
  clock.now += reminderRules.openDays * dayMs;
  await runHousekeeping({ store, retentionMonths: 24, log: silent, now });
  expect(await store.reminders.list()).toEqual([]);
});
