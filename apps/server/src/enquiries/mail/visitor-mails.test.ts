import { addDays, instantOf } from '@formation/calendar';
import { messages, site, stateOf, type Translated, translatedTexts } from '@formation/content';
import { deadlines } from '@formation/deadlines';
import type { SendMailOptions } from 'nodemailer';
import { describe, expect, test } from 'vitest';
import { outbox } from '../../outbox/outbox.ts';
import { calendarFeed } from '../../reminders/calendar-feed.ts';
import { linkedCompany } from '../../reminders/company-facts.ts';
import { reminderLink } from '../../reminders/reminder-links.ts';
import { reminderService } from '../../reminders/reminder-service.ts';
import { planDay } from '../../reminders/start-reminders.ts';
import { callAt, embedded, freshOrigin, scratchStore, someEnquiry } from '../../testing/scratch-store.ts';

const hourMs = 3_600_000;
const secret = 'a secret for tests';
const siteUrl = 'https://www.example.com';
const visitor = 'reader@example.com';
const company = 'country=us&state=WY&kind=llc&incorporated=2025-03-20';
const linked = linkedCompany(company);
const due = linked ? deadlines(linked.company, '2026-01-01', '2029-01-01') : [];

const taken = <T extends object>(outcome: T): Exclude<T, Readonly<{ refused: string }>> => {
  if ('refused' in outcome) throw new Error(String(outcome.refused));
  return outcome as Exclude<T, Readonly<{ refused: string }>>; // it was not refused
};

type Sent = Readonly<{ subject: string; text: string; html: string; calendar: string }>;

const asText = (value: unknown) => (typeof value === 'string' ? value : '');

/** A store and an outbox whose mails to the visitor are kept here. */
async function post(language: Translated) {
  const { store, dataDir, clock } = await scratchStore(embedded, { autoReply: true });
  const sent: SendMailOptions[] = [];
  const now = () => clock.now;
  const round = outbox({
    store,
    dataDir,
    mailTo: 'office@example.com',
    mailFrom: 'site@example.com',
    siteUrl,
    secret,
    mailDigestAbove: 60,
    retryBaseMs: 1000,
    log: { warn: () => undefined },
    now,
    transport: { delivered: 'sent', deliver: async (mail) => void sent.push(mail) },
  });
  const toVisitor = async (): Promise<readonly Sent[]> => {
    for (sent.length = 0; (await planDay({ store, now })) > 0 || (await round()););
    const theirs = sent.filter(({ to }) => (to as { address: string }).address === visitor);
    return theirs.map((mail) => ({
      subject: asText(mail.subject),
      text: asText(mail.text),
      html: asText(mail.html),
      calendar: asText((mail.icalEvent as { content?: unknown } | undefined)?.content).replaceAll('\r\n ', ''),
    }));
  };
  return { store, clock, now, toVisitor, origin: () => ({ ...freshOrigin(), language }) };
}

const replies = async (language: Translated) => {
  const { store, toVisitor, origin } = await post(language);
  taken(await store.enquiries.add(someEnquiry({ address: visitor }), origin()));
  const list = { ...someEnquiry({ address: visitor }).params, list: 'hsic' };
  taken(await store.enquiries.add(someEnquiry({ address: visitor, params: list }), origin()));
  return toVisitor();
};

const callMails = async (language: Translated) => {
  const { store, clock, toVisitor, origin } = await post(language);
  const topic = 'Buy pills at evil.example';
  const wanted = { name: 'Eve', email: visitor, timeZone: 'Europe/London', topic };
  const call = callAt(clock.now + 72 * hourMs);
  const { booking } = taken(await store.bookings.add({ ...wanted, ...call }, origin()));
  const mails = [...(await toVisitor())];
  const later = callAt(call.start + 24 * hourMs);
  taken(await store.bookings.move(booking.id, later, 'a key to move with'));
  mails.push(...(await toVisitor()));
  const video = { version: 1, videoUrl: 'https://meet.example/own' };
  await store.bookings.work(booking.id, video, { who: 'kamala@example.com', key: 'sixteen letters a' });
  mails.push(...(await toVisitor()));
  for (const before of [24 * hourMs, hourMs]) {
    clock.now = later.start - before;
    mails.push(...(await toVisitor()));
  }
  taken(await store.bookings.cancel(booking.id));
  return [...mails, ...(await toVisitor())];
};

