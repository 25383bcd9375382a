import { fill, messages, site } from '@formation/content';
import { type Letter, letter, type Line } from '../outbox/message.ts';
import { timeIn } from '../outbox/time-in.ts';
import type { Alarm } from './alarms.ts';

const { alarm } = messages.en.mail;

/** What is said of an alarm: what was found, or that nobody looks any more. */
export const alarmSays = ({ isUnlooked, says }: Alarm): string => (isUnlooked ? alarm.unlooked : says);

function line(each: Alarm, zone: string): Line {
  const { name, since, ended, isUnlooked } = each;
  if (ended === undefined) return [name, `${alarmSays(each)}\n${fill(alarm.stands, { time: timeIn(zone, since) })}`];
  const over = fill(alarm.over, { time: timeIn(zone, ended) });
  return [name, isUnlooked ? `${over}\n${alarmSays(each)}` : over];
}

/** Tells the owner what stands, and what is over. */
export function alarmLetter(
  alarms: readonly Alarm[],
  { zone, siteUrl }: Readonly<{ zone: string; siteUrl: string }>,
): Letter {
  const subject = fill(alarm.subject, { brand: site.brand });
  const open: Line = { name: alarm.open, link: `${siteUrl}/console` };
  return letter(subject, [alarm.text, ...alarms.map((each) => line(each, zone)), open, alarm.report]);
}
