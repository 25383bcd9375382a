import type { IsoDate } from '@formation/calendar';
import { deadlines, usStateReports, type StateCode } from '@formation/deadlines';
import { compare, minus, money, moneyText, rate, type Money } from '@formation/money';
import { ratesOn } from '@formation/money/exchange-rates';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { companyCost, type CompanyCost } from './company-cost.ts';
import type { CompanyForm, UsForm } from './company-form.ts';
import type { CostRequest } from './cost-request.ts';
import { usualStartUp } from './delaware-tax.ts';
import { servicesOf, type ServiceChoice, type ServiceChoices } from './services.ts';

const day: IsoDate = '2026-11-21';
const today: IsoDate = '2026-11-21';
const wyoming: UsForm = { country: 'us', state: 'WY', kind: 'llc' };
const uk: CompanyForm = { country: 'uk', kind: 'ltd' };
const hk = { country: 'hk', kind: 'ltd' } as const;
const llc = (state: StateCode): CompanyForm => ({ country: 'us', state, kind: 'llc' });
const usBasic = { level: 'basic', price: money('129', 'USD') } as const;
const usEnterprise = { level: 'enterprise', price: money('599', 'USD') } as const;
const ukBasic = { level: 'basic', price: money('99', 'USD') } as const;

type QuestionRequest = Omit<CostRequest, 'today'> & Readonly<{ today?: IsoDate }>;

function cost(request: QuestionRequest): CompanyCost {
  const answer = companyCost({ today, ...request });
  if ('refused' in answer) throw new Error(answer.refused);
  return answer;
}

/** The registry's fees alone: every service is left out. */
const alone = (form: CompanyForm): ServiceChoices =>
  Object.fromEntries(servicesOf(form).map(({ key }) => [key, 'off' as const]));
const registryOnly = (request: QuestionRequest) => cost({ ...request, services: alone(request.form) });
const line = ({ lines }: CompanyCost, key: string) => lines.find((candidate) => candidate.key === key);
const amounts = (answer: CompanyCost, key: string) =>
  line(answer, key)?.payments.map(({ amount }) => amount && moneyText(amount));

test.each<[string, QuestionRequest, string]>([
  ['a Wyoming LLC', { form: wyoming, day, years: 5, package: usBasic }, '$529.00'], // 129 + 100 + 5 × 60
  ['a Delaware LLC', { form: llc('DE'), day, years: 1 }, '$510.00'], // 110 + 400
  ['an Alaska LLC', { form: llc('AK'), day, years: 5 }, '$450.00'], // 250 + 100 × 2
  ['a California LLC', { form: llc('CA'), day, years: 3 }, '$3,310.00'], // 70 + 20 in ninety days + 20 + 4 × 800: two fall due in the first year
  [
    'a California corporation',
    { form: { country: 'us', state: 'CA', kind: 'corporation' }, day, years: 3 },
    '$2,600.00',
  ], // 100 + 25 + 3 × 25 + 3 × 800: the first tax year alone is free
  ['a New Mexico LLC', { form: llc('NM'), day, years: 5 }, '$50.00'], // and no report
  ['a New York LLC', { form: llc('NY'), day, years: 3 }, '$209.00'], // 200 + 9, and what newspapers ask; no tax without income from New York
])('what %s pays the registry', (_, request, total) => {
  expect(moneyText(registryOnly(request).total.USD)).toBe(total);
});

test('what the law asks for and what is usual is in the sum, as a range', () => {
  const answer = cost({ form: wyoming, day, years: 1 });

  // 100 + 60 + agent 125 + Form 5472 299 + address 120; 49 + 49.99 + 120 at least, 300 + 599 + 588 at most
  expect(moneyText(answer.total.USD)).toBe('$704.00');
  expect(moneyText(answer.total.low.USD)).toBe('$378.99');
  expect(moneyText(answer.total.high.USD)).toBe('$1,647.00');
  expect(answer.without).toEqual([]);
  expect(line(answer, 'registered-agent')).toMatchObject({ status: 'typical', certainty: 'range', required: true });
});

