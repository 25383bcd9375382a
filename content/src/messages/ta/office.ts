import { calls } from '../../firm/calls.ts';
import { office as facts } from '../../firm/office.ts';
import { reminderRules } from '../../firm/reminders.ts';
import { megabytes } from '../../formats/megabytes.ts';
import { zoneOffset } from '../en/office-texts.ts';
import {
  daysInSentence,
  daysText,
  fileKinds,
  hoursInSentence,
  hourText,
  monthsText,
  numberInWords,
  postedHours,
} from './office-texts.ts';

const minutes = calls.lengthMs / 60_000;
const { days, hour, openDays, endingDays, feeNewsMonths } = reminderRules;

export const office = {
  hours: postedHours(facts.hours),
  businessHours: hoursInSentence(facts.businessHours),
  zoneOffset: zoneOffset(calls.hours.timeZone),
  call: `${minutes} நிமிட அழைப்பு`,
  callLength: `${minutes} நிமிடங்கள்`,
  callLengthInWords: `${numberInWords(minutes)} நிமிடங்கள்`,
  retention: monthsText(facts.retentionMonths),
  feeNews: monthsText(feeNewsMonths),
  reminderDays: `${daysInSentence(days)} முன்னர்`,
  reminderHour: `${hourText(hour)} மணிக்கு`,
  confirmWithin: daysText(openDays, 'within'),
  confirmTooOld: `${daysText(openDays, 'than')} விடப் பழையது`,
  confirmOver: `${daysText(openDays, 'of')} பின்`,
  remindersEnding: `${daysText(endingDays, 'to')} முன்`,
  fileLimit: `${megabytes(facts.uploads.maxBytes)}MB`,
  fileKinds: fileKinds(facts.uploads),
} as const;
