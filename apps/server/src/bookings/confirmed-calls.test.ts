import { isRefused } from '@formation/leads';
import { describe, expect, test } from 'vitest';
import { compose } from '../outbox/render-mail.ts';
import { engines, freshOrigin, scratchStore } from '../testing/scratch-store.ts';
import { weekdayCalls } from '../testing/weekday-calls.ts';
import { mailedLink } from './booking-links.ts';
import { bookingService } from './booking-service.ts';

const hourMs = 3_600_000;
const site = { siteUrl: 'https://www.example.com', secret: 'secret' };
/** Tuesday, 9:00 in Colombo: sixteen calls until five. */
const tuesday = Date.parse('2026-11-24T09:00:00+05:30');
const half = (n: number) => new Date(tuesday + (n * hourMs) / 2).toISOString();
const tokenIn = (url: string) => new URL(url).searchParams.get('token') ?? '';

describe.each(engines())('on $name', (engine) => {
  async function scratchCalls(unconfirmedShare: number | undefined = 0.5) {
    const { store, clock } = await scratchStore(engine);
    const desk = bookingService({
      ...site,
      bookings: store.bookings,
      blocked: store.blocked,
      rules: () => Promise.resolve(weekdayCalls),
      format: { languages: ['en', 'si', 'ta'], videoUrl: '' },
      now: () => clock.now,
      unconfirmedShare,
    });
    const book = async (n: number, email = `visitor-${n}@example.com`) =>
      desk.book(
        { start: half(n), name: 'Kamala', email, timeZone: 'Asia/Colombo', topic: 'Buy my pills' },
        freshOrigin(),
      );
    const booked = async (n: number, email?: string) => {
      const made = await book(n, email);
      if (isRefused(made)) throw new Error(made.refused);
      return made.booking;
    };
    /** What goes out now, each with what a calendar makes of it. */
    const mailed = async () => {
      const options = { ...site, store, mailTo: 'office@example.com', mailFrom: 'site@example.com' };
      const letters = [];
      for (const mail of (await store.mails.claim(50)).toSorted((a, b) => (a.kind < b.kind ? -1 : 1))) {
        const message = await compose({ mail, options, at: clock.now });
        await store.mails.settle(mail, { state: 'sent' });
        letters.push({ kind: mail.kind, ...message });
      }
      return letters;
    };
    /** The visitor opens the link of a mail. */
    const open = async (booking: Awaited<ReturnType<typeof booked>>) => {
      clock.now += 1;
      return desk.confirm({ id: booking.id, token: tokenIn(mailedLink(site, booking)) });
    };
    return { store, clock, desk, book, booked, mailed, open };
  }

  test('who has not confirmed takes half of a day, and what is confirmed counts no more', async () => {
    const { book, booked, open } = await scratchCalls();
    const first = await booked(0);
    for (let n = 1; n < 8; n += 1) await booked(n);

    expect(await book(8)).toEqual({ refused: 'share-taken' });
    expect(await open(first)).toMatchObject({ booking: { confirmed: 'by-link' } });
    expect(await book(8)).toMatchObject({ booking: { confirmed: '' } });
    expect(await book(9)).toEqual({ refused: 'share-taken' });
    expect(await book(9, 'visitor-0@example.com')).toMatchObject({ booking: { confirmed: 'before' } });
  });

  test('a cancelled one gives its place back', async () => {
    const { store, book, booked } = await scratchCalls();
    for (let n = 0; n < 7; n += 1) await booked(n);
    const last = await booked(7);

    await store.bookings.cancel(last.id);

    expect(await book(8)).toMatchObject({ booking: { confirmed: '' } });
  });

  test('who has not confirmed gets a file to press, without what was typed; then both calendars get it by themselves', async () => {
    const { mailed, booked, open } = await scratchCalls();
    const booking = await booked(0);
    const [toFirm, toVisitor] = await mailed();

    expect(toVisitor).toMatchObject({
      kind: 'booking-visitor',
      subject: 'Please confirm your call with Serendib Ledger',
    });
    expect(toVisitor?.icalEvent).toBeUndefined();
    expect(JSON.stringify(toVisitor)).toContain('METHOD:PUBLISH');
    expect(JSON.stringify(toVisitor)).not.toMatch(/pills|ATTENDEE/);
    expect(toVisitor?.text).toContain(mailedLink(site, booking));
    expect(toFirm).toMatchObject({ kind: 'booking-owner', subject: 'Call booked: Kamala' });
    expect(toFirm?.icalEvent).toBeUndefined();
    expect(toFirm?.text).toContain('not confirmed yet');

    await open(booking);
    await open(booking); // once more changes nothing
    const after = await mailed();

    expect(after.map(({ kind, to, subject }) => [kind, to, subject])).toEqual([
      ['booking-owner', { name: '', address: 'office@example.com' }, 'Call confirmed: Kamala'],
      ['booking-visitor', { name: '', address: booking.email }, 'Your call with Serendib Ledger is confirmed'],
    ]);
    expect(after.map(({ icalEvent }) => icalEvent)).toMatchObject([{ method: 'REQUEST' }, { method: 'REQUEST' }]);
    const [inFirm = '', inVisitor = ''] = after.map((message) =>
      JSON.stringify(message.icalEvent).replaceAll(String.raw`\r\n `, ''),
    );
    expect(inFirm).toContain('mailto:office@example.com');
    expect(inFirm).toContain('SUMMARY:Call with Kamala');
    expect(inFirm).toContain('Buy my pills');
    expect(inFirm).not.toContain('token=');
    expect(inVisitor).toContain(`mailto:${booking.email}`);
    expect(inVisitor).not.toContain('pills');
  });

  test('only the link of a mail confirms, as long as the call stands', async () => {
    const { desk, clock, store, booked, open } = await scratchCalls();
    const [one, two] = [await booked(0), await booked(1)];
    const seen = await desk.book(
      { start: half(2), name: 'Kamala', email: 'k@example.com', timeZone: 'Asia/Colombo' },
      freshOrigin(),
    );
    if (isRefused(seen)) throw new Error(seen.refused);
    const ofThePage = { id: seen.booking.id, token: tokenIn(seen.manageUrl) };

    expect(await desk.confirm(ofThePage)).toEqual({ refused: 'bad-token' });
    expect(await desk.confirm({ id: two.id, token: tokenIn(mailedLink(site, one)) })).toEqual({ refused: 'bad-token' });
    expect(await desk.find({ id: one.id, token: tokenIn(mailedLink(site, one)) })).toMatchObject({
      booking: { confirmed: '' },
    });
    await store.bookings.cancel(one.id);
    expect(await open(one)).toMatchObject({ booking: { state: 'cancelled', confirmed: '' } });
    clock.now = two.end;
    expect(await open(two)).toMatchObject({ booking: { confirmed: '' } });
  });

  test('the history says that it was confirmed, and the reminders are planned once', async () => {
    const { store, booked, open } = await scratchCalls();
    const booking = await booked(0);
    const reminders = async () =>
      (await store.bookings.entry(booking.id))?.mails.filter(({ kind }) => kind.startsWith('call-in')).length;
    const before = await reminders();

    await open(booking);

    expect(await store.bookings.entry(booking.id)).toMatchObject({
      sequence: 0,
      history: [{ who: '', what: 'confirmed' }],
    });
    expect(await reminders()).toBe(before);
  });
});

test('where no mail goes out nobody counts as unconfirmed', async () => {
  const { store, clock } = await scratchStore();
  const desk = bookingService({
    ...site,
    bookings: store.bookings,
    blocked: store.blocked,
    rules: () => Promise.resolve(weekdayCalls),
    format: { languages: ['en'], videoUrl: '' },
    now: () => clock.now,
  });
  for (let n = 0; n < 16; n += 1) {
    const wish = { start: half(n), name: 'A', email: `${n}@example.com`, timeZone: 'Asia/Colombo' };
    expect(await desk.book(wish, freshOrigin())).toMatchObject({ booking: { confirmed: 'before' } });
  }
});