test('VAT that comes on top of a price is in the sum, since a small company cannot reclaim it', () => {
  const [first, five] = ([1, 5] as const).map((years) => cost({ form: uk, day, years }));

  // 100 + 50 + address 39 × 1.20 + accountant 900 × 1.20; from 39 and 210, up to 249.99 and 2,160
  expect(first && moneyText(first.total.GBP)).toBe('£1,276.80');
  expect(first && [moneyText(first.total.low.GBP), moneyText(first.total.high.GBP)]).toEqual(['£448.80', '£3,041.99']);
  expect(five && moneyText(five.total.GBP)).toBe('£5,984.00'); // 100 + 5 × (50 + 46.80 + 1,080)
  expect(five && line(five, 'accountant')?.remarks).toEqual(['with-vat', 'by-turnover-uk']);
  expect(first && line(first, 'registry-yearly')).not.toHaveProperty('remarks'); // the registry charges none
});

test('a price of one’s own is counted as it was typed', () => {
  expect(
    amounts(cost({ form: uk, day, years: 1, services: { accountant: money('900', 'GBP') } }), 'accountant'),
  ).toEqual(['£900.00']);
});

test('no total claims to hold everything: a fee that only some owe is named until it is chosen', () => {
  const left = (form: CompanyForm, services: ServiceChoices = {}) => cost({ form, day, years: 1, services }).notCounted;

  expect(left(uk)).toEqual(['data-protection', 'tax-on-profit', 'bank-charges', 'card-stamp-duty']);
  expect(left(uk, { 'data-protection': 'on' })).not.toContain('data-protection');
  expect(left(wyoming)).not.toContain('data-protection');
  fc.assert(fc.property(anyRequest, (request) => void expect(cost(request).notCounted).toContain('tax-on-profit')));
});

test('a Hong Kong company pays for a secretary, an address, an audit and its returns, and is not the cheapest', () => {
  const answer = cost({ form: hk, day, years: 3 });

  expect(answer.lines.map(({ key }) => key)).toEqual([
    ...['registry-formation', 'business-registration', 'registry-yearly'],
    ...['company-secretary', 'address', 'auditor', 'tax-return', 'employers-return', 'accountant'],
  ]);
  expect(answer.without).toEqual([]);
  expect(answer.openEnded).toEqual(['auditor']); // nobody says what a busy company pays for its audit
  const audited = line(answer, 'auditor')?.payments.map(({ year }) => year);
  expect(answer.years.flatMap(({ isOpen }, index) => (isOpen ? [index + 1] : []))).toEqual(audited);
  expect([answer.total.isOpen, cost({ form: uk, day, years: 3 }).total.isOpen]).toEqual([true, false]);
  expect(compare(answer.total.low.USD, cost({ form: uk, day, years: 3 }).total.low.USD)).toBe(1);
});

test('a service is left out, or takes a price of one’s own', () => {
  const own = cost({
    form: wyoming,
    day,
    years: 3,
    services: { 'registered-agent': money('49.50', 'USD'), itin: 'on' },
  });
  const off = cost({ form: wyoming, day, years: 3, services: { 'registered-agent': 'off', address: 'off' } });

  expect(amounts(own, 'registered-agent')).toEqual(['$49.50', '$49.50', '$49.50']);
  expect(line(own, 'registered-agent')).toMatchObject({ status: 'own', required: true });
  expect(amounts(own, 'itin')).toEqual(['$275.00']); // once
  expect(off.without).toEqual(['registered-agent']); // the law asks for it; an address is one's own choice
  expect(line(off, 'registered-agent')).toMatchObject({ status: 'off', payments: [] });
  expect(line(off, 'address')).toBeUndefined();
});

