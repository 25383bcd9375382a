import type { IsoDate } from '@formation/calendar';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deadlines, undatedDuties, type DutyId } from './all-deadlines.ts';
import { deadlineUid } from './calendar/deadline-uid.ts';
import type { Company, HkCompany, UkCompany, UsCompany } from './company.ts';
import { standingDuties } from './standing-duties.ts';
import { usStateReports, type StateCode } from './tables/us-state-reports.ts';

const uk = (facts: Partial<UkCompany>): UkCompany => ({
  country: 'uk',
  kind: 'ltd',
  incorporated: '2026-02-10',
  ...facts,
});
const us = (facts: Partial<UsCompany>): UsCompany => ({
  country: 'us',
  kind: 'llc',
  state: 'WY',
  incorporated: '2026-06-15',
  ...facts,
});
const hk = (facts: Partial<HkCompany>): HkCompany => ({
  country: 'hk',
  kind: 'ltd',
  incorporated: '2026-05-15',
  ...facts,
});

/** One duty in its first years. */
function occurrences(company: Company, duty: DutyId) {
  return deadlines(company, '2000-01-01', '2031-12-31').filter((deadline) => deadline.duty === duty);
}

function days(company: Company, duty: DutyId): readonly IsoDate[] {
  return occurrences(company, duty).map(({ due }) => due);
}

function lateSteps(company: Company, duty: DutyId) {
  return occurrences(company, duty)[0]?.lateFees?.map(({ from, amount }) => [from, amount]);
}

test.each([
  // incorporated  year end  first accounts, second accounts
  ['2026-02-10', undefined, ['2027-11-10', '2028-11-30']], // a first year of 12 months and 18 days
  ['2026-06-30', undefined, ['2028-03-31', '2029-03-31']], // exactly a month end: nine months on is a month end
  ['2026-02-10', '12-31', ['2027-09-30', '2028-09-30']], // a first year shorter than twelve months
  ['2025-10-01', '03-31', ['2027-07-01', '2028-12-31']], // six months are not enough: eighteen
  ['2023-02-15', undefined, ['2024-11-15', '2025-11-30']], // the year ends on 29 February 2024
] as const)('UK accounts of a company from %s with year end %s', (incorporated, yearEnd, expected) => {
  expect(days(uk({ incorporated, yearEnd }), 'uk-accounts').slice(0, 2)).toEqual(expected);
});

