import { calls } from '../../calls.ts';
import { office as facts } from '../../office.ts';
import { zoneOffset } from '../en/office-texts.ts';
import { fileKinds, hoursInSentence, postedHours } from './office-texts.ts';

const minutes = calls.lengthMs / 60_000;

export const office = {
  hours: postedHours(facts.hours),
  businessHours: hoursInSentence(facts.businessHours),
  zoneOffset: zoneOffset(calls.hours.timeZone),
  call: `මිනිත්තු ${minutes}ක ඇමතුමක්`,
  callLength: `මිනිත්තු ${minutes}ක්`,
  callLengthInWords: `මිනිත්තු ${minutes}ක්`,
  retention: `මාස ${facts.retentionMonths}ක්`,
  fileLimit: `${facts.uploads.maxBytes / 1024 / 1024}MB`,
  fileKinds: fileKinds(facts.uploads),
} as const;