test.each<[StateCode, true | undefined]>([
  ['NY', undefined],
  ['MN', undefined],
  ['WV', undefined],
  ['WY', true],
])('whether the law of %s asks for a registered agent, as the calendar says too', (state, required) => {
  const [next] = deadlines({ country: 'us', kind: 'llc', state, incorporated: day }, day, '2028-01-01').filter(
    ({ duty }) => duty === 'us-registered-agent',
  );

  expect(line(cost({ form: llc(state), day, years: 1 }), 'registered-agent')?.required).toBe(required);
  expect(next?.condition).toBe(required ? undefined : 'if-agent-chosen');
});

test('what the law asks of some companies counts where it is wanted, and says of which', () => {
  const fee = line(cost({ form: uk, day, years: 1, services: { 'data-protection': 'on' } }), 'data-protection');

  expect(line(cost({ form: uk, day, years: 1 }), 'data-protection')).toBeUndefined();
  expect(fee?.remarks).toEqual(['if-personal-data']);
  expect(fee).not.toHaveProperty('required');
});

test('an audit and a profits tax return of Hong Kong say that they fall due after the year they are counted in', () => {
  const answer = cost({ form: hk, day, years: 1 });
  const all = deadlines({ ...hk, incorporated: day }, day, '2030-01-01');

  for (const [key, duty] of [
    ['auditor', 'hk-audit'],
    ['tax-return', 'hk-profits-tax-return'],
  ] as const) {
    expect(line(answer, key)?.payments.map(({ year }) => year)).toEqual([1]);
    expect(line(answer, key)?.remarks?.[0]).toBe('due-after-its-year');
    expect(all.find((deadline) => deadline.duty === duty)?.due).toBe('2028-08-21'); // 21 months after the formation
  }
});

test('a price that nobody publishes is missing, never zero', () => {
  const answer = cost({ form: llc('AL'), day, years: 3, services: { accountant: 'on' } });

  expect(answer.without).toEqual(['registry-yearly', 'accountant']); // Alabama's privilege tax was not found
  expect(amounts(answer, 'accountant')).toEqual([undefined, undefined, undefined]);
});

test('a Delaware corporation pays the minimum, or by its shares the lower of two methods and the report', () => {
  const form: CompanyForm = { country: 'us', state: 'DE', kind: 'corporation' };
  const least = line(registryOnly({ form, day, years: 3 }), 'registry-yearly');
  const answer = registryOnly({ form: { ...form, shares: usualStartUp }, day, years: 3 });
  const byShares = line(answer, 'registry-yearly');

  expect(least).toMatchObject({ atLeast: true, remarks: ['up-to-5000-shares'] });
  expect(amounts(answer, 'registry-yearly')).toEqual(['$450.00', '$450.00', '$450.00']); // 400 + 50; the notice says 85,165
  expect(moneyText(answer.total.USD)).toBe('$1,459.00'); // 109 + 3 × 450
  expect(byShares).not.toHaveProperty('atLeast');
  expect(byShares?.bothMethods && moneyText(byShares.bothMethods.byAuthorised)).toBe('$85,165.00');
});

test('shares change nothing where a state does not count them', () => {
  for (const form of [wyoming, { country: 'us', state: 'DE', kind: 'llc' }] as const)
    expect(registryOnly({ form: { ...form, shares: usualStartUp }, day, years: 3 }).total).toEqual(
      registryOnly({ form, day, years: 3 }).total,
    );
});

test('each payment takes the fee of the day it falls due, as it is known', () => {
  // £34 until 31 January 2026, £50 since; the statements fall due on 4 December
  const answer = registryOnly({ form: uk, day: '2024-11-21', years: 3 });

  expect(line(answer, 'registry-yearly')?.payments).toMatchObject([
    { day: '2025-12-04', amount: money('34', 'GBP') },
    { day: '2026-12-04', amount: money('50', 'GBP'), taken: 'no-later-known' }, // to come, and nothing is announced
    { day: '2027-12-04', amount: money('50', 'GBP'), taken: 'no-later-known' },
  ]);
  expect(moneyText(registryOnly({ form: uk, day: '2025-11-21', years: 3 }).total.GBP)).toBe('£200.00'); // 50 + 3 × 50
});

