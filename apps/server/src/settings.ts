import { resolve } from 'node:path';
import { office, site } from '@formation/content';
import { siteIds } from '@formation/leads';
import * as v from 'valibot';
import {
  address,
  database,
  host,
  httpOrigin,
  imap,
  list,
  mailbox,
  onOff,
  origins,
  secret,
  wholeNumber,
  word,
} from './setting-kinds.ts';

/** Every variable that the server reads, with its default. */
const environment = v.object({
  /** Where to listen. Port 0 takes a free one. */
  PORT: v.optional(wholeNumber(0, 65_535), '4321'),
  HOST: v.optional(host, '127.0.0.1'),
  /** Serve the calls and no pages: behind `npm run dev`, or where a CDN has the pages. */
  API_ONLY: v.optional(onOff, '0'),
  /** The address that visitors use; links in mails start with it. */
  SITE_URL: v.optional(address('http://', 'https://')),
  /** Database, files and outbox. */
  DATA_DIR: v.optional(v.string(), './data'),
  /** PostgreSQL instead of the embedded database. */
  DATABASE_URL: v.optional(database),
  /** Without it mails wait as .eml files in DATA_DIR/outbox. */
  SMTP_URL: v.optional(address('smtp://', 'smtps://')),
  /** Content's own address is a sample until the firm writes its own there: see `unreachable`. */
  MAIL_TO: v.optional(mailbox, site.email),
  MAIL_FROM: v.optional(mailbox, site.email),
  /** Under which name the mail server's key stands in DNS, for `leads -- doctor`. */
  DKIM_SELECTOR: v.optional(word),
  /** A fixed reply to whoever sent an enquiry. Off, because forms that reply are used as mail relays. */
  MAIL_AUTO_REPLY: v.optional(onOff, '0'),
  /** The mailbox that is read: `imaps://user:password@host/INBOX`. Without it nothing is. */
  IMAP_URL: v.optional(imap),
  /** Whether a mail that answers none of ours becomes an enquiry. */
  IMAP_NEW_ENQUIRIES: v.optional(onOff, '1'),
  /** How long the mailbox is left alone between two looks. */
  IMAP_TICK_MS: v.optional(wholeNumber(1, 3_600_000), '60000'),
  /** Where answers to ours go: the mailbox that is read, or MAIL_TO where none is. */
  MAIL_REPLY_TO: v.optional(mailbox),
  /** Whether that mailbox takes `name+anything@domain`: each enquiry then has an address of its own. */
  MAIL_REPLY_PLUS: v.optional(onOff, '0'),
  /** Above this many enquiries an hour the owner gets one digest instead of a mail each. */
  MAIL_DIGEST_ABOVE: v.optional(wholeNumber(1, 100_000), '60'),
  OUTBOX_TICK_MS: v.optional(wholeNumber(1, 3_600_000), '1000'),
  /** First pause between two tries of a mail; it doubles, with jitter. */
  RETRY_BASE_MS: v.optional(wholeNumber(1, 3_600_000), '30000'),
  /** Whether pages of yesterday are built again at half past five in Colombo, with newer rates of exchange. */
  REBUILD_DAILY: v.optional(onOff, '1'),
  /** Told of alarms beside MAIL_TO, which a dead mail server cannot reach: a POST of JSON with a `text`. */
  ALARM_URL: v.optional(address('http://', 'https://')),
  /** Where `leads -- backup FOLDER --keep N` puts its copies: an old newest one is an alarm. */
  BACKUP_DIR: v.optional(v.string()),
  /** How long enquiries and calls are kept. The legal pages promise what `content` says. */
  RETENTION_MONTHS: v.optional(wholeNumber(1, 1_200), String(office.retentionMonths)),
  /** Posts an address may make; 0 switches both limits off. The day's default is 20 times the minute's. */
  RATE_LIMIT_PER_MIN: v.optional(wholeNumber(0, 1_000_000), '10'),
  RATE_LIMIT_PER_DAY: v.optional(wholeNumber(0, 100_000_000)),
  /** How much the files of all enquiries may take, in MB; beyond it enquiries come without a file. */
  MAX_STORED_MB: v.optional(wholeNumber(1, 10_000_000), '5000'),
  /** Number of proxies in front whose X-Forwarded-For and X-Forwarded-Proto are believed. */
  TRUST_PROXY: v.optional(wholeNumber(0, 10), '0'),
  /** Origins of other sites that may post here from a browser. */
  CORS_ORIGINS: v.optional(origins, ''),
  /** E-mail addresses, @domains and IP addresses that get 403. */
  BLOCKLIST: v.optional(list, ''),
  /** Answer 451 to headless browsers. */
  BLOCK_HEADLESS: v.optional(onOff, '0'),
  /** Under which forms of others come, written for the e-mail provider. The site's own come under its own as well. */
  EMAIL_USER_ID: v.optional(word, siteIds.userId),
  EMAIL_SERVICE_ID: v.optional(word, siteIds.serviceId),
  EMAIL_TEMPLATE_ID: v.optional(word, siteIds.templateId),
  /** Opens /metrics to others than this machine. */
  METRICS_TOKEN: v.optional(secret),
  /** After how many minutes without a call of theirs somebody is signed out of the console; a session ends after twelve hours anyway. */
  SESSION_IDLE_MIN: v.optional(wholeNumber(30, 720), '720'),
  /** Signs links and forms. Without it one is made and kept in DATA_DIR. */
  SECRET: v.optional(secret),
  LOG_LEVEL: v.optional(v.picklist(['silent', 'error', 'warn', 'info', 'debug'], 'is not a known level'), 'info'),
});