test.each<[string, Partial<UkCompany>, readonly string[]]>([
  [
    'made longer to reach its end',
    { incorporated: '2026-11-01', yearEnd: '03-31' }, // 17 months, or 5 where it was made shorter
    ['uk-accounts-year-1', 'uk-corporation-tax-payment-year-1', 'uk-corporation-tax-return-year-1'],
  ],
  [
    'of eighteen months, or six',
    { incorporated: '2025-10-01', yearEnd: '03-31' },
    ['uk-accounts-year-1', 'uk-corporation-tax-payment-year-1', 'uk-corporation-tax-return-year-1'],
  ],
  [
    'in whose shorter form it did not trade yet',
    { incorporated: '2026-11-01', yearEnd: '03-31', tradingFrom: '2027-04-01' },
    ['uk-accounts-year-1'],
  ],
  ['of the usual end', { incorporated: '2026-11-01' }, []],
  ['of the usual end, said', { incorporated: '2026-11-01', yearEnd: '11-30' }, []],
  ['that can only be shorter', { incorporated: '2026-02-10', yearEnd: '12-31' }, []],
])('a first UK year %s says so where that moves a day', (_, facts, expected) => {
  const all = deadlines(uk(facts), '2000-01-01', '2031-12-31');

  expect(
    all
      .filter(({ approximate }) => approximate === 'longer-first-year')
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual(expected);
});

test('what late UK accounts cost, step by step', () => {
  expect(lateSteps(uk({ incorporated: '2026-06-30' }), 'uk-accounts')).toEqual([
    ['2028-04-01', '150'], // due on 31 March
    ['2028-05-01', '375'],
    ['2028-07-01', '750'],
    ['2028-10-01', '1500'],
  ]);
});

test.each([
  ['2026-02-10', undefined, ['2027-02-23', '2028-02-23']],
  ['2024-02-29', undefined, ['2025-03-14', '2026-03-14']], // the second period begins on 1 March
  ['2020-01-01', '2026-07-14', ['2027-07-28', '2028-07-28']], // counted from the last statement
] as const)('UK confirmation statements of a company from %s, last to %s', (incorporated, statementUpTo, expected) => {
  const company = uk({ incorporated, statementUpTo });

  expect(days(company, 'uk-confirmation-statement').slice(0, 2)).toEqual(expected);
});

test('a long first UK year is taxed in two periods with one filing day', () => {
  const company = uk({ incorporated: '2026-02-10' }); // the first year runs to 28 February 2027

  expect(days(company, 'uk-corporation-tax-payment').slice(0, 3)).toEqual(['2027-11-10', '2027-12-01', '2028-12-01']);
  expect(days(company, 'uk-corporation-tax-return').slice(0, 2)).toEqual(['2028-02-29', '2028-02-29']);
  expect(days(company, 'uk-corporation-tax-registration')).toEqual(['2026-05-10']);
});

test('a first UK year that begins on 29 February and lasts twelve months is taxed once', () => {
  const company = uk({ incorporated: '2024-02-29' }); // the first year runs to 28 February 2025

  expect(days(company, 'uk-corporation-tax-payment').slice(0, 2)).toEqual(['2025-12-01', '2026-12-01']);
  expect(days(company, 'uk-corporation-tax-return').slice(0, 2)).toEqual(['2026-02-28', '2027-02-28']);
});

test('Corporation Tax counts from the first day of trading', () => {
  const company = uk({ incorporated: '2026-02-10', tradingFrom: '2027-06-01' }); // in the second year

  expect(days(company, 'uk-corporation-tax-registration')).toEqual(['2027-09-01']);
  expect(days(company, 'uk-corporation-tax-payment').slice(0, 2)).toEqual(['2028-12-01', '2029-12-01']);
});

test.each([
  ['2026-04-01', ['2027-04-01', '2027-06-30']],
  ['2026-05-31', ['2027-05-31', '2027-06-30']],
  ['2026-10-02', ['2027-10-02', '2027-12-31']],
  ['2026-12-31', ['2027-12-31', '2027-12-31']],
] as const)('a company formed on %s: by its day and by its quarter', (incorporated, [anniversary, quarter]) => {
  expect(days(us({ state: 'LA', incorporated }), 'us-state-report')[0]).toBe(anniversary);
  expect(days(us({ state: 'WI', incorporated }), 'us-state-report')[0]).toBe(quarter);
});

test('a Colorado report opens two months before the month of the anniversary', () => {
  const [report] = occurrences(us({ state: 'CO' }), 'us-state-report');

  expect([report?.opens, report?.due, report?.id]).toEqual(['2027-04-01', '2027-08-31', 'us-state-report-2027']);
});

test.each([
  ['ME', 'llc', '2027-01-01', '2027-06-01'],
  ['MN', 'corporation', '2027-01-01', '2027-12-31'],
  ['MT', 'llc', '2027-01-01', '2027-04-15'],
  ['NH', 'llc', '2027-01-01', '2027-04-01'],
  ['PA', 'llc', '2027-01-01', '2027-09-30'],
  ['PA', 'corporation', '2027-01-01', '2027-06-30'],
  ['IA', 'llc', '2027-01-01', '2027-04-01'],
  ['IA', 'corporation', '2028-01-01', '2028-04-01'],
  ['AK', 'llc', '2027-10-02', '2028-01-02'], // in the year before
  ['WY', 'llc', '2027-02-01', '2027-06-01'], // 120 days before
  ['NV', 'llc', '2027-04-01', '2027-06-30'], // 90 days
  ['WA', 'corporation', '2027-01-01', '2027-06-30'], // 180 days
  ['UT', 'llc', '2027-05-01', '2027-06-30'], // 60 days
  ['AZ', 'corporation', '2027-03-17', '2027-06-15'],
  ['SD', 'llc', '2027-04-01', '2027-06-01'], // two months
  ['CA', 'llc', '2028-01-01', '2028-06-30'], // the month and the five before it
] as const)('a %s %s formed on 15 June 2026 may report from %s', (state, kind, opens, due) => {
  const [report] = occurrences(us({ state, kind }), 'us-state-report');

  expect([report?.opens, report?.due]).toEqual([opens, due]);
});

test('the days asked for are both included, and days before are left out', () => {
  const company = us({ state: 'DE' });

  expect(deadlines(company, '2028-06-01', '2028-06-01').map(({ due }) => due)).toEqual(['2028-06-01']);
  expect(deadlines(company, '2028-06-02', '2028-06-14')).toEqual([]);
});

test('deadlines of one day stand in the order of their ids', () => {
  const ids = deadlines(us({ state: 'MD' }), '2027-04-15', '2027-04-15').map(({ id }) => id);

  expect(ids).toEqual(['us-foreign-accounts-2026', 'us-form-5472-year-1', 'us-state-report-2027']);
});

test.each([
  [uk({ incorporated: '2026-02-10' }), ['2026-02-10'], ['2026-02-24']], // new: before incorporation, and 14 days
  [uk({ incorporated: '2020-03-01' }), ['2026-03-14'], ['2026-03-14']], // with the next statement
  [uk({ incorporated: '2019-11-10' }), ['2025-11-23'], ['2025-11-23']], // a statement due in the first week
  [uk({ incorporated: '2020-03-01', ownerBirthMonth: 4 }), ['2026-03-14'], ['2026-04-14']],
  [uk({ incorporated: '2020-03-01', ownerBirthMonth: 11 }), ['2026-03-14'], ['2026-11-14']], // not 1 November 2025
  [uk({ incorporated: '2020-03-01', ownerBirthMonth: 12 }), ['2026-03-14'], ['2025-12-14']],
  [uk({ incorporated: '2019-11-05' }), ['2025-11-18'], ['2025-11-18']], // due on the very day of the rule
])('UK identity verification %#', (company, directors, owners) => {
  expect(days(company, 'uk-identity-of-directors')).toEqual(directors);
  expect(days(company, 'uk-identity-of-owners')).toEqual(owners);
});

test.each([
  // formed, the last statement, the day of directors
  ['2020-03-10', '2026-03-09', '2026-03-23'], // the statement just made was the first under the rule
  ['2020-03-10', '2025-03-09', '2026-03-23'], // the next one is
  ['2020-03-10', '2025-11-25', '2025-12-09'],
  ['2020-03-10', '2025-11-04', '2025-11-18'], // due on the very day of the rule
  ['2020-03-10', '2025-11-03', '2026-11-17'],
  ['2020-03-10', '2027-03-09', '2026-03-23'], // a second one under the rule
  ['2020-03-10', '2028-02-29', '2026-03-14'], // two years earlier, on 28 February
  ['2020-03-10', '2022-11-04', '2025-11-18'],
  ['2025-06-01', '2026-02-01', '2026-02-15'], // its first statement, made early
  ['2020-03-10', '2019-01-01', '2026-03-23'], // no statement is older than its company
] as const)(
  'UK directors of a company of %s, last statement to %s, verify by %s',
  (incorporated, statementUpTo, due) => {
    expect(days(uk({ incorporated, statementUpTo }), 'uk-identity-of-directors')).toEqual([due]);
  },
);

test('UK VAT registration is thirty days after the month that passed the threshold', () => {
  expect(days(uk({ vatThresholdPassed: '2027-01-12' }), 'uk-vat-registration')).toEqual(['2027-03-02']);
  expect(days(uk({}), 'uk-vat-registration')).toEqual([]);
  // Before the company was formed: it took over its owner's trade.
  const [incorporated, vatThresholdPassed] = ['2026-03-20', '2026-02-10'] as const;
  expect(days(uk({ incorporated, vatThresholdPassed }), 'uk-vat-registration')).toEqual(['2026-04-19']);
});

test.each([
  // the day, the month (1, 2 or 3) of quarter ends, the first two returns: registered from the second month after
  ['2026-06-10', 3, ['2026-11-07', '2027-02-07']], // from 1 August: not the quarters to June
  ['2026-06-10', 1, ['2026-12-07', '2027-03-07']], // nor to July
  ['2026-06-10', 2, ['2026-10-07', '2027-01-07']], // August is the first month and the end of a quarter
  ['2026-06-30', 2, ['2026-10-07', '2027-01-07']],
  ['2026-07-01', 2, ['2027-01-07', '2027-04-07']], // from 1 September
  ['2026-12-31', 1, ['2027-06-07', '2027-09-07']], // from 1 February
  ['2025-01-01', 3, ['2026-05-07', '2026-08-07']], // before the company was formed
] as const)('UK VAT returns of a company that passed the threshold on %s, quarters to month %i', (...row) => {
  const [vatThresholdPassed, vatQuarterEnd, expected] = row;

  expect(days(uk({ vatThresholdPassed, vatQuarterEnd }), 'uk-vat-return').slice(0, 2)).toEqual(expected);
});

test.each([
  [us({}), 'us-form-5472', ['2027-04-15', '2028-04-15']],
  [us({ incorporated: '2026-12-31' }), 'us-form-5472', ['2027-04-15', '2028-04-15']], // a first year of one day
  [us({ incorporated: '2026-01-01', yearEnd: '06-30' }), 'us-form-5472', ['2026-10-15', '2027-10-15']],
  [us({ incorporated: '2025-07-01', yearEnd: '06-30' }), 'us-form-5472', ['2026-09-15', '2027-10-15']], // the June rule ends
  [us({ owners: 'several' }), 'us-form-5472', []],
  [us({ owners: 'several' }), 'us-form-1065', ['2027-03-15', '2028-03-15']],
  [us({ foreignOwned: false }), 'us-form-5472', []],
  [us({ kind: 'corporation' }), 'us-form-1120', ['2027-04-15', '2028-04-15']],
  [
    us({ kind: 'corporation', incorporated: '2025-07-01', yearEnd: '06-30' }),
    'us-form-1120',
    ['2026-09-15', '2027-10-15'],
  ],
  [us({}), 'us-foreign-accounts', ['2027-04-15', '2028-04-15']],
] as const)('US federal dates %#', (company, duty, expected) => {
  expect(days(company, duty).slice(0, 2)).toEqual(expected);
});

test.each([
  ['WY', 'llc', ['2027-06-01', '2028-06-01']], // the first day of the month of the anniversary
  ['DE', 'llc', ['2027-06-01', '2028-06-01']],
  ['DE', 'corporation', ['2027-03-01', '2028-03-01']],
  ['FL', 'llc', ['2027-05-01', '2028-05-01']],
  ['NV', 'llc', ['2027-06-30', '2028-06-30']],
  ['IL', 'llc', ['2027-05-31', '2028-05-31']], // before the month of the anniversary
  ['HI', 'llc', ['2027-06-30', '2028-06-30']], // the quarter of the anniversary
  ['CO', 'llc', ['2027-08-31', '2028-08-31']],
  ['LA', 'llc', ['2027-06-15', '2028-06-15']],
  ['AK', 'llc', ['2028-01-02', '2030-01-02']], // every second year
  ['DC', 'llc', ['2027-04-01', '2029-04-01']],
  ['IA', 'llc', ['2027-04-01', '2029-04-01']], // odd years
  ['IA', 'corporation', ['2028-04-01', '2030-04-01']], // even years
  ['NY', 'llc', ['2028-06-30', '2030-06-30']],
  ['TN', 'llc', ['2027-04-01', '2028-04-01']],
  ['VT', 'llc', ['2027-03-31', '2028-03-31']],
  ['NM', 'corporation', ['2027-04-15', '2029-04-15']],
  ['NM', 'llc', []], // no report
] as const)('state reports of %s, %s, formed on 15 June 2026', (state, kind, expected) => {
  expect(days(us({ state, kind }), 'us-state-report').slice(0, 2)).toEqual(expected);
});

test('California: a statement in ninety days, then every second year, and the franchise tax', () => {
  const llc = us({ state: 'CA' });
  const corporation = us({ state: 'CA', kind: 'corporation' });

  expect(days(llc, 'us-state-initial-report')).toEqual(['2026-09-13']);
  expect(days(llc, 'us-state-report')).toEqual(['2028-06-30', '2030-06-30']);
  expect(days(llc, 'us-california-franchise-tax').slice(0, 2)).toEqual(['2026-09-15', '2027-04-15']);
  expect(days(corporation, 'us-california-franchise-tax').slice(0, 2)).toEqual(['2027-04-15', '2028-04-15']);
  expect(days(us({ state: 'NY' }), 'us-new-york-publication')).toEqual(['2026-10-13']);
});

const ifBusiness = 'if-business-in-first-days';

test.each<[string, Partial<UsCompany>, readonly (readonly [string, string?])[]]>([
  ['16 December: sixteen days are a year', { incorporated: '2026-12-16' }, [['2027-03-15'], ['2027-04-15']]],
  ['17 December: fifteen days', { incorporated: '2026-12-17' }, [['2027-03-15', ifBusiness], ['2027-04-15']]],
  ['31 December', { incorporated: '2026-12-31' }, [['2027-03-15', ifBusiness], ['2027-04-15']]],
  [
    'a year that ends in June',
    { incorporated: '2026-06-20', yearEnd: '06-30' },
    [['2026-09-15', ifBusiness], ['2026-10-15']],
  ],
  ['a corporation', { incorporated: '2026-12-20', kind: 'corporation' }, [['2027-04-15', ifBusiness], ['2028-04-15']]],
  [
    'a corporation of 16 December',
    { incorporated: '2026-12-16', kind: 'corporation' },
    [['2027-04-15'], ['2028-04-15']],
  ],
  ['an LLC of 2020', { incorporated: '2020-12-31' }, [['2021-03-15', ifBusiness], ['2021-04-15']]],
  ['the first with a free year', { incorporated: '2021-01-01' }, [['2022-04-15'], ['2023-04-15']]],
  ['a free year after fifteen days', { incorporated: '2022-12-20' }, [['2023-04-15', ifBusiness], ['2024-04-15']]],
  ['fifteen days at the end of free years', { incorporated: '2023-12-31' }, [['2024-04-15'], ['2025-04-15']]],
  ['an LLC of 2024', { incorporated: '2024-01-01' }, [['2024-04-15'], ['2025-04-15']]],
])('California’s minimum tax begins as the first tax year says: %s', (_, company, expected) => {
  const taxes = occurrences(us({ state: 'CA', ...company }), 'us-california-franchise-tax').slice(0, 2);

  expect(taxes.map(({ due, condition }) => (condition ? [due, condition] : [due]))).toEqual(expected);
});

test('a Delaware LLC that pays late owes $200 and 1.5% a month', () => {
  const [report] = occurrences(us({ state: 'DE' }), 'us-state-report');

  expect(report?.lateFees).toEqual([
    { from: '2027-06-02', amount: '200', monthlyRate: '0.015', currency: 'USD', meaning: 'penalty' },
  ]);
});

test('the Hong Kong annual return of an anniversary on 15 May, with the steps of Cap. 622K in months', () => {
  const [first] = occurrences(hk({}), 'hk-annual-return');

  expect([first?.opens, first?.due]).toEqual(['2027-05-15', '2027-06-26']);
  expect(lateSteps(hk({}), 'hk-annual-return')).toEqual([
    ['2027-06-27', '870'],
    ['2027-08-16', '1740'], // three months end on 15 August
    ['2027-11-16', '2610'],
    ['2028-02-16', '3480'],
  ]);
});

test.each([
  [hk({}), 'hk-business-registration', ['2027-06-14', '2028-06-14']],
  [hk({ incorporated: '2026-03-31' }), 'hk-business-registration', ['2027-04-30', '2028-04-30']],
  [hk({ registrationYears: 3 }), 'hk-business-registration', ['2029-06-14']],
  [hk({}), 'hk-profits-tax-return', ['2028-02-15', '2028-05-03']], // 1 April 2028 is a Saturday
  [hk({ incorporated: '2026-09-01' }), 'hk-profits-tax-return', ['2028-06-01', '2029-05-02']], // 1 April 2029 is a Sunday
  [hk({}), 'hk-annual-general-meeting', ['2028-02-15', '2029-02-28']], // a first year of 12 months and 16 days
  [hk({ yearEnd: '12-31' }), 'hk-annual-general-meeting', ['2027-09-30', '2028-09-30']],
  [hk({}), 'hk-controllers-register', ['2026-05-15']],
] as const)('Hong Kong dates %#', (company, duty, expected) => {
  expect(days(company, duty).slice(0, 2)).toEqual(expected);
});

test.each([
  // year end, the return of April 2028 (due on 3 May) and its later days
  ['12-31', { 'code-d': '2028-08-15', electronic: '2028-09-15' }],
  ['01-31', { 'code-m': '2028-11-15', electronic: '2028-12-15', 'code-m-loss': '2029-01-31' }],
  ['02-28', { 'code-m': '2028-11-15', electronic: '2028-12-15', 'code-m-loss': '2029-01-31' }],
  ['03-31', { 'code-m': '2028-11-15', electronic: '2028-12-15', 'code-m-loss': '2029-01-31' }],
  ['04-05', { electronic: '2028-06-05' }], // 3 June is a Saturday
  ['11-30', { electronic: '2028-06-05' }],
] as const)('a Hong Kong year that ends on %s has %j for its profits tax return', (yearEnd, expected) => {
  const [, second] = occurrences(hk({ yearEnd }), 'hk-profits-tax-return');

  expect(second?.due).toBe('2028-05-03');
  expect(Object.fromEntries(second?.extensions?.map(({ how, to }) => [how, to]) ?? [])).toEqual(expected);
});

test('the block extension of a weekend is its Monday', () => {
  const company = hk({ incorporated: '2023-03-10', yearEnd: '03-31' });
  const [, , third] = occurrences(company, 'hk-profits-tax-return'); // of April 2026

  expect(third?.extensions?.map(({ to }) => to)).toEqual(['2026-11-16', '2026-12-16', '2027-02-01']);
});

test.each([
  ['2026-01-31', '2027-05-01'], // three months end on 30 April
  ['2026-02-01', '2027-05-02'],
  ['2026-02-28', '2027-05-29'],
] as const)('the fee of the Hong Kong return of %s rises a second time on %s', (incorporated, from) => {
  expect(lateSteps(hk({ incorporated }), 'hk-annual-return')?.[1]).toEqual([from, '1740']);
});

test.each([
  ['2027-06-26', ['2027-06-26', '2028-06-26']], // dormant on the last day: that return is not due any more
  ['2027-06-27', ['2028-06-26', '2029-06-26']],
  ['2027-01-01', ['2027-06-26', '2028-06-26']],
] as const)('a Hong Kong company dormant since %s owes none of the returns %j', (dormantSince, none) => {
  const company = hk({ dormantSince });

  for (const due of none) expect(days(company, 'hk-annual-return')).not.toContain(due);
  expect(days(company, 'hk-annual-return').length).toBe(dormantSince === '2027-06-27' ? 1 : 0);
  expect(days(company, 'hk-business-registration').length).toBeGreaterThan(2);
  expect(days(company, 'hk-audit')).toEqual([]);
  expect(days(company, 'hk-annual-general-meeting')).toEqual([]);
});

test('a dormant British company delivers accounts and statements and owes no tax', () => {
  const company = uk({ dormantSince: '2027-03-01' }); // the first year ends on 28 February 2027

  expect(days(company, 'uk-corporation-tax-return')).toEqual(['2028-02-29', '2028-02-29']);
  expect(days(company, 'uk-accounts').length).toBeGreaterThan(3);
  expect(days(company, 'uk-confirmation-statement').length).toBeGreaterThan(3);
});

test.each<[string, Partial<UkCompany>, readonly [payments: readonly string[], returns: readonly string[]]]>([
  [
    'in its third year',
    { dormantSince: '2028-05-01' },
    [
      ['2027-11-10', '2027-12-01', '2028-12-01', '2029-02-01'],
      ['2028-02-29', '2028-02-29', '2029-02-28', '2030-02-28'],
    ],
  ],
  ['in its first twelve months', { dormantSince: '2026-06-01' }, [['2027-03-01'], ['2028-02-29']]], // nothing for the rest of a long first year
  ['on the last of its twelve months', { dormantSince: '2027-02-10' }, [['2027-11-10'], ['2028-02-29']]],
  [
    'in the rest of its first year',
    { dormantSince: '2027-02-15' },
    [
      ['2027-11-10', '2027-11-15'],
      ['2028-02-29', '2028-02-29'],
    ],
  ],
  [
    'at the end of a year',
    { dormantSince: '2027-03-01' },
    [
      ['2027-11-10', '2027-12-01'],
      ['2028-02-29', '2028-02-29'],
    ],
  ],
  ['after a day', { dormantSince: '2026-02-11' }, [['2026-11-11'], ['2028-02-29']]], // paid before the year is over
  ['having begun late', { tradingFrom: '2026-07-01', dormantSince: '2026-10-01' }, [['2027-07-01'], ['2028-02-29']]],
])('the last tax of a British company is of the days until it stops: %s', (_, facts, [payments, returns]) => {
  expect(days(uk(facts), 'uk-corporation-tax-payment')).toEqual(payments);
  expect(days(uk(facts), 'uk-corporation-tax-return')).toEqual(returns);
});

test('a British company said to trade from the day on which it is dormant is told of its tax', () => {
  const company = uk({ dormantSince: '2026-02-10', tradingFrom: '2026-02-10' });

  expect(days(company, 'uk-corporation-tax-payment')).toEqual(days(uk({}), 'uk-corporation-tax-payment'));
});

test('a British company that was dormant owes tax from the day on which it trades', () => {
  const company = uk({ dormantSince: '2026-02-10', tradingFrom: '2027-01-01' }); // its first year ends on 28 February 2027

  expect(days(company, 'uk-corporation-tax-return').slice(0, 2)).toEqual(['2028-02-29', '2029-02-28']);
  expect(days(company, 'uk-corporation-tax-payment').slice(0, 2)).toEqual(['2027-12-01', '2028-12-01']);
});

test.each<[Partial<UkCompany>, readonly string[], number]>([
  [{ dormantSince: '2026-02-10' }, [], 1], // since its formation: nothing to register, until it trades
  [{ dormantSince: '2026-01-01' }, [], 1],
  [{ dormantSince: '2026-02-11' }, ['2026-05-10'], 0], // it traded for a day
  [{ dormantSince: '2026-02-10', tradingFrom: '2027-01-01' }, ['2027-04-01'], 0], // dormant until it trades
])('a British company %j registers for Corporation Tax when it trades', (facts, dates, undated) => {
  const later = standingDuties(uk(facts)).filter(({ id }) => id === 'uk-corporation-tax-once-trading');

  expect(days(uk(facts), 'uk-corporation-tax-registration')).toEqual(dates);
  expect(later).toHaveLength(undated);
});

test('what its owner sold before the company existed starts none of its clocks', () => {
  const company = uk({ tradingFrom: '2024-05-01' }); // formed on 10 February 2026
  const [registration] = occurrences(company, 'uk-corporation-tax-registration');

  expect([registration?.opens, registration?.due]).toEqual(['2026-02-10', '2026-05-10']);
  expect(days(company, 'uk-corporation-tax-payment')).toEqual(days(uk({}), 'uk-corporation-tax-payment'));
});

test.each([
  ['CA', 'corporation', '2026-09-13'],
  ['WA', 'llc', '2026-10-13'],
  ['WA', 'corporation', '2026-10-13'],
  ['AK', 'corporation', '2026-12-15'],
  ['GA', 'corporation', '2026-09-13'],
  ['MO', 'corporation', '2026-07-15'],
  ['NM', 'corporation', '2026-07-15'],
  ['CT', 'corporation', '2026-07-15'],
] as const)('the first report of a company of %s, %s, formed on 15 June 2026', (state, kind, due) => {
  expect(days(us({ state, kind }), 'us-state-initial-report')).toEqual([due]);
});

test.each([
  ['2025-09-30', '2026-02-15'],
  ['2025-10-01', '2027-02-15'],
  ['2025-10-15', '2027-02-15'],
] as const)('a Michigan LLC formed on %s has its first statement on %s', (incorporated, due) => {
  expect(days(us({ state: 'MI', incorporated }), 'us-state-report')[0]).toBe(due);
});

test('a confirmation statement may be made on any earlier day, and the next year runs from there', () => {
  const [first] = occurrences(uk({}), 'uk-confirmation-statement');

  expect(first).toMatchObject({ due: '2027-02-23' });
  expect(first).not.toHaveProperty('opens');
  expect(days(uk({ statementUpTo: '2026-12-01' }), 'uk-confirmation-statement')[0]).toBe('2027-12-15');
});

test('penalties of UK accounts replace one another; those of the tax return add up', () => {
  const company = uk({ incorporated: '2026-06-30' });
  const meanings = (duty: DutyId) => occurrences(company, duty)[0]?.lateFees?.map(({ meaning }) => meaning);

  expect(new Set(meanings('uk-accounts'))).toEqual(new Set(['penalty-in-all']));
  expect(new Set(meanings('uk-corporation-tax-return'))).toEqual(new Set(['penalty']));
  expect(lateSteps(company, 'uk-corporation-tax-return')).toEqual([
    ['2028-07-01', '200'],
    ['2028-10-01', '200'],
  ]);
  const before = uk({ incorporated: '2023-06-30' }); // its return was due before 1 April 2026
  expect(lateSteps(before, 'uk-corporation-tax-return')?.map(([, amount]) => amount)).toEqual(['100', '100']);
});

test.each([
  [uk({ yearEnd: '04-05' }), 'uk-accounts', ['2027-11-10', '2029-01-05']],
  [uk({ vatQuarterEnd: 3 }), 'uk-vat-return', ['2026-05-07', '2026-08-07']],
  [uk({ vatQuarterEnd: 1, vatThresholdPassed: '2027-01-12' }), 'uk-vat-return', ['2027-06-07', '2027-09-07']],
  [uk({ does: ['staff'] }), 'uk-paye-payment', ['2026-03-22', '2026-04-22']],
  [uk({ does: ['director-return'] }), 'uk-self-assessment', ['2027-01-31', '2028-01-31']],
  [uk({ does: ['personal-data'] }), 'uk-data-protection-fee', ['2026-02-10', '2027-02-10']],
  [us({ does: ['more-time'] }), 'us-form-7004', ['2027-04-15', '2028-04-15']],
  [us({ owners: 'several', does: ['more-time'] }), 'us-form-7004', ['2027-03-15', '2028-03-15']],
  [us({ foreignOwned: false, does: ['more-time'] }), 'us-form-7004', []], // its owner files
  [us({ does: ['contractors'] }), 'us-form-1099-nec', ['2027-01-31', '2028-01-31']],
  [us({ does: ['pays-abroad'] }), 'us-form-1042', ['2027-03-15', '2028-03-15']],
  [us({ owners: 'several', does: ['us-business'] }), 'us-form-8804', ['2027-03-15', '2028-03-15']],
  [us({ owners: 'several', does: ['us-business'] }), 'us-form-8813', ['2026-09-15', '2026-11-15']],
  [us({ does: ['us-business'] }), 'us-form-8804', []], // no partnership
  [us({ kind: 'corporation', does: ['tax-expected'] }), 'us-estimated-tax', ['2026-09-15', '2026-12-15']],
  [us({}), 'us-foreign-investment-survey', ['2026-07-30']],
  [us({ foreignOwned: false }), 'us-foreign-investment-survey', []],
  [us({ kind: 'corporation' }), 'us-share-election', ['2026-07-15']],
  [us({ kind: 'llc' }), 'us-share-election', []],
  [us({ state: 'CA', does: ['california-income'] }), 'us-california-llc-fee', ['2026-11-15', '2027-06-15']],
  [us({ state: 'RI' }), 'us-rhode-island-tax', ['2027-04-15', '2028-04-15']],
  [us({ state: 'RI', owners: 'several' }), 'us-rhode-island-tax', ['2027-03-15', '2028-03-15']],
  [us({ state: 'RI', kind: 'corporation' }), 'us-rhode-island-tax', ['2027-04-15', '2028-04-15']],
  [us({ state: 'TN', yearEnd: '06-30' }), 'us-tennessee-franchise-tax', ['2026-10-15', '2027-10-15']],
  [us({ state: 'TN', kind: 'corporation' }), 'us-tennessee-franchise-tax', ['2027-04-15', '2028-04-15']],
  [us({ state: 'NY', does: ['new-york-income'] }), 'us-new-york-llc-fee', ['2027-03-15', '2028-03-15']],
  [us({ state: 'NY', kind: 'corporation', does: ['new-york-income'] }), 'us-new-york-llc-fee', []],
  [us({}), 'us-registered-agent', ['2027-06-15', '2028-06-15']],
  [hk({}), 'hk-employers-return', ['2027-05-01', '2028-05-03']],
] as const)('duties of %j: %s', (company, duty, expected) => {
  expect(days(company, duty).slice(0, 2)).toEqual(expected);
});

test.each<[IsoDate, UsCompany['yearEnd'], readonly string[]]>([
  ['2026-01-10', undefined, ['2026-04-15', '2026-06-15', '2026-09-15', '2026-12-15']], // a part of a month is a month
  ['2026-02-10', undefined, ['2026-06-15', '2026-09-15', '2026-12-15']],
  ['2026-03-31', undefined, ['2026-06-15', '2026-09-15', '2026-12-15']], // the fourth month is June
  ['2026-04-01', undefined, ['2026-09-15', '2026-12-15']],
  ['2026-05-10', undefined, ['2026-09-15', '2026-12-15']],
  ['2026-07-01', undefined, ['2026-12-15']],
  ['2026-09-01', undefined, ['2026-12-15']], // four full months
  ['2026-09-02', undefined, []], // three
  ['2026-12-31', undefined, []],
  ['2026-09-10', '06-30', ['2026-12-15', '2027-03-15', '2027-06-15']], // of a year from July
  ['2027-02-20', '06-30', ['2027-06-15']], // March to June are four full months
  ['2027-03-02', '06-30', []],
])('estimated tax in the first year of a corporation of %s, year end %s', (incorporated, yearEnd, expected) => {
  const company = us({ kind: 'corporation', does: ['tax-expected'], incorporated, yearEnd });
  const instalments = occurrences(company, 'us-estimated-tax');
  const first = instalments.filter(({ period }) => period.startsWith('year-1-'));

  expect(first.map(({ due }) => due)).toEqual(expected);
  expect(first.map(({ period }) => period)).toEqual(
    ['year-1-m4', 'year-1-m6', 'year-1-m9', 'year-1-m12'].slice(0, expected.length), // named in their order
  );
});

test('what a company does not do has no dates, and is named', () => {
  const names = (company: Company) => undatedDuties(company).map(({ duty, onlyIf }) => [onlyIf, duty]);

  expect(names(us({}))).toEqual([
    ['more-time', 'us-form-7004'],
    ['pays-abroad', 'us-form-1042'],
    ['contractors', 'us-form-1099-nec'],
  ]);
  expect(names(uk({ does: ['staff'], vatQuarterEnd: 2 }))).toEqual([
    ['personal-data', 'uk-data-protection-fee'],
    ['director-return', 'uk-self-assessment'],
  ]);
  expect(names(hk({}))).toEqual([]);
});

test('a weekend moves US federal days only', () => {
  const federal = deadlines(us({}), '2028-04-15', '2028-04-15'); // a Saturday
  const british = deadlines(uk({ incorporated: '2026-08-01', yearEnd: '03-31' }), '2027-12-31', '2028-12-31');

  expect(federal.map(({ onWeekend }) => onWeekend)).toContain('moves-to-working-day');
  expect(british.find(({ due }) => due === '2028-12-31')?.onWeekend).toBe('plan-before'); // a Sunday
});

test.each([
  ['2028-12-28', 'plan-before'],
  ['2028-12-29', 'plan-before'], // the Friday itself
  ['2028-12-30', undefined],
  ['2028-12-31', undefined],
] as const)('seen from %s, a Sunday advises the Friday before: %s', (from, expected) => {
  const company = uk({ incorporated: '2026-08-01', yearEnd: '03-31' });
  expect(deadlines(company, from, '2028-12-31').find(({ due }) => due === '2028-12-31')?.onWeekend).toBe(expected);
});

test('where a day moves from a weekend, nothing is charged before the working day is over', () => {
  const days = (from: IsoDate) =>
    deadlines(us({}), from, from).flatMap(({ duty, lateFees = [] }) =>
      duty === 'us-form-5472' ? lateFees.map((fee) => fee.from) : [],
    );

  expect(days('2028-04-15')).toEqual(['2028-04-19']); // a Saturday, and its Monday is a holiday: late from Wednesday
  expect(days('2029-04-15')).toEqual(['2029-04-18']); // a Sunday, and its Monday is a holiday
  expect(days('2027-04-15')).toEqual(['2027-04-16']); // a Thursday
});

const stateCodes = Object.keys(usStateReports) as StateCode[]; // the keys of the table are its codes
const from2000 = Date.UTC(2000, 0, 1);
const day = fc
  .integer({ min: 0, max: 36_890 })
  .map((count) => new Date(from2000 + count * 86_400_000).toISOString().slice(0, 10) as IsoDate);
const yearEnd = fc.constantFrom('01-31', '02-28', '03-31', '04-05', '06-30', '12-31', undefined);
const anyCompany: fc.Arbitrary<Company> = fc.oneof(
  fc.record({
    country: fc.constant('uk' as const),
    kind: fc.constant('ltd' as const),
    incorporated: day,
    yearEnd,
    ownerBirthMonth: fc.option(fc.integer({ min: 1, max: 12 }), { nil: undefined }),
  }),
  fc.record({
    country: fc.constant('us' as const),
    kind: fc.constantFrom('llc' as const, 'corporation' as const),
    state: fc.constantFrom(...stateCodes),
    incorporated: day,
    yearEnd,
    owners: fc.constantFrom('one' as const, 'several' as const),
  }),
  fc.record({
    country: fc.constant('hk' as const),
    kind: fc.constant('ltd' as const),
    incorporated: day,
    yearEnd,
    registrationYears: fc.constantFrom(1 as const, 3 as const),
  }),
);

const identity = { companyId: '0123456789abcdef0123456789abcdef', host: 'firm.example' };

function tenYears(company: Company) {
  const to = `${Number(company.incorporated.slice(0, 4)) + 10}-12-31` as IsoDate;
  return deadlines(company, '1990-01-01', to);
}

test('no day falls before the company exists, opens after it is due, or costs extra before it is late', () => {
  fc.assert(
    fc.property(anyCompany, (company) => {
      for (const { due, opens, extensions = [], lateFees = [] } of tenYears(company)) {
        expect(due >= company.incorporated).toBe(true);
        expect(new Date(due).toISOString().slice(0, 10)).toBe(due);
        if (opens) expect(opens <= due).toBe(true);
        for (const { to } of extensions) expect(to > due).toBe(true);
        for (const { from } of lateFees) expect(from > due).toBe(true);
      }
    }),
  );
});

test('each deadline has one identity, asked for whole or in parts', () => {
  fc.assert(
    fc.property(anyCompany, day, (company, split) => {
      const all = tenYears(company);
      const uids = all.map((deadline) => deadlineUid(deadline, identity));

      expect(new Set(uids).size).toBe(uids.length);
      expect(tenYears(company).map((deadline) => deadlineUid(deadline, identity))).toEqual(uids);
      expect(all.map(({ due }) => due)).toEqual(all.map(({ due }) => due).sort());
      const last = all.at(-1)?.due ?? company.incorporated;
      const before = deadlines(company, '1990-01-01', split).filter(({ due }) => due <= last);
      const after = deadlines(company, split, last).filter(({ due }) => due > split);
      expect([...before, ...after]).toEqual(all.filter(({ due }) => due <= last));
    }),
  );
});

const lateOf = (company: Company, duty: string) =>
  tenYears(company)
    .find((deadline) => deadline.duty === duty)
    ?.lateFees?.map(({ from, amount }) => [from, amount]);

test('a corporation is told of Form 5472 where somebody abroad owns it, with the amount', () => {
  const company = us({ kind: 'corporation', incorporated: '2026-03-02' });

  expect(lateOf(company, 'us-form-1120')).toContainEqual(['2027-04-16', '25000']);
  expect(lateOf({ ...company, foreignOwned: false }, 'us-form-1120')).toEqual([['2027-06-15', '535']]);
});

test.each<[string, Company, IsoDate, IsoDate | undefined, IsoDate]>([
  // 42 days after 1 July 2027 are a Thursday; after 28 June 2026 a Sunday; after 27 June 2026 a Saturday, which stays
  ['hk-annual-return', hk({ incorporated: '2026-07-01' }), '2027-08-12', undefined, '2027-08-13'],
  ['hk-annual-return', hk({ incorporated: '2025-06-28' }), '2026-08-09', '2026-08-10', '2026-08-11'],
  ['hk-annual-return', hk({ incorporated: '2025-06-27' }), '2026-08-08', undefined, '2026-08-09'],
  ['us-state-report', us({ state: 'TX', incorporated: '2026-02-03' }), '2027-05-15', '2027-05-17', '2027-05-18'],
  ['us-state-report', us({ state: 'FL', incorporated: '2026-02-03' }), '2027-05-01', undefined, '2027-05-02'], // a Saturday
])(
  '%s costs more from the day after the last one, moved where the authority moves it %#',
  (duty, company, due, last, from) => {
    const first = tenYears(company).find((deadline) => deadline.duty === duty);

    expect([first?.due, first?.lastDay, first?.lateFees?.[0]?.from]).toEqual([due, last, from]);
  },
);

test('all fifty states and the District of Columbia have a rule for both kinds', () => {
  expect(stateCodes.length).toBe(51);
});

const usRules = [
  'us-boi-not-required',
  'us-run-from-sri-lanka',
  'us-responsible-party',
  'us-other-states',
  'us-sales-tax',
] as const;
const ukRules = ['uk-owner-changes', 'uk-registered-email', 'uk-lawful-purpose', 'uk-accounts-by-software'] as const;

test.each<[Company, readonly string[]]>([
  [us({ state: 'WY' }), usRules],
  [us({ state: 'OH' }), [...usRules, 'us-no-state-report']],
  [us({ state: 'OK', kind: 'corporation' }), [...usRules, 'us-no-state-report']],
  [us({ state: 'DE' }), usRules], // an LLC has no shares
  [us({ state: 'DE', kind: 'corporation' }), ['us-delaware-shares', ...usRules]],
  [uk({}), ['uk-vat-run-from-abroad', 'uk-vat-threshold', ...ukRules]],
  [uk({ vatThresholdPassed: '2027-01-12' }), ukRules], // it has its day
  [hk({}), ['hk-provisional-tax', 'hk-offshore-claim', 'hk-foreign-income', 'hk-pension', 'hk-controllers-changes']],
])('rules without a day %#', (company, expected) => {
  expect(standingDuties(company).map(({ id }) => id)).toEqual(expected);
});
