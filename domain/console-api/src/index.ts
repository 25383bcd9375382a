export { accountCalls, confirmationCalls, firmCalls } from './account.ts';
export { answerCalls, attachmentLimits } from './answers.ts';
export { blockedTimeCalls } from './blocked-times.ts';
export { bookingCalls, openingCalls } from './bookings.ts';
export { callFeedCalls } from './call-feed.ts';
export { answerOf, pathOf, prefix, readRefusal, refusal, refusalsOf } from './call.ts';
export type { Answer, Call, Frozen, Input, Params, RefusalCode, Sent } from './call.ts';
export { tagLimits } from './fields.ts';
export { enquiryCalls, mergeCalls } from './enquiries.ts';
export {
  actNames,
  callChanges,
  callOutcomes,
  changeNames,
  enquiryStates,
  fileSigns,
  quarantineReasons,
  replyKinds,
  listNames,
  viewNames,
  mailStates,
  roles,
} from './names.ts';
export type { CallOutcome, EnquiryState, ListName, Role, ViewName } from './names.ts';
export { namesOf } from './names-of.ts';
export { personCalls } from './persons.ts';
export { enrolmentCalls, sessionCalls, signInCalls } from './sign-in.ts';
export { staffCalls } from './staff.ts';
export { buildKinds, publishStates, siteCalls, uploadedName } from './site.ts';
export { sourceReport, type SourceReport } from './source-report.ts';
export { textActs, textCalls, textStates } from './texts.ts';
export { csvCalls, reviewCalls, todayCalls } from './today.ts';
