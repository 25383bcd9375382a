export { calendarFile, cancellationFile, type CalendarEvent, type CalendarPlan } from './calendar/calendar-file.ts';
export { everAdded } from './calendar/ever-added.ts';
export { deadlineUid } from './calendar/deadline-uid.ts';
export { type Activity, type Company, type HkCompany, type OnlyIf, type UkCompany, type UsCompany } from './company.ts';
export { deadlines, dutyRules, undatedDuties, type Deadline, type DutyId, type UndatedDuty } from './all-deadlines.ts';
export { usualDeadlines, usualDutyIds, type UsualDutyId } from './deadlines.ts';
export type { Condition, Extension, LateFee, ReadPage, RuleRead, Source } from './duty.ts';
export {
  activitiesOf,
  defaultCompanyFields,
  companyId,
  companyLinkFields,
  countries,
  kinds,
  linkedDay,
  linkedDays,
  misreadField,
  ownerCounts,
  readCompanyLink,
  type FieldName,
  type LinkedCompany,
  type LinkFields,
} from './link/company-link.ts';
export { agentIsChoice } from './duties/us/registered-agent.ts';
export { ladderSteps, type LadderMode, type LadderRule, type LadderStep, type StepKind } from './late/ladder.ts';
export { dueReminders, type DueReminder } from './reminders/due-reminders.ts';
export { delawareTaxSource } from './tables/delaware-tax-source.ts';
export {
  countsShares as stateCountsShares,
  standingDuties,
  standingRuleList,
  type StandingDuty,
  type StandingDutyId,
} from './standing-duties.ts';
export { usualUsDeadlines } from './us-duties.ts';
export { lateFees, stateLateFees } from './tables/late-fees.ts';
export { usStateNames } from './tables/us-state-names.ts';
export { usStateReports, type StateCode } from './tables/us-state-reports.ts';