test('a fee that is announced counts from its day', () => {
  // $300 until July 2026, $400 since August; due on 1 June
  expect(amounts(registryOnly({ form: llc('DE'), day: '2025-03-01', years: 3 }), 'registry-yearly')).toEqual([
    '$300.00',
    '$400.00',
    '$400.00',
  ]);
});

test('a year whose fee nobody knows yet takes the last one, and is no longer called seen', () => {
  const answer = registryOnly({ form: hk, day, years: 3 });
  const certificates = line(answer, 'business-registration')?.payments;

  expect(amounts(answer, 'business-registration')).toEqual(['HK$2,350.00', 'HK$2,350.00', 'HK$2,350.00']);
  expect(certificates?.map(({ taken }) => taken)).toEqual([undefined, 'no-later-known', 'no-later-known']);
  expect(
    line(registryOnly({ form: hk, day: '2027-05-01', years: 1, today: '2027-05-01' }), 'business-registration')?.status,
  ).toBe('estimate');
  // a certificate costs what is in force on its first day, a month before it must be paid
  expect(amounts(registryOnly({ form: hk, day: '2025-03-15', years: 3 }), 'business-registration')).toEqual([
    'HK$2,200.00',
    'HK$2,200.00',
    'HK$2,350.00',
  ]);
});

test('a day before the first known fee takes that one and says so', () => {
  const answer = cost({ form: wyoming, day: '2024-06-01', years: 1 });

  expect(answer.without).toEqual([]);
  expect(line(answer, 'registry-formation')?.payments).toMatchObject([{ taken: 'no-earlier-known' }]);
  expect(line(answer, 'ein')?.payments[0]).not.toHaveProperty('taken'); // free, whenever
  expect(amounts(registryOnly({ form: uk, day: '2023-01-10', years: 1 }), 'registry-formation')).toEqual(['£12.00']);
});

test('a company that exists pays for no formation, and what falls due from today on', () => {
  const answer = cost({ form: wyoming, day: '2024-06-10', exists: true, years: 3 });

  expect(answer.lines.map(({ key }) => key)).toEqual(['registry-yearly', 'registered-agent', 'form-5472', 'address']);
  expect(line(answer, 'registry-yearly')?.payments).toMatchObject([
    { year: 1, day: '2027-06-01' },
    { year: 2, day: '2028-06-01' },
    { year: 3, day: '2029-06-01' },
  ]);
  expect(line(answer, 'form-5472')?.payments.map(({ year, day: due }) => [year, due])).toEqual([
    [1, '2027-04-15'],
    [2, '2028-04-15'],
    [3, '2029-04-15'],
  ]);
  expect(companyCost({ form: wyoming, day: '2024-06-10', today, exists: true, years: 1, package: usBasic })).toEqual({
    refused: 'no-package-here',
  });
});

test('a UK company pays the registration itself, or has it in the package', () => {
  const withUs = registryOnly({ form: uk, day, years: 3, package: { ...ukBasic, includesRegistryFee: true } });
  const onTop = registryOnly({ form: uk, day, years: 3, package: ukBasic });

  expect(moneyText(registryOnly({ form: uk, day, years: 3 }).total.GBP)).toBe('£250.00'); // 100 + 3 × 50
  expect(moneyText(withUs.total.USD)).toBe('$297.57'); // 99 + 150 / 0.75538854
  expect(line(withUs, 'registry-formation')?.status).toBe('included');
  expect(moneyText(onTop.total.USD)).toBe('$429.96'); // 99 + 250 / 0.75538854
});

test('what a package covers is not paid again in the first year', () => {
  const services: ServiceChoices = {
    itin: 'on',
    address: money('120', 'USD'),
    'registered-agent': 'off',
    'form-5472': 'off',
  };
  const answer = cost({ form: wyoming, day, years: 3, package: usEnterprise, services });

  expect(moneyText(answer.total.USD)).toBe('$1,119.00'); // 599 + 100 + 3 × 60 + 2 × 120
  expect(moneyText(answer.total.high.USD)).toBe('$1,119.00'); // nothing of it is a range
});

