import type { IsoDate, MonthDay } from '@formation/calendar';
import type { StateCode } from './tables/us-state-reports.ts';

/** The facts of a company that set its dates. What is left out takes the usual value named beside it. */
export type Company = UkCompany | UsCompany | HkCompany;

/** What some companies do and others do not, and what brings duties of its own. */
export const activities = [
  'staff',
  'personal-data',
  'director-return',
  'more-time',
  'contractors',
  'pays-abroad',
  'us-business',
  'tax-expected',
  'california-income',
  'new-york-income',
] as const;

export type Activity = (typeof activities)[number];

/** What a duty may hang on: an activity, or a registration for VAT. */
export type OnlyIf = Activity | 'vat';

type Does = Readonly<{ does?: readonly Activity[] | undefined }>;

export type UkCompany = Readonly<{
  country: 'uk';
  kind: 'ltd';
  incorporated: IsoDate;
  /** The accounting reference date; usually the last day of the month of the anniversary. */
  yearEnd?: MonthDay | undefined;
  /** The first day of business; usually taken to be the day of incorporation. */
  tradingFrom?: IsoDate | undefined;
  /** The day to which the last confirmation statement was made up, when there was one. */
  statementUpTo?: IsoDate | undefined;
  /** The birth month (1 to 12) of an owner with significant control who is not a director. */
  ownerBirthMonth?: number | undefined;
  /** A day in the month in which twelve months of taxable turnover passed the VAT threshold. */
  vatThresholdPassed?: IsoDate | undefined;
  /** The month (1, 2 or 3) in which the first VAT quarter of the calendar year ends; absent without VAT. */
  vatQuarterEnd?: 1 | 2 | 3 | undefined;
  /** From this day the company does no business. */
  dormantSince?: IsoDate | undefined;
}> &
  Does;

export type UsCompany = Readonly<{
  country: 'us';
  kind: 'llc' | 'corporation';
  state: StateCode;
  incorporated: IsoDate;
  /** The end of the tax year; usually 31 December. */
  yearEnd?: MonthDay | undefined;
  /** How many people own it; one or several. Usually one. */
  owners?: 'one' | 'several' | undefined;
  /** Whether somebody who is not a US person owns a quarter or more. Usually so for founders abroad. */
  foreignOwned?: boolean | undefined;
}> &
  Does;

export type HkCompany = Readonly<{
  country: 'hk';
  kind: 'ltd';
  incorporated: IsoDate;
  /** The end of the accounting year; usually the last day of the month of the anniversary. */
  yearEnd?: MonthDay | undefined;
  /** How many years a business registration certificate runs. Usually one. */
  registrationYears?: 1 | 3 | undefined;
  /** From this day the company is dormant by a special resolution that the Registrar has. */
  dormantSince?: IsoDate | undefined;
}> &
  Does;

/** Whether a company does what a duty hangs on. */
export function doesIt(company: Company, onlyIf: OnlyIf): boolean {
  if (onlyIf === 'vat') return company.country === 'uk' && company.vatQuarterEnd !== undefined;
  return company.does?.includes(onlyIf) ?? false;
}
