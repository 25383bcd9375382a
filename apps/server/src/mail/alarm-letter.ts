import { fill, messages, site } from '@formation/content';
import type { Alarm } from '../store/alarms.ts';
import { type Letter, letter, type Line } from './letter.ts';
import { timeIn } from './time-in.ts';

const { alarm } = messages.en.mail;

function line({ name, says, since, ended }: Alarm, zone: string): Line {
  if (ended !== undefined) return [name, fill(alarm.over, { time: timeIn(zone, ended) })];
  return [name, `${says}\n${fill(alarm.stands, { time: timeIn(zone, since) })}`];
}

/** Tells the owner what stands, and what is over. */
export function alarmLetter(alarms: readonly Alarm[], zone: string): Letter {
  const subject = fill(alarm.subject, { brand: site.brand });
  return letter(subject, [alarm.text, ...alarms.map((each) => line(each, zone)), alarm.report]);
}