const reminders = async (language: Translated) => {
  const { store, clock, now, toVisitor, origin } = await post(language);
  const desk = reminderService({ reminders: store.reminders, secret, retentionMonths: 24, now });
  const { id } = taken(await desk.ask({ email: visitor, company }, origin()));
  const mails = [...(await toVisitor())];
  const link = new URL(reminderLink({ siteUrl, secret }, 'confirm', { id, language })).searchParams;
  await desk.confirm({ id, token: link.get('token') ?? '' }, language);
  const first = due.find((deadline) => deadline.due > '2027-02-01');
  const end = (await store.reminders.find(id))?.until ?? 0;
  const sevenBefore = instantOf(addDays(first?.due ?? '2027-02-01', -7), 10 * 60, 'Asia/Colombo');
  for (const at of [sevenBefore, end - 29 * 24 * hourMs]) {
    clock.now = at;
    mails.push(...(await toVisitor()));
  }
  return mails;
};

/** English that stands in for a text whose translation is missing or older than its English. */
const standIns = (language: Translated) =>
  translatedTexts(language)
    .filter(({ key }) => /^messages\.(mail|deadlines)\./.test(key))
    .filter(({ english, own }) => own === undefined || stateOf(language, english, own) === 'stale')
    .flatMap(({ english }) => english.split(/\{\w+\}/))
    .filter((part) => part.length > 3);

/** A text without addresses, names of zones and ours. */
const withoutNames = (text: string, language: Translated) =>
  [site.brand, ...standIns(language)]
    .reduce((rest, name) => rest.replaceAll(name, ''), text)
    .replaceAll(/https?:\S+|\S+@\S+|\(\w+\/\w+\)/g, '');

const scripts = { si: /\p{Script=Sinhala}/u, ta: /\p{Script=Tamil}/u };

/** Lines in which words are left that are not in the script of the language, and runs of such words. */
function english(text: string, language: Translated): readonly string[] {
  const lines = withoutNames(text, language).split('\n');
  return lines.filter(
    (line) => (/[a-z]{4}/i.test(line) && !scripts[language].test(line)) || /(?:\b[a-z]{2,}\s+){3}/i.test(line),
  );
}

const inText = (calendar: string) =>
  [...calendar.matchAll(/^(?:SUMMARY|DESCRIPTION):(.*)$/gm)]
    .map(([, text = '']) => text.replaceAll('\\n', '\n'))
    .join('\n');

describe.each(['si', 'ta'] as const)('what a visitor of a page in %s gets', (language) => {
  test.each([
    ['the reply to an enquiry, and the list of codes', replies, 2],
    ['a call booked, moved, held elsewhere, told of twice and cancelled', callMails, 6],
    ['the question whether reminders are meant, a deadline, and their end', reminders, 3],
  ] as const)('%s are in that language', async (_, mailsIn, count) => {
    const mails = await mailsIn(language);

    expect(mails.length).toBeGreaterThanOrEqual(count);
    for (const { subject, text, html, calendar } of mails) {
      for (const written of [subject, text]) expect(written).toMatch(scripts[language]);
      expect([subject, text, inText(calendar)].flatMap((written) => english(written, language))).toEqual([]);
      expect(html).toContain(`<html lang="${language}-LK">`);
    }
    const links = mails.flatMap(({ text }) => text.match(/https:\/\/www\.example\.com\/\S+/g) ?? []);
    const pages = links.filter((link) => !/\.csv$/.test(link));
    for (const link of pages) expect(new URL(link).pathname).toMatch(new RegExp(`^/${language}/`));
  });

  test('the calendar of deadlines is in that language', () => {
    const feed = calendarFeed(`${company}&lang=${language}`, { siteUrl, now: Date.UTC(2026, 10, 22) });
    const own = 'file' in feed ? feed.file : '';

    expect(english(inText(own.replaceAll('\r\n ', '')), language)).toEqual([]);
    expect(own).toContain(`/${language}/deadlines?`);
  });
});

test('whoever wrote from an English page is answered in English', async () => {
  expect(messages.si.mail.reply.text).not.toBe(messages.en.mail.reply.text);
  const { store, toVisitor, origin } = await post('si');
  taken(await store.enquiries.add(someEnquiry({ address: visitor }), { ...origin(), language: undefined }));

  expect((await toVisitor()).map(({ subject }) => subject)).toEqual([messages.en.mail.reply.subject]);
});
