import { calls } from '../../calls.ts';
import { office as facts } from '../../office.ts';
import { fileKinds, hoursInSentence, numberInWords, postedHours, zoneOffset } from './office-texts.ts';

const minutes = calls.lengthMs / 60_000;

/** How the office works, as sentences say it. The facts are in `office.ts`; nothing here is typed a second time. */
export const office = {
  hours: postedHours(facts.hours),
  businessHours: hoursInSentence(facts.businessHours),
  zoneOffset: zoneOffset(calls.hours.timeZone),
  call: `${minutes}-minute call`,
  callLength: `${minutes} minutes`,
  callLengthInWords: `${numberInWords(minutes)} minutes`,
  retention: `${facts.retentionMonths} months`,
  fileLimit: `${facts.uploads.maxBytes / 1024 / 1024}MB`,
  fileKinds: fileKinds(facts.uploads),
} as const;
