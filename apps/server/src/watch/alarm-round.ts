import { readFile, rename, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { dayMs } from '@formation/calendar';
import { fill, messages, site } from '@formation/content';
import { alarmSays } from './alarm-message.ts';
import type { Alarm, Looked } from './alarms.ts';
import {
  backup,
  certificate,
  closedDays,
  copies,
  disk,
  mailboxRead,
  mailsDead,
  mailsLeft,
  mailsQuarantined,
  mailsRefused,
  mailsWaiting,
  reviews,
  pictures,
  siteNotBuilt,
  siteNotStarted,
  stored,
  visitorsUnreached,
} from './checks.ts';
import { because, type Check, type Finding, type Watched } from './finding.ts';
import { callsBooked, freeTimes, openReminders, signInsRefused, strangerLetters, textsOfADay } from './total-checks.ts';

/** What an alarm is raised of, and how long until it is told again while it stands. */
type Rule = Readonly<{ check: Check; from: 'look' | 'bad'; everyMs: number; ofThisMachine?: true }>;

const daily = dayMs;
const weekly = 7 * dayMs;
const once = 0;

/** What is watched; the report looks at the same. */
export const rules: readonly Rule[] = [
  { check: mailsDead, from: 'bad', everyMs: daily },
  { check: mailsWaiting, from: 'bad', everyMs: daily },
  { check: mailsRefused, from: 'bad', everyMs: daily },
  { check: visitorsUnreached, from: 'bad', everyMs: daily },
  { check: mailsQuarantined, from: 'look', everyMs: once },
  { check: mailboxRead, from: 'bad', everyMs: daily },
  { check: mailsLeft, from: 'look', everyMs: daily },
  { check: disk, from: 'look', everyMs: daily, ofThisMachine: true },
  { check: stored, from: 'look', everyMs: daily },
  { check: pictures, from: 'look', everyMs: daily },
  { check: siteNotBuilt, from: 'look', everyMs: daily },
  { check: siteNotStarted, from: 'bad', everyMs: daily, ofThisMachine: true },
  { check: textsOfADay, from: 'look', everyMs: daily },
  { check: callsBooked, from: 'look', everyMs: daily },
  { check: freeTimes, from: 'bad', everyMs: daily },
  { check: openReminders, from: 'look', everyMs: daily },
  { check: strangerLetters, from: 'look', everyMs: daily },
  { check: signInsRefused, from: 'look', everyMs: daily },
  { check: backup, from: 'bad', everyMs: daily, ofThisMachine: true },
  { check: copies, from: 'bad', everyMs: daily, ofThisMachine: true },
  { check: certificate, from: 'look', everyMs: daily },
  { check: reviews, from: 'look', everyMs: weekly },
  { check: closedDays, from: 'look', everyMs: weekly },
];

const words = messages.en.mail.alarm;

const stands = ({ state }: Finding, { from }: Rule) => state === 'bad' || (state === 'look' && from === 'look');

/**
 * A check that breaks is itself a trouble, and keeps no other from being made. What it last found stands for a day, and
 * then ends as unknown; when it works again, that it breaks is no trouble any more.
 */
async function lookedAt(rule: Rule, watched: Watched): Promise<readonly Looked[]> {
  const { check, everyMs } = rule;
  const named = (about: string) =>
    rule.ofThisMachine ? fill(words.ofMachine, { name: about, host: hostname() }) : about;
  const broken = { name: named(fill(words.broken, { check: check.name })), key: '', everyMs };
  try {
    const found = await check(watched);
    const looked = {
      name: named(found.about),
      stands: stands(found, rule),
      says: found.says,
      key: found.key ?? '',
      everyMs,
    };
    return [looked, { ...broken, stands: false, says: '' }];
  } catch (error) {
    return [{ ...broken, stands: true, says: because(error) }];
  }
}

/** The file that a watcher of this machine reads; its age shows that somebody still looks. */
export const alarmFile = (dataDir: string) => join(dataDir, 'alarms.json');

const asTold = (alarm: Alarm) => ({
  name: alarm.name,
  says: alarmSays(alarm),
  since: new Date(alarm.since).toISOString(),
  ...(alarm.ended !== undefined && { ended: new Date(alarm.ended).toISOString() }),
});

async function writeAlarms(dataDir: string, standing: readonly Alarm[], now: number): Promise<void> {
  const draft = `${alarmFile(dataDir)}.part`;
  const text = JSON.stringify({ looked: new Date(now).toISOString(), alarms: standing.map(asTold) }, undefined, 2);
  await writeFile(draft, `${text}\n`, { mode: 0o600 });
  await rename(draft, alarmFile(dataDir));
}

/** When a server of this folder last looked; undefined where none ever did. */
export async function lastLook(dataDir: string): Promise<number | undefined> {
  const text = await readFile(alarmFile(dataDir), 'utf8').catch(() => '{}');
  const { looked } = JSON.parse(text) as Readonly<{ looked?: string }>; // written by us, whole or not at all
  return looked === undefined ? undefined : Date.parse(looked);
}

/** One line for each alarm: for a chat, a phone, a log. */
const lineOf = (alarm: Alarm) =>
  fill(alarm.ended === undefined || alarm.isUnlooked ? words.begun : words.ended, {
    name: alarm.name,
    says: alarmSays(alarm),
  });

/** Tells whoever the owner named. @throws when it did not take it. */
export async function callOut(url: string, alarms: readonly Alarm[]): Promise<void> {
  const text = [fill(words.subject, { brand: site.brand }), ...alarms.map(lineOf)].join('\n');
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ text, alarms: alarms.map(asTold) }),
    signal: AbortSignal.timeout(10_000),
    redirect: 'error',
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(fill(words.notTaken, { status: answer.status }));
}

type Log = Readonly<{ warn: (about: object, sentence: string) => void }>;

/** What the webhook does not take it is told again in the next round. */
async function callOwner({ store, settings: { alarmUrl } }: Watched, log: Log): Promise<void> {
  if (alarmUrl === undefined) return;
  const due = await store.alarms.takeCalls();
  if (due.length === 0) return;
  try {
    await callOut(alarmUrl, due);
  } catch (error) {
    await store.alarms.giveBackCalls(due);
    log.warn({ error: because(error) }, 'ALARM_URL did not take an alarm.');
  }
}

/** Looks once at all that the owner wants to know, and passes on what is new: by mail, into the file, to the webhook. */
export async function alarmRound(watched: Watched, log: Log): Promise<void> {
  const { store, settings, now } = watched;
  const looked = (await Promise.all(rules.map((rule) => lookedAt(rule, watched)))).flat();
  const noted = store.alarms.note(looked);
  await noted.catch((error: unknown) => log.warn({ error: because(error) }, 'The alarms could not be noted.'));
  const standing = looked.filter(({ stands: stood }) => stood);
  const file = standing.map(({ name, says }): Alarm => ({
    name,
    says,
    since: now,
    ended: undefined,
    isUnlooked: false,
  }));
  await writeAlarms(settings.dataDir, await store.alarms.list().catch(() => file), now).catch((error: unknown) =>
    log.warn({ error: because(error) }, 'The file of alarms could not be written.'),
  );
  await callOwner(watched, log);
}
