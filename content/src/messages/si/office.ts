import { calls } from '../../firm/calls.ts';
import { office as facts } from '../../firm/office.ts';
import { reminderRules } from '../../firm/reminders.ts';
import { megabytes } from '../../formats/megabytes.ts';
import { zoneOffset } from '../en/office-texts.ts';
import { daysInSentence, fileKinds, hoursInSentence, hourText, postedHours } from './office-texts.ts';

const minutes = calls.lengthMs / 60_000;
const { days, hour, openDays, endingDays, feeNewsMonths } = reminderRules;

export const office = {
  hours: postedHours(facts.hours),
  businessHours: hoursInSentence(facts.businessHours),
  zoneOffset: zoneOffset(calls.hours.timeZone),
  call: `මිනිත්තු ${minutes}ක ඇමතුමක්`,
  callLength: `මිනිත්තු ${minutes}ක්`,
  callLengthInWords: `මිනිත්තු ${minutes}ක්`,
  retention: `මාස ${facts.retentionMonths}ක්`,
  feeNews: `මාස ${feeNewsMonths}ක්`,
  reminderDays: `${daysInSentence(days)} පෙර`,
  reminderHour: `${hourText(hour)}ට`,
  confirmWithin: `දින ${openDays}ක් ඇතුළත`,
  confirmTooOld: `දින ${openDays}කට වඩා පැරණි ය`,
  confirmOver: `දින ${openDays}කට පසු`,
  remindersEnding: `දින ${endingDays}කට පෙර`,
  fileLimit: `${megabytes(facts.uploads.maxBytes)}MB`,
  fileKinds: fileKinds(facts.uploads),
} as const;
