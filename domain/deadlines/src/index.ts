export { calendarFile, cancellationFile, type CalendarEvent, type CalendarPlan } from './calendar/calendar-file.ts';
export { deadlineUid } from './calendar/deadline-uid.ts';
export type { Company, HkCompany, UkCompany, UsCompany } from './company.ts';
export { deadlines, type Deadline, type DutyId } from './deadlines.ts';
export type { Condition, LateFee, Source } from './duty.ts';
export {
  companyFieldsAtFirst,
  companyId,
  companyLinkFields,
  countries,
  kinds,
  linkedDay,
  ownerCounts,
  readCompanyLink,
  type LinkedCompany,
  type LinkFields,
} from './link/company-link.ts';
export { standingDuties, type StandingDuty, type StandingDutyId } from './standing-duties.ts';
export { usStateReports, type StateCode } from './tables/us-state-reports.ts';
