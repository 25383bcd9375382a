import { dayAt, daysBetween } from '@formation/calendar';
import { calls, closedDaysKnownUntil, office } from '@formation/content';
import { createTransport } from 'nodemailer';
import { freeBytes } from '../store/health.ts';
import { type Answer, asJson, type Call } from './command.ts';
import { card } from './table.ts';

/** What was looked at: well, worth a look, or wrong. */
type Finding = Readonly<{ about: string; state: 'ok' | 'look' | 'bad'; says: string }>;

type Check = (call: Call) => Promise<Finding>;

const finding = (about: string, state: Finding['state'], says: string): Finding => ({ about, state, says });
const because = (error: unknown) => (error instanceof Error ? error.message : String(error)).slice(0, 200);

const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 10_000 };

async function mailServer({ settings: { smtpUrl } }: Call): Promise<Finding> {
  if (smtpUrl === undefined) return finding('mail server', 'look', 'SMTP_URL is not set: mails wait as files.');
  const transport = createTransport({ url: smtpUrl, ...patience });
  try {
    await transport.verify();
    return finding('mail server', 'ok', 'It answers and takes our name and password.');
  } catch (error) {
    return finding('mail server', 'bad', `It does not answer or does not take us: ${because(error)}`);
  } finally {
    transport.close();
  }
}

async function mails({ store }: Call): Promise<Finding> {
  const { dead, held, waiting } = await store.mails.counts();
  const says = `${waiting} waiting, ${held} held, ${dead} given up`;
  if (dead > 0) return finding('mails', 'bad', `${says}: leads -- list names them, retry ID tries again.`);
  return finding('mails', held > 0 ? 'look' : 'ok', held > 0 ? `${says}: read the held ones with show ID.` : says);
}

/** Asks the site by the address that visitors use. Its headers show what the proxy passes on. */
async function address({ settings: { siteUrl, trustProxy } }: Call): Promise<Finding> {
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

async function disk({ settings: { dataDir } }: Call): Promise<Finding> {
  const free = Math.floor((await freeBytes(dataDir)) / 1024 / 1024);
  return finding('disk', free < 200 ? 'bad' : free < 2000 ? 'look' : 'ok', `${free} MB free for ${dataDir}`);
}

async function stored({ store, settings: { maxStoredBytes } }: Call): Promise<Finding> {
  const share = (await store.files.bytes()) / maxStoredBytes;
  const says = `Files take ${Math.round(share * 100)} % of MAX_STORED_MB.`;
  return finding('stored files', share < 0.8 ? 'ok' : share < 0.95 ? 'look' : 'bad', says);
}

async function retention({ settings: { retentionMonths } }: Call): Promise<Finding> {
  const same = retentionMonths === office.retentionMonths;
  const says = `RETENTION_MONTHS is ${retentionMonths}, the legal pages promise ${office.retentionMonths}.`;
  return finding('retention', same ? 'ok' : 'bad', says);
}

async function closedDays({ now }: Call): Promise<Finding> {
  const left = daysBetween(dayAt(now, calls.hours.timeZone), closedDaysKnownUntil);
  const says = `Holidays are known until ${closedDaysKnownUntil}: content/src/closed-days.ts.`;
  return finding('closed days', left < 0 ? 'bad' : left < 60 ? 'look' : 'ok', says);
}

async function surroundings({ settings, now }: Call): Promise<Finding> {
  const database = settings.databaseUrl === undefined ? 'node:sqlite' : 'PostgreSQL';
  const clock = new Date(now).toISOString();
  return finding('here', 'ok', `Node ${process.version}, ${database}, ${clock}, zone ${calls.hours.timeZone}`);
}

const checks: readonly Check[] = [surroundings, address, mailServer, mails, disk, stored, retention, closedDays];

/** Looks at settings, address, proxy, mail, disk and zone. The report holds no secret and no visitor: it can be sent on. */
export async function doctor(call: Call): Promise<Answer> {
  const found = await Promise.all(checks.map((check) => check(call)));
  if (call.format === 'json') return asJson({ findings: found });
  const report = card(found.map(({ about, state, says }) => [`${state.padEnd(4)} ${about}`, says]));
  return found.some(({ state }) => state === 'bad') ? { refused: report } : { text: report };
}
