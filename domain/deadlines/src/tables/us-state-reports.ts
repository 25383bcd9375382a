import type { MonthDay } from '@formation/calendar';

/** The postal codes of the fifty states and the District of Columbia. */
export type StateCode = keyof typeof usStateReports;

/** The day a yearly report falls due. */
export type ReportDay =
  | Readonly<{ on: MonthDay; opens?: MonthDay }>
  | Readonly<{
      anniversary: 'day' | 'before-month' | 'month-start' | 'month-end' | 'quarter-end' | 'two-months-on';
      /** So many days before the last one, or on the first of so many months before its month. */
      opens?: Readonly<{ daysBefore: number }> | Readonly<{ monthsBefore: number }>;
    }>
  | Readonly<{ taxYear: Readonly<{ month: number; day: 1 | 15 | 'end' }> }>;

/** A report to the state: its day, and in which years. */
export type ReportRule = ReportDay &
  Readonly<{
    /** Reports every second year: by the calendar, or counted from formation. */
    years?: 'odd' | 'even' | 'first-and-every-second' | 'every-second';
    condition?: 'if-privilege-tax-over-100';
    /** Formed after this day of the year, a company has no report in the year after. */
    skippedAfter?: MonthDay;
    /** The state moves a day on a weekend to the next business day; of the others nothing is known, or that they do not. */
    moves?: true;
    /** A report of its own soon after formation. */
    initial?: Readonly<{ days: number }> | Readonly<{ months: number }>;
  }>;

type StateRules = Readonly<Record<'llc' | 'corporation', ReportRule | 'none'>>;

const anniversaryDay = { anniversary: 'day' } as const;
const monthStart = { anniversary: 'month-start' } as const;
const monthEnd = { anniversary: 'month-end' } as const;
const quarterEnd = { anniversary: 'quarter-end' } as const;
const withTaxReturn = { taxYear: { month: 4, day: 15 } } as const;

/**
 * When each state wants its report, by kind of company. `none`: it wants no report. Reports on a fixed day are first
 * due in the year after formation.
 *
 * Compiled on 2026-11-21 from public fee tables; no row was read on the state's own site.
 */