test('a sole trader in Sri Lanka registers a business name', () => {
  const answer = cost({ form: { country: 'lk', kind: 'sole-trader' }, day, years: 5 });

  expect(moneyText(answer.total.LKR)).toBe('Rs\u00a01,500.00');
});

test('rupees are counted at the rate of the table or at one’s own', () => {
  const own = cost({ form: wyoming, day, years: 1, rupees: rate('300.5') });

  expect(moneyText(own.total.LKR)).toBe('Rs\u00a0211,552.00'); // 704 × 300.5
  expect(own.rates.ownRupees).toBe('300.5');
  const { from, source } = ratesOn(day);
  expect(cost({ form: wyoming, day, years: 1 }).rates).toEqual({ day: from, source, old: { from, days: 53 } });
});

test('lines carry their days, their source and how sure they are', () => {
  const answer = cost({ form: wyoming, day, years: 3 });
  const report = line(answer, 'registry-yearly');

  expect(report?.payments.map(({ day: due }) => due)).toEqual(['2027-11-01', '2028-11-01', '2029-11-01']);
  expect([report?.status, report?.certainty, report?.atLeast]).toEqual(['verified', 'seen', true]);
  expect(report?.source?.checked).toBe('2026-11-21');
});

test.each([
  ['CA', ['registry-formation', 'ein', 'registry-initial', 'registry-yearly', 'state-tax'], []],
  ['TN', ['registry-formation', 'ein', 'registry-yearly', 'state-tax'], ['registry-yearly', 'state-tax']],
  ['WA', ['registry-formation', 'ein', 'registry-initial', 'registry-yearly'], []],
  ['AZ', ['registry-formation', 'ein', 'newspaper-notice'], []],
  ['NY', ['registry-formation', 'ein', 'newspaper-notice', 'registry-yearly', 'state-tax'], []],
] as const)('the registry’s lines of an LLC in %s, and which of them are minimums', (state, keys, minimums) => {
  const lines = registryOnly({ form: llc(state), day, years: 3 }).lines.filter(({ status }) => status !== 'off');

  expect(lines.map(({ key }) => key)).toEqual(keys);
  expect(lines.filter(({ atLeast }) => atLeast).map(({ key }) => key)).toEqual(minimums);
});

test('an LLC with several owners files Form 1065 in place of Form 5472, at a price that nobody publishes', () => {
  const several: CompanyForm = { country: 'us', state: 'WY', kind: 'llc', owners: 'several' };
  const answer = cost({ form: several, day, years: 3 });
  const own = cost({ form: several, day, years: 3, services: { 'form-1065': money('600', 'USD') } });

  expect(line(answer, 'form-5472')).toBeUndefined();
  expect(line(answer, 'form-1065')?.payments.map(({ day: due }) => due)).toEqual([
    '2027-03-15',
    '2028-03-15',
    '2029-03-15',
  ]);
  expect(answer.without).toEqual(['form-1065']);
  expect(own.without).toEqual([]);
  expect(moneyText(minus(own.total.USD, answer.total.USD))).toBe('$1,800.00');
});

test.each([
  ['2026-12-16', undefined],
  ['2026-12-17', ['few-first-days']],
] as const)('California’s tax says that a first year of few days is not in it: formed on %s', (formed, remarks) => {
  expect(line(registryOnly({ form: llc('CA'), day: formed, years: 3 }), 'state-tax')?.remarks).toEqual(remarks);
});

test('an LLC in New York owes its tax department nothing without income from there, and the line says so', () => {
  const tax = line(registryOnly({ form: llc('NY'), day, years: 3 }), 'state-tax');

  expect(tax).toMatchObject({ remarks: ['from-25-with-new-york-income'] });
  expect(tax).not.toHaveProperty('atLeast');
});

