import type { IsoDate } from '@formation/calendar';
import { usStateReports, type StateCode } from '@formation/deadlines';
import { compare, money, moneyText, plus } from '@formation/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { possibleAddOns, type AddOn } from './add-ons.ts';
import { companyCost, type CompanyCost, type CostRequest } from './company-cost.ts';
import type { CompanyForm } from './company-form.ts';

const day: IsoDate = '2026-11-21';
const wyoming: CompanyForm = { country: 'us', state: 'WY', kind: 'llc' };
const usBasic = { level: 'basic', price: money('129', 'USD') } as const;
const usEnterprise = { level: 'enterprise', price: money('599', 'USD') } as const;
const ukBasic = { level: 'basic', price: money('99', 'USD') } as const;

function cost(request: CostRequest): CompanyCost {
  const answer = companyCost(request);
  if ('refused' in answer) throw new Error(answer.refused);
  return answer;
}

test.each<[string, CostRequest, string, readonly string[]]>([
  // 129 + 100 + 5 × 60; the registered agent has no published price
  ['a Wyoming LLC', { form: wyoming, day, years: 5, package: usBasic }, '$529.00', ['address', 'registered-agent']],
  // 110 + 300
  [
    'a Delaware LLC',
    { form: { country: 'us', state: 'DE', kind: 'llc' }, day, years: 1 },
    '$410.00',
    ['registered-agent'],
  ],
  // 250 + 100 in the second year; 250 + 100 × 2 to the fifth
  [
    'an Alaska LLC',
    { form: { country: 'us', state: 'AK', kind: 'llc' }, day, years: 5 },
    '$450.00',
    ['registered-agent'],
  ],
  // 70 + 20 in ninety days + 20 in the second year + 3 × 800
  [
    'a California LLC',
    { form: { country: 'us', state: 'CA', kind: 'llc' }, day, years: 3 },
    '$2,510.00',
    ['registered-agent'],
  ],
  // 100 + 3 × 25 + 2 × 800
  [
    'a California corporation',
    { form: { country: 'us', state: 'CA', kind: 'corporation' }, day, years: 3 },
    '$1,775.00',
    ['registered-agent'],
  ],
  // 50, and no report
  [
    'a New Mexico LLC',
    { form: { country: 'us', state: 'NM', kind: 'llc' }, day, years: 5 },
    '$50.00',
    ['registered-agent'],
  ],
  // 200 + 9 + 3 × 25; the newspapers set their own price
  [
    'a New York LLC',
    { form: { country: 'us', state: 'NY', kind: 'llc' }, day, years: 3 },
    '$284.00',
    ['newspaper-notice', 'registered-agent'],
  ],
  // the privilege tax of Alabama was not found
  [
    'an Alabama LLC',
    { form: { country: 'us', state: 'AL', kind: 'llc' }, day, years: 3 },
    '$200.00',
    ['registered-agent', 'registry-yearly'],
  ],
])('%s', (_, request, total, without) => {
  const answer = cost(request);

  expect(moneyText(answer.total.USD)).toBe(total);
  expect(answer.without.toSorted()).toEqual(without);
});

test('a UK company pays the registration itself, or has it in the package', () => {
  const form: CompanyForm = { country: 'uk', kind: 'ltd' };
  const alone = cost({ form, day, years: 3 });
  const withUs = cost({ form, day, years: 3, package: ukBasic });

  expect(moneyText(alone.total.GBP)).toBe('£250.00'); // 100 + 3 × 50
  expect(moneyText(withUs.total.USD)).toBe('$297.57'); // 99 + 150 / 0.75538854
  expect(withUs.lines.find(({ key }) => key === 'registry-formation')?.status).toBe('included');
});

test('a Hong Kong company says what is not published', () => {
  const form: CompanyForm = { country: 'hk', kind: 'ltd' };
  const now = cost({ form, day, years: 3 });
  const before = cost({ form, day: '2026-03-31', years: 3 });

  expect(moneyText(now.total.HKD)).toBe('HK$1,860.00'); // 1,545 + 3 × 105, without the business registration
  expect(now.without).toContain('business-registration');
  expect(moneyText(before.total.HKD)).toBe('HK$8,460.00'); // and 3 × 2,200
});

test('a sole trader in Sri Lanka registers a business name', () => {
  const answer = cost({ form: { country: 'lk', kind: 'sole-trader' }, day, years: 5 });

  expect(moneyText(answer.total.LKR)).toBe('Rs\u00a01,500.00');
  expect(answer.ifYouForget).toEqual([]);
});

test('lines carry their days, their source and how sure they are', () => {
  const { lines, rates } = cost({ form: wyoming, day, years: 3 });
  const report = lines.find(({ key }) => key === 'registry-yearly');

  expect(report?.payments.map(({ day: due }) => due)).toEqual(['2027-11-01', '2028-11-01', '2029-11-01']);
  expect([report?.status, report?.confidence, report?.atLeast]).toEqual(['verified', 'matched', true]);
  expect(report?.source?.checked).toBe('2026-11-21');
  expect(rates.day).toBe('2026-09-29');
});

