import { calls } from '../../calls.ts';
import { office as facts } from '../../office.ts';
import { zoneOffset } from '../en/office-texts.ts';
import { fileKinds, hoursInSentence, numberInWords, postedHours } from './office-texts.ts';

const minutes = calls.lengthMs / 60_000;

export const office = {
  hours: postedHours(facts.hours),
  businessHours: hoursInSentence(facts.businessHours),
  zoneOffset: zoneOffset(calls.hours.timeZone),
  call: `${minutes} நிமிட அழைப்பு`,
  callLength: `${minutes} நிமிடங்கள்`,
  callLengthInWords: `${numberInWords(minutes)} நிமிடங்கள்`,
  retention: `${facts.retentionMonths} மாதங்கள்`,
  fileLimit: `${facts.uploads.maxBytes / 1024 / 1024}MB`,
  fileKinds: fileKinds(facts.uploads),
} as const;
