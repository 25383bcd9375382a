import { addDays, addMonths, type IsoDate } from '@formation/calendar';
import { deadlines, usStateReports, type DutyId, type StateCode } from '@formation/deadlines';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { companyCost } from './company-cost.ts';
import type { CompanyForm } from './company-form.ts';
import type { CostKey } from './cost-line.ts';

type Form = Exclude<CompanyForm, Readonly<{ country: 'lk' }>>;
type Years = 1 | 3 | 5;

/** In which year and by which day a line is paid. */
const payments = (key: CostKey, form: Form, of: readonly [IsoDate, Years]) =>
  paymentsOf(key, form, of).map((payment) => [payment.year, payment.day]);

function paymentsOf(key: CostKey, form: Form, [day, years]: readonly [IsoDate, Years]) {
  const answer = companyCost({ form, day, years, today: '2026-11-27' });
  if ('refused' in answer) throw new Error(answer.refused);
  return answer.lines.find((candidate) => candidate.key === key)?.payments ?? [];
}

test('a year holds the minimum tax of California as often as it falls due in it', () => {
  const llc = { country: 'us', state: 'CA', kind: 'llc' } as const;
  // The fourth month of the tax year that ends on 31 December 2026 is February; of each later one it is April.
  const inYear1 = [
    [1, '2027-02-15'],
    [1, '2027-04-15'],
  ];

  expect(payments('state-tax', llc, ['2026-11-27', 1])).toEqual(inYear1);
  expect(payments('state-tax', llc, ['2026-11-27', 3])).toEqual([...inYear1, [2, '2028-04-15'], [3, '2029-04-15']]);
});

test('a corporation in California skips the tax of its first tax year, not that of its first twelve months', () => {
  const corporation = { country: 'us', state: 'CA', kind: 'corporation' } as const;

  expect(payments('state-tax', corporation, ['2026-11-27', 1])).toEqual([[1, '2027-04-15']]);
});

test.each<['llc' | 'corporation', IsoDate, readonly (readonly [number, IsoDate])[]]>([
  // formed in the last fifteen days of a tax year, in which it does no business: that year owes nothing
  [
    'llc',
    '2026-12-20',
    [
      [1, '2027-04-15'],
      [2, '2028-04-15'],
      [3, '2029-04-15'],
    ],
  ],
  [
    'corporation',
    '2026-12-20',
    [
      [2, '2028-04-15'],
      [3, '2029-04-15'],
    ],
  ],
  // the first year was free for LLCs formed in 2021, 2022 and 2023
  [
    'llc',
    '2023-06-01',
    [
      [1, '2024-04-15'],
      [2, '2025-04-15'],
      [3, '2026-04-15'],
    ],
  ],
  [
    'llc',
    '2023-01-10',
    [
      [2, '2024-04-15'],
      [3, '2025-04-15'],
    ],
  ],
])('California takes no minimum tax for a first year that owes none: %s of %s', (kind, day, paid) => {
  expect(payments('state-tax', { country: 'us', state: 'CA', kind }, [day, 3])).toEqual(paid);
});

test('what belongs to a year counts in it, though its day comes some weeks after', () => {
  // A confirmation statement is due fourteen days after its twelve months.
  expect(payments('registry-yearly', { country: 'uk', kind: 'ltd' }, ['2026-11-27', 3])).toEqual([
    [1, '2027-12-10'],
    [2, '2028-12-10'],
    [3, '2029-12-10'],
  ]);
});

test('a minimum tax that is counted has the same days in the calendar', () => {
  const formed = '2026-03-01';
  for (const state of Object.keys(usStateReports) as StateCode[])
    // the keys are the codes
    for (const kind of ['llc', 'corporation'] as const) {
      const form = { country: 'us', state, kind } as const;
      const days = deadlines({ ...form, incorporated: formed }, formed, '2030-12-31').map(({ due }) => due);
      const counted = paymentsOf('state-tax', form, [formed, 3]).filter(({ amount }) => amount?.units !== 0n);

      for (const { day } of counted) expect(days, `${state} ${kind}`).toContain(day);
    }
});

type Duties = Readonly<Partial<Record<CostKey, DutyId>>>;

const usDuties: Duties = {
  'registry-yearly': 'us-state-report',
  'tax-return': 'us-form-1120',
  'form-5472': 'us-form-5472',
  'form-1065': 'us-form-1065',
};

/** The lines that have the days of a duty; all others are paid with the formation or on no certain day. */
const datedBy: Readonly<Record<'us' | 'uk' | 'hk' | 'CA' | 'RI' | 'TN', Duties>> = {
  us: usDuties,
  CA: { ...usDuties, 'state-tax': 'us-california-franchise-tax' },
  RI: { ...usDuties, 'state-tax': 'us-rhode-island-tax' },
  TN: { ...usDuties, 'state-tax': 'us-tennessee-franchise-tax' },
  uk: { 'registry-yearly': 'uk-confirmation-statement' },
  hk: { 'registry-yearly': 'hk-annual-return', 'business-registration': 'hk-business-registration' },
};

const state = fc.constantFrom(...(Object.keys(usStateReports) as StateCode[]), ...(['CA', 'RI', 'TN'] as const)); // the keys are the codes
const anyForm: fc.Arbitrary<Form> = fc.oneof(
  fc.record({
    country: fc.constant('us' as const),
    state,
    kind: fc.constantFrom('llc' as const, 'corporation' as const),
  }),
  fc.record({
    country: fc.constant('us' as const),
    state,
    kind: fc.constant('llc' as const),
    owners: fc.constant('several' as const),
  }),
  fc.constantFrom<Form>({ country: 'uk', kind: 'ltd' }, { country: 'hk', kind: 'ltd' }),
);
const anyDay = fc.integer({ min: 0, max: 2500 }).map((count) => addDays('2023-01-01', count));

/** What most companies do not owe is not counted. */
const onlyForSome = new Set<string | undefined>(['if-business-in-first-days']);

test('whatever falls due in some years is counted in them, in the year of its day or before', () => {
  fc.assert(
    fc.property(anyForm, anyDay, fc.constantFrom<Years>(1, 3, 5), (form, day, years) => {
      const all = deadlines({ ...form, incorporated: day }, day, addDays(addMonths(day, 12 * years), -1));
      const started = Array.from({ length: years }, (_, n) => addMonths(day, 12 * n));
      const yearOf = (due: IsoDate) => started.filter((start) => start <= due).length;
      const place = 'state' in form && form.state in datedBy ? (form.state as 'CA' | 'RI' | 'TN') : form.country; // just looked up

      for (const [key, duty] of Object.entries(datedBy[place]) as [CostKey, DutyId][]) {
        const paid = new Map(payments(key, form, [day, years]).map(([year, by]) => [by, year]));
        for (const { due } of all.filter((deadline) => deadline.duty === duty && !onlyForSome.has(deadline.condition)))
          expect(paid.get(due), `${key} by ${due}`).toBeLessThanOrEqual(yearOf(due));
      }
    }),
  );
});
