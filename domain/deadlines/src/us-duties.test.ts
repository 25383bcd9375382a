import { addDays, addMonths, type MonthDay } from '@formation/calendar';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deadlines } from './all-deadlines.ts';
import type { UsCompany } from './company.ts';
import { usStateReports, type StateCode } from './tables/us-state-reports.ts';
import { usualUsDeadlines } from './us-duties.ts';

const anyCompany: fc.Arbitrary<UsCompany> = fc.record({
  country: fc.constant('us' as const),
  kind: fc.constantFrom('llc' as const, 'corporation' as const),
  state: fc.constantFrom(...(Object.keys(usStateReports) as StateCode[])), // the keys of the table are its codes
  incorporated: fc.integer({ min: 0, max: 5000 }).map((count) => addDays('2020-01-01', count)),
  yearEnd: fc.constantFrom<MonthDay | undefined>('03-31', '06-30', undefined),
  owners: fc.constantFrom('one' as const, 'several' as const),
  foreignOwned: fc.boolean(),
});

test('the usual duties are all that a US company has that does nothing else', () => {
  fc.assert(
    fc.property(anyCompany, fc.integer({ min: 0, max: 36 }), (company, age) => {
      const from = addMonths(company.incorporated, age);
      const to = addMonths(from, 36);

      expect(usualUsDeadlines(company, from, to)).toEqual(deadlines(company, from, to));
    }),
  );
});
