import type { IsoDate } from '@formation/calendar';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deadlineUid } from './calendar/deadline-uid.ts';
import type { Company, HkCompany, UkCompany, UsCompany } from './company.ts';
import { deadlines, type DutyId } from './deadlines.ts';
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

test('the days asked for are both included, and days before are left out', () => {
  const company = us({ state: 'DE' });

  expect(deadlines(company, '2028-06-01', '2028-06-01').map(({ due }) => due)).toEqual(['2028-06-01']);
  expect(deadlines(company, '2028-06-02', '2029-04-14')).toEqual([]);
});

test('deadlines of one day stand in the order of their ids', () => {
  const ids = deadlines(us({ state: 'MD' }), '2027-04-15', '2027-04-15').map(({ id }) => id);

  expect(ids).toEqual(['us-foreign-accounts-2026', 'us-form-5472-2026-12-31', 'us-state-report-2027']);
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

test('UK VAT registration is thirty days after the month that passed the threshold', () => {
  expect(days(uk({ vatThresholdPassed: '2027-01-12' }), 'uk-vat-registration')).toEqual(['2027-03-02']);
  expect(days(uk({}), 'uk-vat-registration')).toEqual([]);
});

test.each([
  [us({}), 'us-form-5472', ['2027-04-15', '2028-04-15']],
  [us({ incorporated: '2026-12-31' }), 'us-form-5472', ['2027-04-15', '2028-04-15']], // a first year of one day
  [us({ incorporated: '2026-01-01', yearEnd: '06-30' }), 'us-form-5472', ['2026-10-15', '2027-10-15']],
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

test('a Delaware LLC that pays late owes $200 and 1.5% a month', () => {
  const [report] = occurrences(us({ state: 'DE' }), 'us-state-report');

  expect(report?.lateFees).toEqual([
    { from: '2027-06-02', amount: '200', monthlyRate: '0.015', currency: 'USD', meaning: 'penalty' },
  ]);
});

test('the Hong Kong annual return of an anniversary on 15 May, as the published calculator shows it', () => {
  const [first] = occurrences(hk({}), 'hk-annual-return');

  expect([first?.opens, first?.due]).toEqual(['2027-05-15', '2027-06-26']);
  expect(lateSteps(hk({}), 'hk-annual-return')).toEqual([
    ['2027-06-27', '870'],
    ['2027-08-14', '1740'],
    ['2027-11-12', '2610'],
    ['2028-02-10', '3480'],
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

test('a December year end extends the Hong Kong profits tax return to 15 August', () => {
  const [, second] = occurrences(hk({ yearEnd: '12-31' }), 'hk-profits-tax-return');

  expect([second?.due, second?.extendedTo]).toEqual(['2028-05-03', '2028-08-15']);
});

test('a weekend moves US federal days only', () => {
  const federal = deadlines(us({}), '2028-04-15', '2028-04-15'); // a Saturday
  const british = deadlines(uk({ incorporated: '2026-08-01', yearEnd: '03-31' }), '2027-12-31', '2028-12-31');

  expect(federal.map(({ onWeekend }) => onWeekend)).toContain('moves-to-working-day');
  expect(british.find(({ due }) => due === '2028-12-31')?.onWeekend).toBe('plan-before'); // a Sunday
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
      for (const { due, opens, extendedTo, lateFees = [] } of tenYears(company)) {
        expect(due >= company.incorporated).toBe(true);
        expect(new Date(due).toISOString().slice(0, 10)).toBe(due);
        if (opens) expect(opens <= due).toBe(true);
        if (extendedTo) expect(extendedTo > due).toBe(true);
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

test('all fifty states and the District of Columbia have a rule for both kinds', () => {
  expect(stateCodes.length).toBe(51);
});

test.each<[Company, readonly string[]]>([
  [us({ state: 'WY' }), ['us-boi-not-required']],
  [us({ state: 'OH' }), ['us-boi-not-required', 'us-no-state-report']],
  [us({ state: 'OK', kind: 'corporation' }), ['us-boi-not-required', 'us-state-report-not-found']],
  [uk({}), ['uk-vat-threshold']],
  [uk({ vatThresholdPassed: '2027-01-12' }), []], // it has its day
  [hk({}), ['hk-controllers-changes']],
])('rules without a day %#', (company, expected) => {
  expect(standingDuties(company).map(({ id }) => id)).toEqual(expected);
});