export const usStateReports = {
  AL: {
    llc: { taxYear: { month: 3, day: 15 }, condition: 'if-privilege-tax-over-100' },
    corporation: { ...withTaxReturn, condition: 'if-privilege-tax-over-100' },
  },
  AK: {
    llc: { on: '01-02', opens: '10-02', years: 'every-second', initial: { months: 6 } },
    corporation: { on: '01-02', opens: '10-02', years: 'every-second', initial: { months: 6 } },
  },
  AZ: { llc: 'none', corporation: { ...anniversaryDay, opens: { daysBefore: 90 } } },
  AR: { llc: { on: '05-01' }, corporation: { on: '05-01' } },
  CA: {
    llc: { ...monthEnd, opens: { monthsBefore: 5 }, years: 'every-second', initial: { days: 90 } },
    corporation: { ...monthEnd, initial: { days: 90 } },
  },
  CO: { llc: { anniversary: 'two-months-on' }, corporation: { anniversary: 'two-months-on' } },
  CT: { llc: { on: '03-31', opens: '01-01' }, corporation: { ...monthEnd, initial: { days: 30 } } },
  DE: {
    llc: { on: '06-01' },
    corporation: { on: '03-01' },
  },
  DC: {
    llc: { on: '04-01', years: 'first-and-every-second' },
    corporation: { on: '04-01', years: 'first-and-every-second' },
  },
  FL: {
    llc: { on: '05-01', opens: '01-01' },
    corporation: { on: '05-01', opens: '01-01' },
  },
  GA: {
    llc: { on: '04-01', opens: '01-01' },
    corporation: { on: '04-01', opens: '01-01', initial: { days: 90 } },
  },
  HI: { llc: quarterEnd, corporation: quarterEnd },
  ID: { llc: monthEnd, corporation: monthEnd },
  IL: {
    llc: { anniversary: 'before-month' },
    corporation: { anniversary: 'before-month' },
  },
  IN: {
    llc: { ...monthEnd, years: 'every-second' },
    corporation: { ...monthEnd, years: 'every-second' },
  },
  IA: {
    llc: { on: '04-01', opens: '01-01', years: 'odd' },
    corporation: { on: '04-01', opens: '01-01', years: 'even' },
  },
  KS: { llc: { on: '04-15', years: 'every-second' }, corporation: { on: '04-15', years: 'every-second' } },
  KY: { llc: { on: '06-30', opens: '01-01' }, corporation: { on: '06-30', opens: '01-01' } },
  LA: { llc: anniversaryDay, corporation: anniversaryDay },
  ME: { llc: { on: '06-01', opens: '01-01' }, corporation: { on: '06-01', opens: '01-01' } },
  MD: { llc: { on: '04-15' }, corporation: { on: '04-15' } },
  MA: { llc: anniversaryDay, corporation: { taxYear: { month: 3, day: 15 } } },
  MI: { llc: { on: '02-15', skippedAfter: '09-30' }, corporation: { on: '05-15' } },
  MN: { llc: { on: '12-31', opens: '01-01' }, corporation: { on: '12-31', opens: '01-01' } },
  MS: { llc: { on: '04-15', opens: '01-01' }, corporation: { on: '04-15', opens: '01-01' } },
  MO: { llc: 'none', corporation: { ...monthEnd, initial: { days: 30 } } },
  MT: { llc: { on: '04-15', opens: '01-01' }, corporation: { on: '04-15', opens: '01-01' } },
  NE: { llc: { on: '04-01', years: 'odd' }, corporation: { on: '03-01', years: 'even' } },
  NV: {
    llc: { ...monthEnd, opens: { daysBefore: 90 } },
    corporation: { ...monthEnd, opens: { daysBefore: 90 } },
  },
  NH: { llc: { on: '04-01', opens: '01-01' }, corporation: { on: '04-01', opens: '01-01' } },
  NJ: { llc: monthEnd, corporation: monthEnd },
  NM: { llc: 'none', corporation: { ...withTaxReturn, years: 'first-and-every-second', initial: { days: 30 } } },
  NY: {
    llc: { ...monthEnd, years: 'every-second' },
    corporation: { ...monthEnd, years: 'every-second' },
  },
  NC: { llc: { on: '04-15' }, corporation: withTaxReturn },
  ND: { llc: { on: '11-15' }, corporation: { on: '08-01' } },
  OH: { llc: 'none', corporation: 'none' },
  OK: { llc: anniversaryDay, corporation: 'none' },
  OR: { llc: anniversaryDay, corporation: anniversaryDay },
  PA: { llc: { on: '09-30', opens: '01-01' }, corporation: { on: '06-30', opens: '01-01' } },
  RI: { llc: { on: '05-01', opens: '02-01' }, corporation: { on: '05-01', opens: '02-01' } },
  SC: { llc: 'none', corporation: withTaxReturn },
  SD: {
    llc: { ...monthStart, opens: { monthsBefore: 2 } },
    corporation: { ...monthStart, opens: { monthsBefore: 2 } },
  },
  TN: { llc: { taxYear: { month: 4, day: 1 } }, corporation: { taxYear: { month: 4, day: 1 } } },
  TX: { llc: { on: '05-15', moves: true }, corporation: { on: '05-15', moves: true } },
  UT: {
    llc: { ...monthEnd, opens: { daysBefore: 60 } },
    corporation: { ...monthEnd, opens: { daysBefore: 60 } },
  },
  VT: { llc: { taxYear: { month: 3, day: 'end' } }, corporation: { taxYear: { month: 3, day: 15 } } },
  VA: { llc: monthEnd, corporation: monthEnd },
  WA: {
    llc: { ...monthEnd, opens: { daysBefore: 180 }, initial: { days: 120 } },
    corporation: { ...monthEnd, opens: { daysBefore: 180 }, initial: { days: 120 } },
  },
  WV: { llc: { on: '06-30', opens: '01-01' }, corporation: { on: '06-30', opens: '01-01' } },
  WI: { llc: quarterEnd, corporation: quarterEnd },
  WY: {
    llc: { ...monthStart, opens: { daysBefore: 120 } },
    corporation: { ...monthStart, opens: { daysBefore: 120 } },
  },
} as const satisfies Readonly<Record<string, StateRules>>;

/** The rule for a kind of company in a state. */
export function reportRule(state: StateCode, kind: 'llc' | 'corporation'): ReportRule | 'none' {
  return usStateReports[state][kind];
}
