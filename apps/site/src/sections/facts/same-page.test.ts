import { facts } from '@formation/content';
import { deadlines, readCompanyLink, type DutyId } from '@formation/deadlines';
import { checks, companyCost, type CompanyForm, type CostKey } from '@formation/formation';
import { expect, test } from 'vitest';

const day = '2026-11-21';

/** Where a line of the cost tool was read. */
function readForCost(form: CompanyForm, key: CostKey): string | undefined {
  const cost = companyCost({ form, day, today: day, years: 1 });
  return 'lines' in cost ? cost.lines.find((line) => line.key === key)?.source?.href : undefined;
}

/** Where a duty of the calendar was read. */
function readForDuty(typed: Readonly<Record<string, string>>, id: DutyId): string | undefined {
  const { company } = readCompanyLink({ ...typed, incorporated: '2026-01-05' }, day);
  return deadlines(company, day, '2027-12-31').find(({ duty }) => duty === id)?.source.href;
}

const ein = readForCost({ country: 'us', state: 'WY', kind: 'llc' }, 'ein');
const hkReturn = readForCost({ country: 'hk', kind: 'ltd' }, 'registry-yearly');
const hkReturnDue = readForDuty({ country: 'hk' }, 'hk-annual-return');
const form5472 = readForDuty({ country: 'us', kind: 'llc', state: 'WY' }, 'us-form-5472');

test.each([
  ['the cost of an EIN', ein, facts['ein-without-ssn'].source.url],
  ['the cost of an annual return in Hong Kong', hkReturn, facts['hk-annual-return'].source.url],
  ['the day of that return', hkReturnDue, facts['hk-annual-return'].source.url],
  ['the day of Form 5472', form5472, checks['form-5472'].source.href],
])('%s cites the page of the authority that the fact or the check cites', (_, cited, page) => {
  expect(cited).toBe(page);
});
