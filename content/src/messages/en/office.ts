import { calls } from '../../firm/calls.ts';
import { office as facts } from '../../firm/office.ts';
import { reminderRules } from '../../firm/reminders.ts';
import { megabytes } from '../../formats/megabytes.ts';
import {
  daysInSentence,
  daysText,
  fileKinds,
  hoursInSentence,
  hourText,
  monthsText,
  numberInWords,
  postedHours,
  zoneOffset,
} from './office-texts.ts';

const minutes = calls.lengthMs / 60_000;
const { days, hour, openDays, endingDays, feeNewsMonths } = reminderRules;

/** How the office works, as sentences say it. The facts are in `office.ts`; nothing here is typed a second time. */
export const office = {
  hours: postedHours(facts.hours),
  businessHours: hoursInSentence(facts.businessHours),
  zoneOffset: zoneOffset(calls.hours.timeZone),
  call: `${minutes}-minute call`,
  callLength: `${minutes} minutes`,
  callLengthInWords: `${numberInWords(minutes)} minutes`,
  retention: monthsText(facts.retentionMonths),
  feeNews: monthsText(feeNewsMonths),
  reminderDays: `${daysInSentence(days)} before`,
  reminderHour: `at ${hourText(hour)}`,
  confirmWithin: `within ${daysText(openDays)}`,
  confirmTooOld: `older than ${daysText(openDays)}`,
  confirmOver: `after ${daysText(openDays)}`,
  remindersEnding: `${daysText(endingDays)} before`,
  fileLimit: `${megabytes(facts.uploads.maxBytes)}MB`,
  fileKinds: fileKinds(facts.uploads),
} as const;