test.each([
  ['CA', ['registry-formation', 'ein', 'registry-yearly', 'state-tax', 'registered-agent'], []],
  ['TN', ['registry-formation', 'ein', 'registry-yearly', 'registered-agent'], ['registry-yearly']],
  [
    'NY',
    ['registry-formation', 'ein', 'newspaper-notice', 'registry-yearly', 'state-tax', 'registered-agent'],
    ['state-tax'],
  ],
] as const)('the lines of an LLC in %s, and which of them are minimums', (state, keys, minimums) => {
  const { lines } = cost({ form: { country: 'us', state, kind: 'llc' }, day, years: 3 });

  expect(lines.map(({ key }) => key)).toEqual(keys);
  expect(lines.filter(({ atLeast }) => atLeast).map(({ key }) => key)).toEqual(minimums);
  expect(lines.every(({ payments }) => payments.length > 0)).toBe(true);
});

test('an old day keeps its fee and its rate', () => {
  const form: CompanyForm = { country: 'uk', kind: 'ltd' };
  const answer = cost({ form, day: '2026-01-31', years: 1 });

  expect(moneyText(answer.total.GBP)).toBe('£84.00'); // 50 + 34
  expect(answer.rates.day).toBe('2025-12-31');
  expect(cost({ form, day: '2020-01-01', years: 1 }).without).toContain('registry-formation');
});

test('what a package covers is not paid again in the first year', () => {
  const addOns: readonly AddOn[] = [
    { key: 'itin', price: money('300', 'USD') },
    { key: 'address', price: money('120', 'USD') },
  ];
  const answer = cost({ form: wyoming, day, years: 3, package: usEnterprise, addOns });

  expect(moneyText(answer.total.USD)).toBe('$1,119.00'); // 599 + 100 + 3 × 60 + 2 × 120
});

test('forgetting is listed and never added', () => {
  const { ifYouForget } = cost({ form: wyoming, day, years: 1 });

  expect(ifYouForget.map(({ duty, steps }) => [duty, ...steps.map(({ amount }) => moneyText(amount))])).toEqual([
    ['us-form-5472', '$25,000.00'],
  ]);
});

test.each<[CostRequest, string]>([
  [{ form: wyoming, day, years: 1, addOns: [{ key: 'address', price: money('-1', 'USD') }] }, 'negative-price'],
  [{ form: { country: 'hk', kind: 'ltd' }, day, years: 1, package: usBasic }, 'no-package-here'],
])('refusals %#', (request, refused) => {
  expect(companyCost(request)).toEqual({ refused });
});

const anyForm = fc.oneof(
  fc.record({
    country: fc.constant('us' as const),
    state: fc.constantFrom(...(Object.keys(usStateReports) as StateCode[])), // the keys are the codes
    kind: fc.constantFrom('llc' as const, 'corporation' as const),
  }),
  fc.constant<CompanyForm>({ country: 'uk', kind: 'ltd' }),
  fc.constant<CompanyForm>({ country: 'hk', kind: 'ltd' }),
  fc.constant<CompanyForm>({ country: 'lk', kind: 'sole-trader' }),
);
const anyDay = fc
  .integer({ min: 0, max: 2000 })
  .map((count) => new Date(Date.UTC(2024, 0, 1) + count * 86_400_000).toISOString().slice(0, 10) as IsoDate);
const anyPrice = fc
  .tuple(fc.integer({ min: 0, max: 500_000 }), fc.constantFrom('USD' as const, 'GBP' as const, 'LKR' as const))
  .map(([cents, currency]) => money((cents / 100).toFixed(2), currency));
const anyRequest = fc
  .record({ form: anyForm, day: anyDay, years: fc.constantFrom(1 as const, 3 as const, 5 as const) })
  .chain((base) =>
    fc
      .subarray([...possibleAddOns(base.form)])
      .chain((keys) => fc.tuple(...keys.map((key) => anyPrice.map((price): AddOn => ({ key, price })))))
      .map((addOns): CostRequest => ({ ...base, addOns })),
  );

test('removing a service never raises a total, and a longer time is never cheaper', () => {
  fc.assert(
    fc.property(anyRequest, fc.nat(5), (request, removed) => {
      const { total } = cost(request);
      const fewer = cost({ ...request, addOns: request.addOns?.filter((_, index) => index !== removed) ?? [] });
      const longer = cost({ ...request, years: 5 });

      for (const currency of ['USD', 'GBP', 'HKD', 'LKR'] as const) {
        expect(compare(fewer.total[currency], total[currency])).toBeLessThanOrEqual(0);
        expect(compare(longer.total[currency], total[currency])).toBeGreaterThanOrEqual(0);
      }
    }),
  );
});

test('a total is the sum of its years, and in one currency the sum of its payments', () => {
  fc.assert(
    fc.property(anyRequest, (request) => {
      const { total, years, lines } = cost(request);
      const paid = lines.flatMap(({ payments }) => payments.flatMap(({ amount }) => amount ?? []));

      expect(
        compare(
          years.reduce((sum, year) => plus(sum, year.USD), money('0', 'USD')),
          total.USD,
        ),
      ).toBe(0);
      if (paid.every(({ currency }) => currency === 'USD')) {
        const cents = paid.reduce(
          (sum, amount) => sum + Math.round(Number(amount.units) * 10 ** (2 - amount.scale)),
          0,
        );
        expect(moneyText(total.USD).replace(/[$,]/g, '')).toBe((cents / 100).toFixed(2));
      }
    }),
  );
});

test('nothing is paid before the company is formed', () => {
  fc.assert(
    fc.property(anyRequest, (request) => {
      const days = cost(request).lines.flatMap(({ payments }) => payments.flatMap(({ day: paid }) => paid ?? []));

      for (const paid of days) expect(paid >= request.day).toBe(true);
    }),
  );
});
