export { calendarFile, cancellationFile, type CalendarEvent, type CalendarPlan } from './calendar/calendar-file.ts';
export { deadlineUid } from './calendar/deadline-uid.ts';
export type { Company, HkCompany, UkCompany, UsCompany } from './company.ts';
export { deadlines, type Deadline, type DutyId } from './deadlines.ts';
export type { Condition, LateFee, Source } from './duty.ts';
<<<<<<< HEAD
export { addMonths, isoDate, monthDay, monthEnd, type IsoDate, type MonthDay } from './iso-date.ts';
=======
>>>>>>> 3e55b02 (feat(calendar): one room for days, zones and hours)
export { standingDuties, type StandingDuty, type StandingDutyId } from './standing-duties.ts';
export { usStateReports, type StateCode } from './tables/us-state-reports.ts';