test('an LLC in Arizona announces itself in a newspaper, unless its agent is in one of two counties', () => {
  const notice = line(registryOnly({ form: llc('AZ'), day, years: 1 }), 'newspaper-notice');

  expect(notice).toMatchObject({ status: 'not-published', remarks: ['agent-in-maricopa-or-pima'] });
  expect(line(registryOnly({ form: llc('NY'), day, years: 1 }), 'newspaper-notice')).not.toHaveProperty('remarks');
});

test.each(['llc', 'corporation'] as const)(
  'Montana’s report is free while the waiver is announced, on time: %s',
  (kind) => {
    const report = line(registryOnly({ form: { country: 'us', state: 'MT', kind }, day, years: 3 }), 'registry-yearly');
    const paid = report?.payments.map(({ day: due, amount }) => [due, amount && moneyText(amount)]);

    expect(paid).toEqual([
      ['2027-04-15', '$0.00'],
      ['2028-04-15', '$20.00'], // nothing is announced for it
      ['2029-04-15', '$20.00'],
    ]);
    expect(report?.remarks).toEqual(['free-by-15-april']);
  },
);

test('Washington’s first report is free with the articles, and its fee was read on no page', () => {
  const first = line(registryOnly({ form: llc('WA'), day, years: 1 }), 'registry-initial');

  expect(first).toMatchObject({ status: 'estimate', certainty: 'unknown', remarks: ['free-with-articles'] });
});

test('an old day keeps its fee and its rate', () => {
  const answer = registryOnly({ form: uk, day: '2024-12-01', years: 1 });

  expect(moneyText(answer.total.GBP)).toBe('£84.00'); // 50, and 34 in December 2025
  expect(answer.rates.day).toBe(ratesOn('2024-12-01').from);
});

test.each<[QuestionRequest, string]>([
  [{ form: wyoming, day, years: 1, services: { address: money('-1', 'USD') } }, 'negative-price'],
  [{ form: hk, day, years: 1, package: usBasic }, 'no-package-here'],
  [{ form: hk, day, years: 1, rupees: rate('0') }, 'no-rate'],
])('refusals %#', (request, refused) => {
  expect(companyCost({ today, ...request })).toEqual({ refused });
});

const anyForm = fc.oneof(
  fc.record({
    country: fc.constant('us' as const),
    state: fc.constantFrom(...(Object.keys(usStateReports) as StateCode[])), // the keys are the codes
    kind: fc.constantFrom('llc' as const, 'corporation' as const),
  }),
  fc.constant<CompanyForm>(uk),
  fc.constant<CompanyForm>(hk),
  fc.constantFrom<CompanyForm>({ country: 'lk', kind: 'ltd' }, { country: 'lk', kind: 'sole-trader' }),
);
const anyDay = fc
  .integer({ min: 0, max: 2000 })
  .map((count) => new Date(Date.UTC(2022, 0, 1) + count * 86_400_000).toISOString().slice(0, 10) as IsoDate);
const anyChoice: fc.Arbitrary<ServiceChoice> = fc.oneof(
  fc.constantFrom('on' as const, 'off' as const),
  fc
    .tuple(fc.integer({ min: 0, max: 500_000 }), fc.constantFrom('USD' as const, 'GBP' as const, 'LKR' as const))
    .map(([cents, currency]) => money((cents / 100).toFixed(2), currency)),
);
const anyRequest = fc
  .record({
    form: anyForm,
    day: anyDay,
    exists: fc.boolean(),
    years: fc.constantFrom(1 as const, 3 as const, 5 as const),
    rupees: fc.constantFrom(undefined, rate('299.99')),
  })
  .chain(({ rupees, ...base }) => {
    const keys = servicesOf(base.form).map(({ key }) => key);
    return fc
      .dictionary(fc.constantFrom(...keys), anyChoice)
      .map((services): QuestionRequest => ({ ...base, services, ...(rupees && { rupees }) }));
  });
