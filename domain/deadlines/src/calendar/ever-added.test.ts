import { addMonths, type IsoDate } from '@formation/calendar';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deadlines } from '../all-deadlines.ts';
import { activities, type Company, type HkCompany, type UkCompany, type UsCompany } from '../company.ts';
import { usStateReports, type StateCode } from '../tables/us-state-reports.ts';
import { deadlineUid } from './deadline-uid.ts';
import { everAdded } from './ever-added.ts';

const from2015 = Date.UTC(2015, 0, 1);
const day = fc
  .integer({ min: 0, max: 12 * 365 })
  // the first ten signs of an ISO moment are a day
  .map((count) => new Date(from2015 + count * 86_400_000).toISOString().slice(0, 10) as IsoDate);
const perhapsDay = fc.option(day, { nil: undefined });
const said = {
  yearEnd: fc.constantFrom('01-31', '02-28', '04-05', '06-30', '12-31', undefined),
  does: fc.subarray([...activities]),
} as const;
const british: fc.Arbitrary<Omit<UkCompany, 'incorporated'>> = fc.record({
  ...said,
  country: fc.constant('uk' as const),
  kind: fc.constant('ltd' as const),
  tradingFrom: perhapsDay,
  statementUpTo: perhapsDay,
  vatThresholdPassed: perhapsDay,
  vatQuarterEnd: fc.constantFrom(1 as const, 2 as const, 3 as const, undefined),
  dormantSince: perhapsDay,
});
const american: fc.Arbitrary<Omit<UsCompany, 'incorporated'>> = fc.record({
  ...said,
  country: fc.constant('us' as const),
  kind: fc.constantFrom('llc' as const, 'corporation' as const),
  // the keys of the table are its codes
  state: fc.constantFrom(...(Object.keys(usStateReports) as StateCode[])),
  owners: fc.constantFrom('one' as const, 'several' as const),
  foreignOwned: fc.boolean(),
});
const hongkongese: fc.Arbitrary<Omit<HkCompany, 'incorporated'>> = fc.record({
  ...said,
  country: fc.constant('hk' as const),
  kind: fc.constant('ltd' as const),
  registrationYears: fc.constantFrom(1 as const, 3 as const),
  dormantSince: perhapsDay,
});

/** One company, said twice. */
const twice = fc.oneof(fc.tuple(british, british), fc.tuple(american, american), fc.tuple(hongkongese, hongkongese));
const identity = { companyId: '0123456789abcdef0123456789abcdef', host: 'firm.example' };

test('a removal names whatever was added before its facts were corrected', () => {
  fc.assert(
    fc.property(day, twice, (incorporated, [before, now]) => {
      const until = addMonths(incorporated, 48);
      const uids = (list: readonly Readonly<{ id: string }>[]) =>
        list.map((deadline) => deadlineUid(deadline, identity));
      const added = uids(deadlines({ ...before, incorporated }, incorporated, until));
      const removed = new Set(uids(everAdded({ ...now, incorporated }, addMonths(until, 12))));

      expect(added.filter((uid) => !removed.has(uid))).toEqual([]);
    }),
  );
});

test('it names what a trade that stopped, or a first year that ended early, brought forward', () => {
  const incorporated = '2026-01-10';
  const before: Company = {
    ...{ country: 'uk', kind: 'ltd', incorporated },
    yearEnd: '07-31', // its fourth year begins on 1 August 2028, half a year earlier than by the usual end
    dormantSince: '2028-08-02',
  };
  const added = deadlines(before, incorporated, '2029-05-02');
  const removed = new Set(
    everAdded({ ...before, yearEnd: undefined, dormantSince: undefined }, '2030-05-02').map(({ id }) => id),
  );

  expect(added.at(-1)?.id).toBe('uk-corporation-tax-payment-year-4');
  expect(added.filter(({ id }) => !removed.has(id))).toEqual([]);
});

test.each(['2026-02-28', '2026-03-01', '2028-02-29', '2026-12-31'] as const)(
  'it names each instalment of the first year of a US company of %s',
  (incorporated) => {
    const company: Company = { country: 'us', kind: 'corporation', state: 'WY', incorporated };
    const removed = everAdded(company, addMonths(incorporated, 24)).map(({ id }) => id);

    for (const month of [4, 6, 9, 12]) expect(removed).toContain(`us-estimated-tax-year-1-m${month}`);
  },
);

test('it removes each once, on the day that it has now', () => {
  const company: Company = { country: 'uk', kind: 'ltd', incorporated: '2026-02-10', yearEnd: '12-31' };
  const removed = everAdded(company, '2029-12-31');

  expect(new Set(removed.map(({ id }) => id)).size).toBe(removed.length);
  for (const { id, due } of deadlines(company, '2026-02-10', '2029-12-31'))
    expect(removed.find((deadline) => deadline.id === id)?.due).toBe(due);
});

test('a corrected year end moves events and leaves none behind', () => {
  const company: Company = { country: 'uk', kind: 'ltd', incorporated: '2025-12-18' };
  const ids = (facts: Company) =>
    deadlines(facts, '2026-01-01', '2029-12-31')
      .map(({ id }) => id)
      .toSorted();

  expect(ids({ ...company, yearEnd: '12-31' })).toEqual(ids(company));
});
