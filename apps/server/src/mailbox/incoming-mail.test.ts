import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readMail } from './incoming-mail.ts';

const mail = (...lines: readonly string[]) => readMail(Buffer.from(lines.join('\r\n')), true);
const withHeader = (line: string) => mail('From: nimal@client.example', line, '', 'Hello');

test('every field comes as a text that can be stored and shown', async () => {
  const found = await mail(
    'From: =?utf-8?B?PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==?= <nimal@client.example>',
    'To: Firm <office+x@firm.example>, Team: a@firm.example, b@firm.example;',
    'Cc: c@firm.example',
    'Delivered-To: d@firm.example',
    'Subject: =?utf-8?Q?A=00=E2=80=AE_subject?=',
    ' of two lines',
    'Message-ID: <one@client.example> <two@client.example>',
    'References: <a@firm.example> not-an-id <b@firm.example>',
    'In-Reply-To: <b@firm.example>',
    '',
    'Hello\u0000 <b>there</b>\u001B[31m',
  );

  expect(found.from).toEqual({ name: '<script>alert(1)</script>', address: 'nimal@client.example' });
  expect(found.to).toEqual([
    'office+x@firm.example',
    'a@firm.example',
    'b@firm.example',
    'c@firm.example',
    'd@firm.example',
  ]);
  expect(found.subject).toBe('A subject of two lines');
  expect(found.messageId).toBe('<one@client.example>');
  expect(found.answers).toEqual(['<a@firm.example>', '<b@firm.example>', '<b@firm.example>']);
  expect(found.text).toBe('Hello <b>there</b>[31m');
});

test('of a page only its words are read', async () => {
  const found = await mail(
    'From: nimal@client.example',
    'Content-Type: text/html',
    '',
    '<style>p{}</style><h1>Yes</h1><p onclick="x()">Please <a href="https://a.example">start</a></p>',
    '<script>alert(1)</script><img src="https://b.example/track.gif" alt="logo"><!-- c -->',
  );

  expect(found.text).toBe('Yes\n\nPlease start [https://a.example]');
});

test('plain text comes before a page that says something else', async () => {
  const part = (type: string, text: string) => ['--b', `Content-Type: ${type}`, '', text];
  const found = await mail(
    'From: nimal@client.example',
    'Content-Type: multipart/alternative; boundary=b',
    '',
    ...part('text/plain', 'Yes'),
    ...part('text/html', '<p>No</p>'),
    '--b--',
  );

  expect(found.text).toBe('Yes');
});

test.each([
  ['Auto-Submitted: auto-replied', true],
  ['Auto-Submitted: no', false],
  ['X-Auto-Response-Suppress: All', true],
  ['Precedence: bulk', true],
  ['Precedence: first-class', false],
  ['List-Unsubscribe: <https://a.example>', true],
  ['Return-Path: <>', true],
  ['Return-Path: <nimal@client.example>', false],
  ['X-Mailer: Something', false],
])('%s: a machine wrote it: %s', async (line, isAutomatic) => {
  expect((await withHeader(line)).isAutomatic).toBe(isAutomatic);
});

test.each([
  ['failed', '5.1.1', { of: ['<ours@firm.example>'], status: '5.1.1', says: 'smtp; 550 No such user' }],
  ['failed', '5.2.2', { of: ['<ours@firm.example>'], status: '5.2.2', says: 'smtp; 550 No such user' }],
  ['delayed', '4.4.1', undefined],
  ['delivered', '2.0.0', undefined],
])('a report that a mail was %s (%s)', async (action, status, bounce) => {
  const found = await mail(
    'From: MAILER-DAEMON@client.example',
    'Content-Type: multipart/report; report-type=delivery-status; boundary=b',
    '',
    ...['--b', 'Content-Type: text/plain', '', 'About your mail'],
    ...['--b', 'Content-Type: message/delivery-status', '', 'Reporting-MTA: dns; mx.client.example', ''],
    ...[`Action: ${action}`, `Status: ${status}`, 'Diagnostic-Code: smtp; 550 No such user', ''],
    ...['--b', 'Content-Type: message/rfc822', '', 'Message-ID: <ours@firm.example>', '', 'It takes a week.', '--b--'],
  );

  expect(found.bounce).toEqual(bounce);
  expect([found.files, found.leftOut]).toEqual([[], 0]);
});

const file = (name: string, more: readonly string[] = []) =>
  ['--b', 'Content-Type: text/plain', `Content-Disposition: attachment; filename="${name}"`, ...more, '', 'a,b'].join(
    '\r\n',
  );

test('ten files are taken, and of the beginning of a mail none', async () => {
  const names = Array.from({ length: 12 }, (_, index) => `${index}.csv`);
  const head = ['From: nimal@client.example', 'Content-Type: multipart/mixed; boundary=b', ''];
  const source = Buffer.from([...head, ...names.map((name) => file(name)), '--b--'].join('\r\n'));

  const [whole, beginning] = [await readMail(source, true), await readMail(source, false)];

  expect(whole.files.map(({ name }) => name)).toEqual(names.slice(0, 10));
  expect(
    Buffer.from(whole.files[0]?.content ?? [])
      .toString()
      .trim(),
  ).toBe('a,b');
  expect(whole.leftOut).toBe(2);
  expect([beginning.files, beginning.leftOut, beginning.isCut]).toEqual([[], 12, true]);
});

test('a long text is cut, and says so', async () => {
  const found = await mail('From: nimal@client.example', '', 'a'.repeat(30_000));

  expect([found.text.length, found.isCut]).toEqual([20_000, true]);
});

test('what is nested without end is no mail', async () => {
  const nested = Array.from(
    { length: 100 },
    (_, index) => `Content-Type: multipart/mixed; boundary=b${index}\r\n\r\n--b${index}`,
  );

  await expect(mail('From: nimal@client.example', ...nested)).rejects.toThrow();
});

test('whatever comes, its texts are bounded and can be stored, or it is refused', async () => {
  const piece = fc.constantFrom(
    'From: a@b.example\r\n',
    '\r\n',
    '\0',
    '--b',
    'Content-Type: multipart/mixed; boundary=b\r\n',
    '\uD800',
    '<a',
    '>',
    'Subject: =?x?Q?=?=\r\n',
  );
  const source = fc.array(fc.oneof(piece, fc.string({ maxLength: 20 })), { maxLength: 40 });

  await fc.assert(
    fc.asyncProperty(source, async (pieces) => {
      const found = await readMail(Buffer.from(pieces.join('')), true).catch(() => undefined);
      if (found === undefined) return;
      const texts = [found.text, found.quoted, found.subject, found.from.name, found.from.address, found.messageId];
      for (const text of texts) {
        expect(text).not.toContain('\0');
        expect(text.isWellFormed()).toBe(true);
        expect(text.length).toBeLessThanOrEqual(20_000);
      }
    }),
  );
});
