import {
  bookCall,
  bookingCall,
  cancelCall,
  closedDaysCall,
  formTokenCall,
  moveCall,
  readAnswer,
  refusalAnswer,
  remindersCall,
  slotsCall,
} from '@formation/leads';
import { expect, test } from 'vitest';
import { mailedLink } from '../../bookings/booking-links.ts';
import { handClock, runningApp, type RunningApp } from '../../testing/running-app.ts';
import { fewLetters } from '../../testing/weekday-calls.ts';

/** Monday 23 November 2026, 09:30 in Colombo. */
const monday = () => handClock(Date.parse('2026-11-23T04:00:00Z'));
const tuesdayNine = '2026-11-24T03:30:00.000Z';
const booking = {
  start: '2026-11-24T09:00:00+05:30',
  name: 'Kamala',
  email: 'kamala@example.com',
  timeZone: 'Europe/London',
  topic: 'An LLC',
};

const toIso = (instant: number) => new Date(instant).toISOString();

type Booked = {
  id: string;
  start: string;
  end: string;
  icsUrl: string;
  manageUrl: string;
  state: string;
  mailed?: boolean;
};

const booked = async (app: RunningApp, change: object = {}) => {
  const answer = await app.post('/api/v1/bookings', { ...booking, ...change });
  return { status: answer.status, body: (await answer.json()) as Booked & { code: string; field: string } };
};
const link = ({ icsUrl }: Booked) => {
  const { pathname, search } = new URL(icsUrl);
  return { ics: pathname + search, token: search, base: pathname.replace('.ics', '') };
};
const slots = async (app: RunningApp, from: string, to: string) => {
  const query = new URLSearchParams({ from, to });
  const answer = await app.get(`/api/v1/slots?${query.toString()}`);
  return { status: answer.status, body: (await answer.json()) as { slots: { start: string }[]; field: string } };
};

test('the free slots of a span, in order', async () => {
  await using app = await runningApp({}, monday());
  const { status, body } = await slots(app, '2026-11-24T00:00:00+05:30', '2026-11-25T00:00:00+05:30');

  expect(status).toBe(200);
  expect(body.slots).toHaveLength(16); // nine to five, in half hours
  expect(body.slots[0]).toEqual({ start: tuesdayNine });
});

test('a plus that an address did not escape is a plus', async () => {
  await using app = await runningApp({}, monday());
  const answer = await app.get('/api/v1/slots?from=2026-11-24T00:00:00+05:30&to=2026-11-25T00:00:00+05:30');

  expect(answer.status).toBe(200);
});

test.each([
  ['', '2026-11-25T00:00:00Z', 'from'],
  ['tomorrow', '2026-11-25T00:00:00Z', 'from'],
  ['2026-11-24', '2026-11-25T00:00:00Z', 'from'], // a day is no instant
  ['2026-11-24T00:00:00', '2026-11-25T00:00:00Z', 'from'], // where?
  ['2027-02-30T00:00:00Z', '2027-03-10T00:00:00Z', 'from'], // no calendar has it
  ['2026-11-24T00:00:00Z', '2026-11-31T00:00:00Z', 'to'],
  ['2026-11-24T00:00:00Z', '2026-11-23T00:00:00Z', 'to'], // backwards
  ['2026-11-24T00:00:00Z', '2027-01-25T00:00:01Z', 'to'], // a second more than 62 days
])('slots from "%s" to "%s" name what is wrong', async (from, to, field) => {
  await using app = await runningApp({}, monday());
  expect(await slots(app, from, to)).toMatchObject({ status: 422, body: { code: 'bad-field', field } });
});

test('exactly 62 days are answered', async () => {
  await using app = await runningApp({}, monday());
  expect((await slots(app, '2026-11-24T00:00:00Z', '2027-01-25T00:00:00Z')).status).toBe(200);
});

