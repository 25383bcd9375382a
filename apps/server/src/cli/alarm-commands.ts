import { fill, messages, site } from '@formation/content';
import { createTransport } from 'nodemailer';
import { isoIn } from '../outbox/time-in.ts';
import { alarmSays } from '../watch/alarm-message.ts';
import { callOut } from '../watch/alarm-round.ts';
import { because } from '../watch/finding.ts';
import { type Answer, asJson, type Call, type Command, ownersZone } from './command.ts';
import { table } from './table.ts';

const words = messages.en.mail.alarm;

async function list({ store, format }: Call): Promise<Answer> {
  const alarms = await store.alarms.list();
  const shown = alarms.map((alarm) => ({
    name: alarm.name,
    says: alarmSays(alarm),
    since: isoIn(ownersZone, alarm.since),
    ended: alarm.ended === undefined ? '' : isoIn(ownersZone, alarm.ended),
  }));
  if (format === 'json') return asJson({ alarms: shown });
  const report = table(
    ['alarm', 'since', 'over', 'what'],
    shown.map(({ name, says, since, ended }) => [name, since, ended, says]),
    { widest: 200 },
  );
  return alarms.some(({ ended }) => ended === undefined) ? { refused: report } : { text: 'No alarm stands.' };
}

const trial = () => ({ name: 'trial', says: words.trial, since: Date.now(), ended: undefined, isUnlooked: false });

/** Hands a trial to the mail server as an alarm is: no outbox in between, so that the answer is the mail server's. */
async function mailTrial({ smtpUrl, mailFrom, mailTo }: Call['settings']): Promise<string> {
  const subject = fill(words.subject, { brand: site.brand });
  const transport = createTransport({ url: smtpUrl ?? '', connectionTimeout: 10_000, greetingTimeout: 10_000 });
  try {
    await transport.sendMail({ from: mailFrom, to: mailTo, subject, text: words.trial });
    return `The mail server took a trial for ${mailTo}.`;
  } finally {
    transport.close();
  }
}

async function tryOut({ settings }: Call): Promise<Answer> {
  const { smtpUrl, alarmUrl } = settings;
  const ways: Promise<string>[] = [];
  if (smtpUrl !== undefined) ways.push(mailTrial(settings));
  if (alarmUrl !== undefined) ways.push(callOut(alarmUrl, [trial()]).then(() => 'ALARM_URL took a trial.'));
  if (ways.length === 0) return { refused: 'Neither SMTP_URL nor ALARM_URL is set: no alarm leaves this machine.' };
  const outcomes = await Promise.allSettled(ways);
  const said = outcomes.map((each) =>
    each.status === 'fulfilled' ? each.value : `Not taken: ${because(each.reason)}`,
  );
  const text = said.join('\n');
  return outcomes.every(({ status }) => status === 'fulfilled') ? { text } : { refused: text };
}

/** The commands about what goes wrong on the server. */
export const alarmCommands: Readonly<Record<string, Command>> = {
  alarms: {
    takes: '',
    formats: ['table', 'json'],
    does: 'what the server alarms of; ends with 1 while one stands',
    run: list,
  },
  'alarm-trial': { takes: '', formats: ['table'], does: 'send a trial by mail and to ALARM_URL', run: tryOut },
};