/** The names of these variables. */
export const settingNames: readonly string[] = Object.keys(environment.entries);

export type Settings = ReturnType<typeof named>;

/** Whose mailbox it is: most sign in with their address. */
function ownerOf(imapUrl: string, otherwise: string): string {
  const user = decodeURIComponent(new URL(imapUrl).username);
  return v.is(mailbox, user) ? user : otherwise;
}

/** The values under the names that the code uses. */
function named(env: v.InferOutput<typeof environment>) {
  return {
    port: env.PORT,
    host: env.HOST,
    apiOnly: env.API_ONLY,
    siteUrl: new URL(env.SITE_URL ?? httpOrigin(env.HOST, env.PORT)).origin,
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    smtpUrl: env.SMTP_URL,
    mailTo: env.MAIL_TO,
    mailFrom: env.MAIL_FROM,
    dkimSelector: env.DKIM_SELECTOR,
    mailAutoReply: env.MAIL_AUTO_REPLY,
    imapUrl: env.IMAP_URL,
    imapNewEnquiries: env.IMAP_NEW_ENQUIRIES,
    imapTickMs: env.IMAP_TICK_MS,
    mailReplyTo: env.MAIL_REPLY_TO ?? (env.IMAP_URL === undefined ? env.MAIL_TO : ownerOf(env.IMAP_URL, env.MAIL_FROM)),
    mailReplyPlus: env.MAIL_REPLY_PLUS,
    mailDigestAbove: env.MAIL_DIGEST_ABOVE,
    outboxTickMs: env.OUTBOX_TICK_MS,
    retryBaseMs: env.RETRY_BASE_MS,
    rebuildDaily: env.REBUILD_DAILY,
    alarmUrl: env.ALARM_URL,
    backupDir: env.BACKUP_DIR === undefined ? undefined : resolve(env.BACKUP_DIR),
    retentionMonths: env.RETENTION_MONTHS,
    rateLimitPerMin: env.RATE_LIMIT_PER_MIN,
    rateLimitPerDay: env.RATE_LIMIT_PER_DAY ?? env.RATE_LIMIT_PER_MIN * 20,
    maxStoredBytes: env.MAX_STORED_MB * 1024 * 1024,
    trustProxy: env.TRUST_PROXY,
    corsOrigins: env.CORS_ORIGINS,
    blocklist: env.BLOCKLIST,
    blockHeadless: env.BLOCK_HEADLESS,
    emailIds: { userId: env.EMAIL_USER_ID, serviceId: env.EMAIL_SERVICE_ID, templateId: env.EMAIL_TEMPLATE_ID },
    metricsToken: env.METRICS_TOKEN,
    sessionIdleMs: env.SESSION_IDLE_MIN * 60_000,
    secret: env.SECRET,
    logLevel: env.LOG_LEVEL,
  } as const;
}

const unspoken = new Set(['SMTP_URL', 'IMAP_URL', 'DATABASE_URL', 'SECRET', 'METRICS_TOKEN', 'ALARM_URL']); // they hold passwords

function complaint(issue: v.BaseIssue<unknown>): string {
  const name = v.getDotPath(issue) ?? 'The environment';
  const value = unspoken.has(name) ? '' : `, not ${JSON.stringify(issue.path?.[0]?.value)}`;
  return `${name} ${issue.message}${value}.`;
}

/** Names that no mail ever reaches, by RFC 2606 and RFC 6761. */
const reachesNobody = /[@.](example|test|invalid|localhost)\.?$/i;

/** A mail server takes what goes to such a name, and every enquiry would read "sent" and be lost. */
function unreachable(env: v.InferOutput<typeof environment>): readonly string[] {
  if (env.SMTP_URL === undefined) return [];
  const wrong = (['MAIL_TO', 'MAIL_FROM'] as const).filter((name) => reachesNobody.test(env[name]));
  return wrong.map((name) => `${name} must be a mailbox that exists when SMTP_URL is set, not "${env[name]}".`);
}

/**
 * Reads the environment once. An empty variable counts as unset.
 *
 * @returns the settings, or one line for each wrong value, which names it. Passwords are never repeated.
 */
export function parseSettings(env: Readonly<Record<string, string | undefined>>): Settings | { refused: string } {
  const input = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const result = v.safeParse(environment, input, { abortPipeEarly: true });
  const complaints = result.success ? unreachable(result.output) : result.issues.map(complaint);
  return result.success && complaints.length === 0 ? named(result.output) : { refused: complaints.join('\n') };
}