test('a booking is answered with its links, and its slot is gone', async () => {
  await using app = await runningApp({ SITE_URL: 'https://www.example.com' }, monday());
  const { status, body } = await booked(app);

  expect(status).toBe(201);
  expect(body).toMatchObject({ start: tuesdayNine, end: '2026-11-24T04:00:00.000Z' });
  expect(body.manageUrl).toMatch(/^https:\/\/www\.example\.com\//);
  expect((await slots(app, tuesdayNine, '2026-11-24T03:59:00Z')).body.slots).toEqual([]);

  const file = await app.get(link(body).ics);
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
  expect(await file.text()).toContain('DTSTART:20261124T033000Z');
});

test.each([
  ['start', { start: 'soon' }],
  ['name', { name: ' ' }],
  ['email', { email: 'kamala' }],
  ['timeZone', { timeZone: 'Mars/Base' }],
  ['topic', { topic: 7 }],
  ['phone', { phone: 'call me' }],
  ['phone', { phone: '1'.repeat(100_000) }],
  ['callLanguage', { callLanguage: 'fr' }],
])('a booking with a wrong %s is told which field it is', async (field, change) => {
  await using app = await runningApp({}, monday());
  expect(await booked(app, change)).toMatchObject({ status: 422, body: { code: 'bad-field', field } });
});

test.each(['2027-02-30T10:00:00+05:30', '2027-02-29T10:00:00+05:30', '2027-06-31T10:00:00+05:30'])(
  '%s is not booked on another day',
  async (start) => {
    await using app = await runningApp({}, monday());
    const refused = { status: 422, body: { code: 'bad-field', field: 'start' } };
    expect(await booked(app, { start })).toMatchObject(refused);

    const { base, token } = link((await booked(app)).body);
    expect((await app.post(`${base}/move${token}`, { start })).status).toBe(422);
    expect((await app.store.bookings.list()).map((call) => toIso(call.start))).toEqual([tuesdayNine]);
  },
);

test('a time that is not offered, and one that is taken', async () => {
  await using app = await runningApp({}, monday());

  expect(await booked(app, { start: '2026-11-24T09:10:00+05:30' })).toMatchObject({
    status: 422,
    body: { code: 'not-offered' },
  });
  expect((await booked(app)).status).toBe(201);
  expect(await booked(app, { email: 'other@example.com' })).toMatchObject({ status: 409, body: { code: 'taken' } });
});

test('the same booking again is the same booking', async () => {
  await using app = await runningApp({}, monday());
  const [first, again] = [await booked(app), await booked(app)];

  expect(again).toEqual(first);
});

test('fifty who want one slot: one gets it', async () => {
  await using app = await runningApp({}, monday());
  const racers = Array.from({ length: 50 }, (_, racer) => booked(app, { email: `racer${racer}@example.com` }));
  const statuses = (await Promise.all(racers)).map(({ status }) => status);

  expect(statuses.filter((status) => status === 201)).toHaveLength(1);
  expect(statuses.filter((status) => status === 409)).toHaveLength(49);
});

test('the holder of the link moves and cancels, nobody else', async () => {
  await using app = await runningApp({}, monday());
  const { body } = await booked(app);
  const { base, token } = link(body);
  const ten = '2026-11-24T10:00:00+05:30';

  expect((await app.post(`${base}/move?token=no`, { start: ten })).status).toBe(403);
  expect((await app.post(`${base}/cancel`, {})).status).toBe(403);
  expect((await app.get(`${base}.ics`)).status).toBe(403);

  const moved = await app.post(`${base}/move${token}`, { start: ten });
  expect([moved.status, await moved.json()]).toMatchObject([
    200,
    { start: '2026-11-24T04:30:00.000Z', state: 'booked' },
  ]);
  expect((await app.post(`${base}/move${token}`, { start: 'later' })).status).toBe(422);
  expect((await booked(app, { start: ten, email: 'other@example.com' })).status).toBe(409);

  const cancelled = await app.post(`${base}/cancel`, { token: token.slice('?token='.length) });
  expect([cancelled.status, await cancelled.json()]).toMatchObject([200, { state: 'cancelled' }]);
  expect((await booked(app, { start: ten, email: 'other@example.com' })).status).toBe(201);
});

test('once a call is over its link still shows it, and changes nothing', async () => {
  const clock = monday();
  await using app = await runningApp({}, clock);
  const { mailed: _, ...body } = (await booked(app)).body;
  const { base, token } = link(body);
  clock.advance(Date.parse(body.end) - clock.now());
  const refusals = [
    await app.post(`${base}/cancel${token}`, {}),
    await app.post(`${base}/move${token}`, { start: '2026-11-25T10:00:00+05:30' }),
  ];

  for (const refusal of refusals)
    expect([refusal.status, await refusal.json()]).toMatchObject([409, { code: 'too-late' }]);
  expect(await (await app.get(base + token)).json()).toMatchObject(body);
});

test('the holder of the link reads how the booking stands, nobody else', async () => {
  await using app = await runningApp({}, monday());
  const { mailed, ...body } = (await booked(app)).body;
  const { base, token } = link(body);
  const read = async (address: string) => {
    const answer = await app.get(address);
    return { status: answer.status, body: await answer.json() };
  };

  expect(mailed).toBe(true);
  expect(await read(base + token)).toEqual({ status: 200, body });
  expect(await read(`${base}?token=no`)).toMatchObject({ status: 403, body: { code: 'bad-token' } });
  await app.post(`${base}/cancel${token}`, {});
  expect(await read(base + token)).toEqual({ status: 200, body: { ...body, state: 'cancelled' } });
});

test('what was cancelled can be booked again at once', async () => {
  await using app = await runningApp({}, monday());
  const first = await booked(app);
  const { base, token } = link(first.body);
  await app.post(`${base}/cancel${token}`, {});
  const again = await booked(app);

  expect(again).toMatchObject({ status: 201, body: { state: 'booked', start: tuesdayNine } });
  expect(again.body.id).not.toBe(first.body.id);
});

test('a key stands for one change of a booking', async () => {
  await using app = await runningApp({}, monday());
  const { base, token } = link((await booked(app)).body);
  const move = async (start: string, key: string) => {
    const answer = await app.post(`${base}/move${token}`, { start }, { 'idempotency-key': key });
    return { status: answer.status, body: await answer.json() };
  };
  const [ten, eleven] = ['2026-11-24T10:00:00+05:30', '2026-11-24T11:00:00+05:30'];

  const moved = await move(ten, 'k1');
  expect(moved).toMatchObject({ status: 200, body: { start: '2026-11-24T04:30:00.000Z' } });
  expect(await move(ten, 'k1')).toEqual(moved);
  expect(await move(eleven, 'k1')).toMatchObject({ status: 422, body: { code: 'key-reused' } });
  expect(await move(eleven, 'k2')).toMatchObject({ status: 200, body: { start: '2026-11-24T05:30:00.000Z' } });
  expect((await move(ten, 'k1')).body).toMatchObject({ start: '2026-11-24T05:30:00.000Z' }); // a late copy moves nothing
});

test('a key of another visitor hands out no link, and refuses nobody', async () => {
  await using app = await runningApp({ TRUST_PROXY: '1' }, monday());
  const book = async (address: string, more: object = {}) => {
    const headers = { 'idempotency-key': '1', 'x-forwarded-for': address };
    const answer = await app.post('/api/v1/bookings', { ...booking, ...more }, headers);
    return { status: answer.status, body: (await answer.json()) as Partial<Booked> };
  };
  const first = await book('203.0.113.1');

  expect(first.status).toBe(201);
  expect(await book('203.0.113.1')).toEqual(first);
  expect(await book('198.51.100.7')).toMatchObject({ status: 409, body: { code: 'taken' } });
  expect((await book('198.51.100.7', { start: '2026-11-24T10:00:00+05:30' })).status).toBe(201);
});

test('moving to a taken time is a conflict', async () => {
  await using app = await runningApp({}, monday());
  const ten = '2026-11-24T10:00:00+05:30';
  await booked(app, { start: ten, email: 'other@example.com' });
  const { base, token } = link((await booked(app)).body);

  expect((await app.post(`${base}/move${token}`, { start: ten })).status).toBe(409);
});

test('bookings are limited by address like enquiries', async () => {
  await using app = await runningApp({ RATE_LIMIT_PER_MIN: '1' }, monday());
  await booked(app);

  expect(await booked(app)).toMatchObject({ status: 429, body: { code: 'too-many-requests' } });
});

test('free times may be looked at twelve times as often as one may post', async () => {
  await using app = await runningApp({ RATE_LIMIT_PER_MIN: '1' }, monday());
  const look = async () => (await slots(app, tuesdayNine, '2026-11-25T00:00:00Z')).status;
  for (let count = 0; count < 12; count += 1) expect(await look()).toBe(200);

  expect(await look()).toBe(429);
  expect((await booked(app)).status).toBe(201); // a post is counted apart
});

const hourly = (hour: number) => `2026-11-24T${String(hour).padStart(2, '0')}:00:00+05:30`;
const manyPosts = { RATE_LIMIT_PER_MIN: '1000' };

test('one e-mail address has a few open calls, in any letter case; a cancelled one makes room', async () => {
  await using app = await runningApp(manyPosts, monday());
  const first = await booked(app, { start: hourly(9) });
  expect((await booked(app, { start: hourly(10), email: 'KAMALA@example.com' })).status).toBe(201);
  expect(await booked(app, { start: hourly(11) })).toMatchObject({ status: 429, body: { code: 'too-many-calls' } });

  const { base, token } = link(first.body);
  await app.post(`${base}/cancel${token}`, {});
  expect((await booked(app, { start: hourly(11) })).status).toBe(201);
});

test('who booked is told whether a confirmation is mailed', async () => {
  await using app = await runningApp(manyPosts, monday());
  const wish = { start: hourly(9) };
  const mailed: unknown[] = [];
  for (let letters = 0; letters <= fewLetters.perMailbox; letters += 1) {
    const { body } = await booked(app, wish);
    mailed.push(body.mailed);
    await app.post(`${link(body).base}/cancel${link(body).token}`, {});
  }

  expect(mailed).toEqual([...Array<boolean>(fewLetters.perMailbox).fill(true), false]);
});

test('one address of a machine has a few open calls, whatever is typed', async () => {
  await using app = await runningApp({ ...manyPosts, TRUST_PROXY: '1' }, monday());
  const from = async (address: string, hour: number) => {
    const body = { ...booking, start: hourly(hour), email: `visitor${hour}@example.com` };
    return (await app.post('/api/v1/bookings', body, { 'x-forwarded-for': address })).status;
  };

  for (const hour of [9, 10, 11]) expect(await from('203.0.113.1', hour)).toBe(201);
  expect(await from('203.0.113.1', 12)).toBe(429);
  expect(await from('203.0.113.2', 12)).toBe(201);
});

test('booking and cancelling in turns writes to nobody without end', async () => {
  await using app = await runningApp(manyPosts, monday());
  for (let turn = 0; turn < 10; turn += 1) {
    const { base, token } = link((await booked(app, { topic: `turn ${turn}` })).body);
    await app.store.mails.claim(100); // the outbox has taken them
    expect((await app.post(`${base}/cancel${token}`, {})).status).toBe(200);
    await app.store.mails.claim(100);
  }
  const { waiting } = await app.store.mails.counts();

  expect(waiting).toBe(20 + 4); // the owner hears of every change, the visitor's address of as many as a day allows
});

test('without a token of the form a quarter of the day is open, and a filled trap is refused', async () => {
  const clock = monday();
  await using app = await runningApp({ ...manyPosts, RATE_LIMIT_PER_DAY: '4' }, clock);
  const { token } = (await (await app.get('/api/v1/form-token')).json()) as { token: string };
  clock.advance(2_000);

  expect((await booked(app, { homepage_url: 'https://spam.example' })).status).toBe(400);
  expect((await booked(app, { start: hourly(9) })).status).toBe(201);
  expect((await booked(app, { start: hourly(10), form_token: 'junk' })).status).toBe(429);
  expect((await booked(app, { start: hourly(10), form_token: token })).status).toBe(201);
});

test('a token of the form is good for one call and its repeats', async () => {
  const clock = monday();
  await using app = await runningApp({ ...manyPosts, RATE_LIMIT_PER_DAY: '5' }, clock);
  const { token } = (await (await app.get('/api/v1/form-token')).json()) as { token: string };
  clock.advance(2_000);
  const wish = { start: hourly(9), form_token: token };
  const again = { 'idempotency-key': 'one-wish' };
  const ask = async () => (await app.post('/api/v1/bookings', { ...booking, ...wish }, again)).status;

  expect([await ask(), await ask()]).toEqual([201, 201]);
  expect((await booked(app, { start: hourly(10) })).status).toBe(201); // the quarter of the day
  const another = { start: hourly(11), email: 'other@example.com', form_token: token };
  expect(await booked(app, another)).toMatchObject({ status: 409, body: { code: 'form-used' } });
  const fresh = (await (await app.get('/api/v1/form-token')).json()) as { token: string };
  clock.advance(2_000);
  expect((await booked(app, { ...another, form_token: fresh.token })).status).toBe(201); // nothing else has to be changed
});

test('a form that names its language is answered in it, whatever the browser tells', async () => {
  await using app = await runningApp({}, monday());
  const answer = await app.post('/api/v1/bookings?lang=ta', booking);

  expect(answer.status).toBe(201);
  expect(new URL(((await answer.json()) as Booked).manageUrl).pathname).toBe('/ta/meet');
});

test('each answer to a visitor’s page is exactly what its call says, and each refusal one of its codes', async () => {
  await using app = await runningApp({}, monday());
  const made = await booked(app);
  const { pathname, search } = new URL(made.body.icsUrl);
  const own = pathname.replace('.ics', '');
  const token = new URLSearchParams(search).get('token');
  const span = '?from=2026-11-23T00:00:00Z&to=2026-11-28T00:00:00Z';
  const wish = { email: 'kamala@example.com', company: 'country=us&state=WY&incorporated=2026-02-10' };
  const start = '2026-11-24T04:00:00.000Z';

  const answers = [
    [slotsCall, await app.get(slotsCall.path + span)],
    [closedDaysCall, await app.get(closedDaysCall.path)],
    [formTokenCall, await app.get(formTokenCall.path)],
    [bookCall, await app.post(bookCall.path, { ...booking, start: '2026-11-25T09:00:00+05:30' })],
    [bookingCall, await app.get(own + search)],
    [moveCall, await app.post(`${own}/move`, { token, start })],
    [cancelCall, await app.post(`${own}/cancel`, { token })],
    [remindersCall, await app.post(remindersCall.path, wish)],
  ] as const;
  for (const [{ path, answer }, response] of answers) {
    const json = await response.json();
    expect([path, response.ok, readAnswer(answer, json)]).toEqual([path, true, json]);
  }

  const refused = [
    [slotsCall, await app.get(slotsCall.path)],
    [bookCall, await app.post(bookCall.path, { ...booking, email: '' })],
    [bookingCall, await app.get(own)],
    [moveCall, await app.post(`${own}/move`, { token: 'x', start })],
    [remindersCall, await app.post(remindersCall.path, { ...wish, email: '' })],
  ] as const;
  for (const [{ path, refusals }, response] of refused) {
    const code = readAnswer(refusalAnswer, await response.json())?.code;
    expect([path, refusals.some((known) => known === code)], code).toEqual([path, true]);
  }
});

test('the first link opens a moved call until it is over, and then what another one begins with, but no number', async () => {
  const clock = monday();
  await using app = await runningApp({}, clock);
  const { base, token } = link((await booked(app, { phone: '+94 77 123 4567' })).body);
  const start = '2026-12-15T09:00:00+05:30';
  await app.post(`${base}/move${token}`, { start });

  clock.advance(Date.parse(start) - clock.now());
  const standing = await (await app.get(base + token)).json();
  expect(standing).toMatchObject({ state: 'booked', start: toIso(Date.parse(start)) });
  expect(standing).not.toHaveProperty('over');
  clock.advance(24 * 3_600_000);
  const { name, email, topic } = booking;
  expect(await (await app.get(base + token)).json()).toMatchObject({ over: { name, email, topic } });
  expect((await app.post(`${base}/move${token}`, { start: '2026-12-22T09:00:00+05:30' })).status).toBe(409);
});

test('with a mail server the address is to be confirmed, by the link of a mail alone', async () => {
  await using app = await runningApp(
    { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_TO: 'a@b.co', MAIL_FROM: 'a@b.co' },
    monday(),
  );
  const { body } = await booked(app);
  expect(body).toMatchObject({ confirmed: false, mailed: true });
  const { base } = link(body);
  const stands = (await app.store.bookings.list())[0];
  if (stands === undefined) throw new Error('It is booked.');
  const site = { siteUrl: app.settings.siteUrl, secret: 'a secret for tests' };
  const confirm = async (url: string) => {
    const answer = await app.post(`${base}/confirm`, { token: new URL(url).searchParams.get('token') });
    return [answer.status, (await answer.json()) as Record<string, unknown>] as const;
  };

  expect(await confirm(body.manageUrl)).toMatchObject([403, { code: 'bad-token' }]);
  expect(await confirm(mailedLink(site, stands))).toMatchObject([200, { confirmed: true, manageUrl: body.manageUrl }]);
});

test('without one nobody needs to confirm', async () => {
  await using app = await runningApp({}, monday());

  expect((await booked(app)).body).toMatchObject({ confirmed: true });
});
