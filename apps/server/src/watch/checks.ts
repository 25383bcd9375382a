import { existsSync } from 'node:fs';
import { dayAt, daysBetween, dayMs } from '@formation/calendar';
import { calls, fill, messages, overdueFacts } from '@formation/content';
import { copiesIn, copyTime } from '../backup/back-up.ts';
import { openingService } from '../bookings/opening-service.ts';
import { freeBytes } from '../db/health.ts';
import { copiesLeft } from '../db/upgrade-copies.ts';
import { mailboxName } from '../mailbox/mailbox-name.ts';
import { registerFault } from '../people/register-file.ts';
import { isNotStarted } from '../publishing/editions.ts';
import type { Settings } from '../settings.ts';
import { totals } from '../totals.ts';
import { certificateEnd } from './certificate.ts';
import { dueFees } from './due-fees.ts';
import { type Check, finding } from './finding.ts';
import { reviewed } from './reviewed.ts';

const words = messages.en.mail.alarm.says;
const hourMs = 3_600_000;

/** Copies are made by night: one that is older than a day and two hours has been missed. */
const backupEveryMs = 26 * hourMs;
/** Certificates that renew themselves are renewed a month before their end. */
const certificateDays = 14;
const megabyte = 1024 * 1024;

export const mailsDead: Check = async ({ store }) => {
  const { dead, newestDead } = await store.mails.troubles();
  const found = finding('mails given up', dead > 0 ? 'bad' : 'ok', fill(words.dead, { count: dead }));
  return { ...found, key: String(newestDead) };
};

export const mailsWaiting: Check = async ({ store }) => {
  const { waiting } = await store.mails.troubles();
  return finding('mails waiting for a day', waiting > 0 ? 'bad' : 'ok', fill(words.waiting, { count: waiting }));
};

export const mailsRefused: Check = async ({ store }) => {
  const { refused } = await store.mails.troubles();
  return finding('mails refused', refused > 0 ? 'bad' : 'ok', fill(words.refused, { count: refused }));
};

export const visitorsUnreached: Check = async ({ store }) => {
  const found = await store.mails.unreached();
  const says = fill(words.unreached, { count: found.length });
  return { ...finding('visitors not reached', found.length > 0 ? 'bad' : 'ok', says), key: String(found[0]?.at ?? 0) };
};

export const mailsQuarantined: Check = async ({ store }) => {
  const { held, newestHeld } = await store.mails.troubles();
  const found = finding('mails held for a day', held > 0 ? 'look' : 'ok', fill(words.held, { count: held }));
  return { ...found, key: String(newestHeld) };
};

/** Rounds come each minute, and a large mailbox takes some. */
const mailboxMinutes = 30;

/** Before its first round there is nothing to say: the report asks the mailbox itself. */
export const mailboxRead: Check = async ({ store, settings: { imapUrl }, now }) => {
  if (imapUrl === undefined) return finding('mailbox', 'ok', words.noMailbox);
  const { readAt } = await store.mailbox.standing(mailboxName(imapUrl));
  const minutes = readAt === 0 ? 0 : Math.floor((now - readAt) / 60_000);
  return minutes > mailboxMinutes
    ? finding('mailbox', 'bad', fill(words.mailbox, { minutes }))
    : finding('mailbox', 'ok', fill(words.mailboxRead, { minutes }));
};

export const mailsLeft: Check = async ({ store, settings: { imapUrl } }) => {
  const { left } = imapUrl === undefined ? { left: 0 } : await store.mailbox.standing(mailboxName(imapUrl));
  return finding('mails left in the mailbox', left > 0 ? 'look' : 'ok', fill(words.mailsLeft, { count: left }));
};

export const disk: Check = async ({ settings: { dataDir } }) => {
  const free = Math.floor((await freeBytes(dataDir)) / megabyte);
  const state = free < 200 ? 'bad' : free < 2000 ? 'look' : 'ok';
  return finding('disk', state, fill(words.disk, { megabytes: free, folder: dataDir }));
};

export const stored: Check = async ({ store, settings: { maxStoredBytes } }) => {
  const share = (await store.files.bytes()) / maxStoredBytes;
  const state = share < 0.8 ? 'ok' : share < 0.95 ? 'look' : 'bad';
  return finding('stored files', state, fill(words.stored, { percent: Math.round(share * 100) }));
};

