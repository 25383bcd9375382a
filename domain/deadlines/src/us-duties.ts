import type { IsoDate } from '@formation/calendar';
import type { Company, UsCompany } from './company.ts';
import { dated, dutiesOf, type DeadlineOf } from './dated.ts';
import { usCaliforniaFranchiseTax } from './duties/us/california-franchise-tax.ts';
import { usForeignAccounts } from './duties/us/foreign-accounts.ts';
import { usForeignInvestmentSurvey } from './duties/us/foreign-investment-survey.ts';
import { usForm1065 } from './duties/us/forms/form-1065.ts';
import { usForm1120 } from './duties/us/forms/form-1120.ts';
import { usForm5472 } from './duties/us/forms/form-5472.ts';
import { usNewYorkPublication } from './duties/us/new-york-publication.ts';
import { usRegisteredAgent } from './duties/us/registered-agent.ts';
import { usRhodeIslandTax } from './duties/us/rhode-island-tax.ts';
import { usShareElection } from './duties/us/share-election.ts';
import { usStateInitialReport } from './duties/us/state-initial-report.ts';
import { usStateReport } from './duties/us/state-report.ts';
import { usTennesseeFranchiseTax } from './duties/us/tennessee-franchise-tax.ts';
import type { Duty } from './duty.ts';

/** Every duty that a US company has whatever it does: what a page opens with must not lack one of its dates. */
export const usDuties = [
  usForm5472,
  usForm1120,
  usForm1065,
  usStateInitialReport,
  usStateReport,
  usCaliforniaFranchiseTax,
  usRhodeIslandTax,
  usTennesseeFranchiseTax,
  usNewYorkPublication,
  usForeignAccounts,
  usForeignInvestmentSurvey,
  usShareElection,
  usRegisteredAgent,
] as const satisfies readonly Duty<UsCompany>[];

type UsDutyId = (typeof usDuties)[number]['id'];

/** `usualDeadlines` of a US company alone, for a page that opens with one. */
export const usualUsDeadlines = (company: Company, from: IsoDate, to: IsoDate): readonly DeadlineOf<UsDutyId>[] =>
  company.country === 'us' ? dated(dutiesOf<UsCompany, UsDutyId>(usDuties, company), from, to) : [];
