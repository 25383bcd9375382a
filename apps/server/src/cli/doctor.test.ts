import { expect, test } from 'vitest';
import { runningApp } from '../testing/running-app.ts';
import { closedPort, scratchSmtp } from '../testing/scratch-smtp.ts';
import { freshOrigin, scratchStore, someEnquiry } from '../testing/scratch-store.ts';
import { runLeads } from './run-leads.ts';

type Report = Readonly<{ findings: readonly Readonly<{ about: string; state: string; says: string }>[] }>;

/** What the doctor finds, by what it is about. */
async function examined(env: Readonly<Record<string, string>>, now = '2026-08-01T00:00:00Z') {
  const { store, dataDir } = await scratchStore();
  const mailboxes = { MAIL_TO: 'owner@example.com', MAIL_FROM: 'site@example.com' };
  const world = { env: { DATA_DIR: dataDir, ...mailboxes, ...env }, now: () => Date.parse(now) };
  const look = async () => {
    const { out } = await runLeads(['doctor', '--format', 'json'], world);
    const { findings } = JSON.parse(out) as Report;
    return Object.fromEntries(findings.map(({ about, state }) => [about, state]));
  };
  return { store, look, report: () => runLeads(['doctor'], world) };
}

test('a server that is well', async () => {
  await using app = await runningApp();
  const { url } = await scratchSmtp();
  const { look, report } = await examined({ SITE_URL: app.origin, SMTP_URL: url });

  const found = await look();
  expect(found).toMatchObject({
    address: 'look',
    'mail server': 'ok',
    'mails given up': 'ok',
    'mails held for a day': 'ok',
    backup: 'look',
    certificate: 'ok',
    retention: 'ok',
    'closed days': 'ok',
  });
  expect((await report()).code).toBe(0); // only https is missing
});

test.each([
  ['address', async () => ({ SITE_URL: (await closedPort()).replace('smtp', 'http') })],
  ['mail server', async () => ({ SMTP_URL: (await closedPort()).replace('//', '//user:hidden-password@') })],
  ['retention', async () => ({ RETENTION_MONTHS: '3' })],
])('names a wrong %s, and no password', async (about, env) => {
  await using app = await runningApp();
  const { look, report } = await examined({ SITE_URL: app.origin, ...(await env()) });

  expect((await look())[about]).toBe('bad');
  const { code, err } = await report();
  expect([code, err]).toEqual([1, expect.stringMatching(new RegExp(`^bad +${about}`, 'm'))]);
  expect(err).not.toContain('hidden-password');
});

test('names mails that were given up, and holidays that nobody has read yet', async () => {
  await using app = await runningApp();
  const { store, look } = await examined({ SITE_URL: app.origin }, '2099-01-01T00:00:00Z');
  await store.enquiries.add(someEnquiry(), freshOrigin());
  const [mail] = await store.mails.claim(1);
  if (mail) await store.mails.settle(mail, { state: 'dead', error: '550 no' });

  expect(await look()).toMatchObject({ 'mails given up': 'bad', 'closed days': 'bad', 'facts and fees': 'look' });

  const hours = { week: [[], [], [], [], [], [], []], closed: [], holidaysUntil: '2099-12-31' } as const;
  await store.opening.change(hours, 0, 'owner@example.com');
  expect(await look(), 'added in the console').toMatchObject({ 'closed days': 'ok' });
});

test('a check that breaks is named, and keeps no other from being made', async () => {
  await using app = await runningApp();
  const { look } = await examined({ SITE_URL: app.origin, BACKUP_DIR: import.meta.filename }); // no folder

  expect(await look()).toMatchObject({ 'the check backup': 'bad', retention: 'ok', 'closed days': 'ok' });
});