export const pictures: Check = async ({ store }) => {
  const share = (await store.pictures.bytes()) / totals.pictures.bounds.inAll;
  const state = share < 0.8 ? 'ok' : share < 0.95 ? 'look' : 'bad';
  return finding('pictures', state, fill(words.pictures, { percent: Math.round(share * 100) }));
};

/** The site was to be built again by itself, for a new day or after an upgrade, and nothing was published since. */
export const siteNotBuilt: Check = async ({ store }) => {
  const about = 'site not built again';
  const [newest] = (await store.site.builds()).filter(({ kind }) => kind !== 'preview');
  if (newest?.kind !== 'again' || newest.state !== 'failed') return finding(about, 'ok', words.siteBuilt);
  const says = fill(words.siteNotBuilt, { why: newest.why.join(' ').slice(0, 500) });
  return { ...finding(about, 'look', says), key: String(newest.number) };
};

/** What was published is built, and its server did not start: visitors see what stood before. */
export const siteNotStarted: Check = ({ settings: { dataDir } }) => {
  const isBad = isNotStarted(dataDir);
  return Promise.resolve(
    finding('site not shown', isBad ? 'bad' : 'ok', isBad ? words.siteNotStarted : words.siteStarted),
  );
};

/** Where the copies lie the register must be written as well; undefined when it can be. A folder that is not there is told as one without copies. */
export async function unwrittenBackups({ backupDir }: Pick<Settings, 'backupDir'>) {
  if (backupDir === undefined || !existsSync(backupDir)) return undefined;
  const code = await registerFault(backupDir);
  return code === undefined ? undefined : { key: code, says: fill(words.unwritten, { folder: backupDir, code }) };
}

export const backup: Check = async ({ settings, now }) => {
  const { backupDir } = settings;
  if (backupDir === undefined) return finding('backup', 'look', words.backupUnknown);
  const fault = await unwrittenBackups(settings);
  if (fault !== undefined) return { ...finding('backup', 'bad', fault.says), key: fault.key };
  const newest = existsSync(backupDir) ? (await copiesIn(backupDir))[0] : undefined;
  if (newest === undefined) return finding('backup', 'bad', fill(words.noBackup, { folder: backupDir }));
  const hours = Math.floor((now - copyTime(newest)) / hourMs);
  const state = now - copyTime(newest) > backupEveryMs ? 'bad' : 'ok';
  return finding('backup', state, fill(words.backup, { folder: backupDir, hours }));
};

/** The server deletes once an hour: what is still there an hour later it cannot delete. */
export const copies: Check = async ({ settings: { dataDir }, now }) => {
  const { overdue } = await copiesLeft(dataDir, now - 2 * hourMs);
  const isOver = overdue.length > 0;
  const says = isOver ? fill(words.oldCopies, { paths: overdue.join(', ') }) : words.noOldCopies;
  return finding('copies before upgrades', isOver ? 'bad' : 'ok', says);
};

export const certificate: Check = async ({ settings: { siteUrl }, now }) => {
  if (!siteUrl.startsWith('https:')) return finding('certificate', 'ok', words.noCertificate);
  const end = await certificateEnd(siteUrl);
  if (end === undefined) return finding('certificate', 'look', fill(words.unreadCertificate, { url: siteUrl }));
  const days = Math.floor((end - now) / dayMs);
  const state = days < 3 ? 'bad' : days < certificateDays ? 'look' : 'ok';
  return finding('certificate', state, fill(words.certificate, { url: siteUrl, days }));
};

export const reviews: Check = async ({ store, now }) => {
  const day = dayAt(now, calls.hours.timeZone);
  const { facts, tables, days } = await reviewed(store, day);
  const due = [...overdueFacts(facts, day).map((name) => fill(words.fact, { name })), ...dueFees(tables, days, day)];
  return finding('facts and fees', due.length > 0 ? 'look' : 'ok', fill(words.reviews, { due: due.join(', ') || '–' }));
};

export const closedDays: Check = async ({ store: { opening }, now }) => {
  const { holidaysUntil } = (await openingService({ opening, calls }).now()).hours;
  const left = daysBetween(dayAt(now, calls.hours.timeZone), holidaysUntil);
  const state = left < 0 ? 'bad' : left < 60 ? 'look' : 'ok';
  return finding('closed days', state, fill(words.closedDays, { day: holidaysUntil }));
};
