import { site } from '@formation/content';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseSettings } from './settings.ts';

const read = (env: Record<string, string>) => {
  const settings = parseSettings(env);
  if ('refused' in settings) throw new Error(settings.refused);
  return settings;
};

test('an empty environment gives the documented defaults', () => {
  expect(read({})).toMatchObject({
    port: 4321,
    host: '127.0.0.1',
    dataDir: `${process.cwd()}/data`,
    databaseUrl: undefined,
    rateLimitPerMin: 10,
    rateLimitPerDay: 200,
    trustProxy: 0,
    outboxTickMs: 1000,
    retryBaseMs: 30_000,
    retentionMonths: 24,
    emailIds: { userId: 'site', serviceId: 'enquiries', templateId: 'contact' },
    siteUrl: 'http://127.0.0.1:4321',
  });
});

test('an IPv6 host stands in brackets', () => {
  expect(read({ HOST: '::1' }).siteUrl).toBe('http://[::1]:4321');
});

test('an empty variable counts as unset', () => {
  expect(read({ PORT: '', DATABASE_URL: '' })).toEqual(read({}));
});

test('of a name with an address the address counts', () => {
  expect(read({ MAIL_FROM: 'Serendib <hello@example.com>' }).mailFrom).toBe('hello@example.com');
});

test('a database on a socket', () => {
  const databaseUrl = 'postgres://user@/leads?host=/run/postgresql';
  expect(read({ DATABASE_URL: databaseUrl }).databaseUrl).toBe(databaseUrl);
});

test('switching the limit of the minute off switches the limit of the day off too', () => {
  expect(read({ RATE_LIMIT_PER_MIN: '0' }).rateLimitPerDay).toBe(0);
});

test.each([
  [{ PORT: 'http' }, 'PORT must be a whole number from 0 to 65535, not "http".'],
  [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535, not "70000".'],
  [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY must be a whole number from 0 to 10, not "true".'],
  [{ MAIL_TO: 'the owner' }, 'MAIL_TO must be one e-mail address, not "the owner".'],
  [{ BLOCK_HEADLESS: 'yes' }, 'BLOCK_HEADLESS must be 0 or 1, not "yes".'],
  [{ SECRET: 'a' }, 'SECRET must have at least 32 characters: openssl rand -base64 32 makes one.'],
  [
    { METRICS_TOKEN: 'x'.repeat(31) },
    'METRICS_TOKEN must have at least 32 characters: openssl rand -base64 32 makes one.',
  ],
  [
    { DATABASE_URL: 'mysql://u:pass@h/d' },
    'DATABASE_URL must be an address that starts with postgres:// or postgresql://.',
  ],
  [
    { IMAP_URL: 'imaps://u%4:pass@h' },
    'IMAP_URL must be an address like imaps://user:password@host/INBOX, with %40 for @ in the name.',
  ],
  [{ SMTP_URL: 'http://u:pass@h' }, 'SMTP_URL must be an address that starts with smtp:// or smtps://.'],
])('%o stops the start with a line that names it', (env, line) => {
  expect(parseSettings(env)).toEqual({ refused: line });
});

const smtp = { SMTP_URL: 'smtps://mail.firm.lk' };

test.each(['a@firm.example', 'a@Firm.TEST', 'a@mail.invalid', 'root@localhost', 'A <a@b.example>', 'a@b.example.'])(
  'where mails leave the machine, %s receives none and stops the start',
  (nobody) => {
    const real = 'office@firm.lk';
    expect(parseSettings({ ...smtp, MAIL_TO: nobody, MAIL_FROM: real })).toEqual({
      refused: expect.stringMatching(/^MAIL_TO must .*SMTP_URL.*\.$/),
    });
    expect(parseSettings({ ...smtp, MAIL_TO: real, MAIL_FROM: nobody })).toEqual({
      refused: expect.stringMatching(/^MAIL_FROM must .*SMTP_URL.*\.$/),
    });
    expect(read({ MAIL_TO: nobody }).smtpUrl).toBe(undefined); // mails wait as files, and none is lost
  },
);

test('names that only look like those are taken', () => {
  const mailTo = 'office@example.firm.lk';
  expect(read({ ...smtp, MAIL_TO: mailTo, MAIL_FROM: 'test@latest.lk' })).toMatchObject({ mailTo });
});

test('the address of content is the default, and judged like one that was typed', () => {
  expect(parseSettings(smtp)).toEqual(parseSettings({ ...smtp, MAIL_TO: site.email, MAIL_FROM: site.email }));
});

test('two wrong values give two lines', () => {
  expect(parseSettings({ PORT: '-1', HOST: 'a b' })).toEqual({ refused: expect.stringMatching(/^PORT .*\nHOST .*$/) });
});

test.each([
  [{}, 'owner@firm.lk'],
  [{ IMAP_URL: 'imaps://office%40firm.lk:pass@mail.firm.lk/INBOX' }, 'office@firm.lk'],
  [{ IMAP_URL: 'imaps://office:pass@mail.firm.lk' }, 'hello@firm.lk'], // the name is no address
  [{ IMAP_URL: 'imaps://office:pass@mail.firm.lk', MAIL_REPLY_TO: 'Firm <a@firm.lk>' }, 'a@firm.lk'],
])('with %j visitors answer to %s', (env, mailReplyTo) => {
  expect(read({ MAIL_TO: 'owner@firm.lk', MAIL_FROM: 'hello@firm.lk', ...env })).toMatchObject({ mailReplyTo });
});

test('no text whatever makes it throw', () => {
  const names = fc.constantFrom('PORT', 'HOST', 'SITE_URL', 'DATA_DIR', 'SMTP_URL', 'IMAP_URL', 'CORS_ORIGINS');
  fc.assert(fc.property(names, fc.string({ unit: 'binary' }), (name, value) => void parseSettings({ [name]: value })));
});
