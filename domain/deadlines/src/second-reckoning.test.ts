import type { IsoDate } from '@formation/calendar';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { reckonedDuties, secondReckoning } from '../testing/second-reckoning.ts';
import { deadlines } from './all-deadlines.ts';
import { activities, type Company } from './company.ts';
import { usStateReports, type StateCode } from './tables/us-state-reports.ts';

const from2015 = Date.UTC(2015, 0, 1);
const day = fc
  .integer({ min: 0, max: 16 * 365 })
  // the first ten signs of an ISO moment are a day
  .map((count) => new Date(from2015 + count * 86_400_000).toISOString().slice(0, 10) as IsoDate);
const perhaps = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });
const common = {
  incorporated: day,
  yearEnd: fc.constantFrom('01-31', '02-28', '03-31', '04-05', '06-30', '09-30', '12-31', undefined),
  does: fc.subarray([...activities]),
} as const;
const quarterEnd = fc.constantFrom(1 as const, 2 as const, 3 as const);

const british: fc.Arbitrary<Company> = fc.record({
  ...common,
  country: fc.constant('uk' as const),
  kind: fc.constant('ltd' as const),
  tradingFrom: perhaps(day),
  statementUpTo: perhaps(day),
  ownerBirthMonth: perhaps(fc.integer({ min: 1, max: 12 })),
  vatThresholdPassed: perhaps(day),
  vatQuarterEnd: perhaps(quarterEnd),
  dormantSince: perhaps(day),
});
const american: fc.Arbitrary<Company> = fc.record({
  ...common,
  country: fc.constant('us' as const),
  kind: fc.constantFrom('llc' as const, 'corporation' as const),
  // the keys of the table are its codes
  state: fc.constantFrom(...(Object.keys(usStateReports) as StateCode[])),
  owners: fc.constantFrom('one' as const, 'several' as const),
  foreignOwned: fc.boolean(),
});
const hongkongese: fc.Arbitrary<Company> = fc.record({
  ...common,
  country: fc.constant('hk' as const),
  kind: fc.constant('ltd' as const),
  registrationYears: fc.constantFrom(1 as const, 3 as const),
  dormantSince: perhaps(day),
});

const tenYearsOn = ({ incorporated }: Company) => `${Number(incorporated.slice(0, 4)) + 10}-12-31` as IsoDate;

function byDuty(company: Company) {
  const known = deadlines(company, '1990-01-01', tenYearsOn(company)).filter(({ duty }) => reckonedDuties.has(duty));
  const found = Map.groupBy(known, ({ duty }) => duty);
  return Object.fromEntries([...found].map(([duty, list]) => [duty, list.map(({ due }) => due)]));
}

test.each([
  ['British', british],
  ['American', american],
  ['Hong Kong', hongkongese],
])('a second reckoning dates %s companies alike over ten years', (_, companies) => {
  fc.assert(
    fc.property(companies, (company) => {
      expect(byDuty(company)).toEqual(secondReckoning(company, tenYearsOn(company)));
    }),
  );
});

test('it dates every state alike, for both kinds', () => {
  for (const state of Object.keys(usStateReports) as StateCode[])
    // the keys of the table are its codes
    for (const kind of ['llc', 'corporation'] as const)
      for (const incorporated of ['2023-12-31', '2024-02-29', '2025-10-15', '2026-07-04'] as const) {
        const company = { country: 'us', kind, state, incorporated } as const;
        expect({ state, kind, incorporated, days: byDuty(company) }).toEqual({
          ...{ state, kind, incorporated },
          days: secondReckoning(company, tenYearsOn(company)),
        });
      }
});
