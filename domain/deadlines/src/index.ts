export type { Company, HkCompany, UkCompany, UsCompany } from './company.ts';
export { deadlines, type Deadline, type DutyId } from './deadlines.ts';
export type { Condition, LateFee, Source } from './duty.ts';
export { addDays, addMonths, isoDate, type IsoDate, type MonthDay } from './iso-date.ts';
export { usStateReports, type StateCode } from './tables/us-state-reports.ts';
