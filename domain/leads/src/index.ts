export { bookingLimits, readBooking } from './booking.ts';
export type { BookingField, BookingRequest } from './booking.ts';
export { configurationFault, siteIds, type ProviderIds } from './configuration-fault.ts';
export { emailMaxLength, hasDomain, isEmailAddress, isReachable } from './email-pattern.ts';
export { annualRevenue, enquiryLimits, services } from './enquiry.ts';
export type { EnquiryDraft, Service } from './enquiry.ts';
export { acceptedFiles, fileRefusal, fileTypes, typeByName } from './file-rules.ts';
export type { FileEnding, FileType, UploadRules } from './file-rules.ts';
export { fitsForm, otherLimits } from './form-fit.ts';
export { isRefused, type RefusalCode, type Refused } from './refusals.ts';
export { isPhoneNumber } from './phone-number.ts';
export { readReminder, type ReminderLimits, type ReminderRequest, type ReminderRules } from './reminder.ts';
export { knownFailures, sendFailure, type SendFailure } from './send-failure.ts';
export { idle, nextSendStatus, type SendEvent, type SendStatus } from './send-status.ts';
export {
  isOpenSlot,
  openSlots,
  slotsOfDay,
  type CallLimits,
  type LetterLimits,
  type TextLimits,
  type CallRules,
} from './slots.ts';
export { paramText, readTemplateParams, templateParams } from './template-params.ts';
export type { TemplateParams } from './template-params.ts';
export {
  bookCall,
  bookingCall,
  cancelCall,
  confirmCall,
  closedDaysCall,
  enquiryPaths,
  fastestFormMs,
  formTokenCall,
  moveCall,
  notMailed,
  readAnswer,
  refusalAnswer,
  remindersCall,
  slotsCall,
} from './visitor-calls.ts';
export type { VisitorAnswer } from './visitor-calls.ts';
export { isVisible } from './visible-text.ts';
export {
  consentGiven,
  honeypotField,
  languageField,
  otherParams,
  saidFields,
  tokenField,
  wireFieldNames,
  wireFields,
} from './wire-fields.ts';
export type { SaidField, WireField } from './wire-fields.ts';
