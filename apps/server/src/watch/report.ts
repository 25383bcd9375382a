import { calls, fill, messages, office } from '@formation/content';
import { createTransport } from 'nodemailer';
import { openMailbox } from '../mailbox/imap-mailbox.ts';
import { isoIn } from '../outbox/time-in.ts';
import { secretChange } from '../secret-change.ts';
import { rules } from './alarm-round.ts';
import { because, type Check, type Finding, finding, type Watched } from './finding.ts';
import { mailRecord, type MailRecord } from './mail-records.ts';

const ownersZone = calls.hours.timeZone;
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 10_000 };

/** What a server said that let us in. */
const answers = (url: string) =>
  new URL(url).username === ''
    ? 'It answers; no name or password is set.'
    : 'It answers and takes our name and password.';

async function mailServer({ settings: { smtpUrl } }: Watched): Promise<Finding> {
  if (smtpUrl === undefined) return finding('mail server', 'look', 'SMTP_URL is not set: mails wait as files.');
  const transport = createTransport({ url: smtpUrl, ...patience });
  try {
    await transport.verify();
    return finding('mail server', 'ok', answers(smtpUrl));
  } catch (error) {
    return finding('mail server', 'bad', `It does not answer or does not take us: ${because(error)}`);
  } finally {
    transport.close();
  }
}

/** Looks into the mailbox; it changes nothing there. */
async function mailbox({ settings: { imapUrl } }: Watched): Promise<Finding> {
  if (imapUrl === undefined) return finding('mailbox opens', 'ok', 'IMAP_URL is not set: no mailbox is read.');
  try {
    const box = await openMailbox(imapUrl);
    box.close();
    return finding('mailbox opens', 'ok', 'It answers and takes our name and password.');
  } catch (error) {
    return finding('mailbox opens', 'bad', `It does not answer or does not take us: ${because(error)}`);
  }
}

/** Only mails that leave by a mail server are judged by its receivers. */
const recordOf =
  (record: MailRecord): Check =>
  async ({ settings: { smtpUrl, mailFrom, dkimSelector } }) => {
    if (smtpUrl === undefined) return finding(record, 'ok', 'Not looked for: SMTP_URL is not set.');
    return mailRecord(record, { domain: mailFrom.slice(mailFrom.lastIndexOf('@') + 1), selector: dkimSelector });
  };

/** Asks the site by the address that visitors use. Its headers show what the proxy passes on. */
async function address({ settings: { siteUrl, trustProxy } }: Watched): Promise<Finding> {
  const answer = await fetch(`${siteUrl}/healthz`, { signal: AbortSignal.timeout(10_000) }).catch((error: unknown) =>
    because(error),
  );
  if (typeof answer === 'string') return finding('address', 'bad', `${siteUrl} does not answer: ${answer}`);
  if (!answer.ok) return finding('address', 'bad', `${siteUrl}/healthz answers ${answer.status}.`);
  if (!siteUrl.startsWith('https:')) return finding('address', 'look', `${siteUrl} answers, but not by https.`);
  if (answer.headers.has('strict-transport-security')) return finding('address', 'ok', `${siteUrl} answers by https.`);
  const header = trustProxy === 0 ? 'TRUST_PROXY is 0' : 'the proxy does not set X-Forwarded-Proto';
  return finding('address', 'bad', `${siteUrl} answers, but the server does not know that it is https: ${header}.`);
}

async function retention({ settings: { retentionMonths } }: Watched): Promise<Finding> {
  const same = retentionMonths === office.retentionMonths;
  const says = `RETENTION_MONTHS is ${retentionMonths}, the legal pages promise ${office.retentionMonths}.`;
  return finding('retention', same ? 'ok' : 'bad', says);
}

async function surroundings({ settings, now }: Watched): Promise<Finding> {
  const database = settings.databaseUrl === undefined ? 'node:sqlite' : 'PostgreSQL';
  const clock = isoIn(ownersZone, now);
  return finding('here', 'ok', `Node ${process.version}, ${database}, ${clock}, zone ${ownersZone}`);
}

async function signing({ settings }: Watched): Promise<Finding> {
  const change = await secretChange(settings);
  return finding(
    'secret',
    change === undefined ? 'ok' : 'bad',
    change?.says ?? 'It is the one that the data was made with.',
  );
}

/** Reads every file that came along, so it is no alarm: those look every five minutes. */
async function attachments({ store }: Watched): Promise<Finding> {
  const broken = await store.files.broken();
  if (broken.length === 0) return finding('attachments', 'ok', 'Each is as it came.');
  return finding(
    'attachments',
    'bad',
    `Lost or damaged, by their digest; a backup may have them: ${broken.join(', ')}`,
  );
}

const checks: readonly Check[] = [
  surroundings,
  address,
  mailServer,
  recordOf('SPF'),
  recordOf('DKIM'),
  recordOf('DMARC'),
  mailbox,
  retention,
  signing,
  attachments,
  ...rules.map(({ check }) => check),
];

/** A check that breaks is itself a finding, and keeps no other from being made. */
const found = (check: Check, watched: Watched): Promise<Finding> =>
  check(watched).catch((error: unknown) =>
    finding(fill(messages.en.mail.alarm.broken, { check: check.name }), 'bad', because(error)),
  );

/** Looks at settings, address, proxy, mail, disk and zone. It holds no secret and no visitor: it can be sent on. */
export const report = (watched: Watched): Promise<readonly Finding[]> =>
  Promise.all(checks.map((check) => found(check, watched)));