const shown = ['USD', 'GBP', 'HKD', 'LKR'] as const;

test('a total lies within its own range, and so does each year', () => {
  fc.assert(
    fc.property(anyRequest, (request) => {
      const { total, years } = cost(request);

      for (const sum of [total, ...years])
        for (const currency of shown) {
          expect(compare(sum.low[currency], sum[currency])).toBeLessThanOrEqual(0);
          expect(compare(sum[currency], sum.high[currency])).toBeLessThanOrEqual(0);
        }
    }),
  );
});

test('leaving a service out never raises a total, and a longer time is never cheaper', () => {
  fc.assert(
    fc.property(anyRequest, fc.nat(9), (request, at) => {
      const { key } = servicesOf(request.form).at(at % servicesOf(request.form).length) ?? {};
      const { total } = cost(request);
      const fewer = cost({ ...request, services: { ...request.services, ...(key && { [key]: 'off' as const }) } });
      const longer = cost({ ...request, years: 5 });

      for (const currency of shown)
        for (const end of ['low', 'high'] as const) {
          expect(compare(fewer.total[end][currency], total[end][currency])).toBeLessThanOrEqual(0);
          expect(compare(longer.total[end][currency], total[end][currency])).toBeGreaterThanOrEqual(0);
        }
    }),
  );
});

/** An exact fraction of whole numbers, so that the oracle shares no arithmetic with the sums. */
const fraction = (text: string): readonly [bigint, bigint] => {
  const [whole = '', decimals = ''] = text.split('.');
  return [BigInt(whole + decimals), 10n ** BigInt(decimals.length)];
};

/** What amounts come to in dollars, in millionths of a cent, worked out with fractions of whole numbers. */
function inDollars(paid: readonly Money[], perUsd: Readonly<Record<string, string>>): bigint {
  return paid.reduce((sum, { units, scale, currency }) => {
    const [top, bottom] = fraction(perUsd[currency] ?? '1');
    return sum + (units * bottom * 10n ** 8n) / (10n ** BigInt(scale) * top);
  }, 0n);
}

test('totals are the sums of their payments, by another arithmetic', () => {
  fc.assert(
    fc.property(anyRequest, (request) => {
      const { total, years, lines } = cost(request);
      const perUsd = {
        ...ratesOn(request.exists ? today : request.day).value,
        ...(request.rupees && { LKR: '299.99' }),
      };
      const payments = lines.flatMap((each) => each.payments).filter(({ amount }) => amount);
      const ends = {
        low: payments.flatMap(({ amount, between }) => between?.low ?? amount ?? []),
        high: payments.flatMap(({ amount, between }) => between?.high ?? amount ?? []),
      };
      const near = (sum: Money, expected: bigint) => {
        const units = (sum.units * 10n ** 8n) / 10n ** BigInt(sum.scale);
        expect(Number(units - expected)).toBeGreaterThan(-200);
        expect(Number(units - expected)).toBeLessThan(200); // two millionths of a dollar: quotients are cut
      };

      near(
        total.USD,
        inDollars(
          payments.flatMap(({ amount }) => amount ?? []),
          perUsd,
        ),
      );
      near(total.low.USD, inDollars(ends.low, perUsd));
      near(total.high.USD, inDollars(ends.high, perUsd));
      for (const [index, sum] of years.entries()) {
        const inYear = payments.filter(({ year }) => year === index + 1).flatMap(({ amount }) => amount ?? []);
        near(sum.USD, inDollars(inYear, perUsd));
      }
    }),
  );
});

test('nothing is paid before the company is formed, nor before today where it exists', () => {
  fc.assert(
    fc.property(anyRequest, (request) => {
      const days = cost(request).lines.flatMap(({ payments }) => payments.flatMap(({ day: paid }) => paid ?? []));

      for (const paid of days) expect(paid >= (request.exists ? today : request.day)).toBe(true);
    }),
  );
});
