import { money, moneyText } from '@formation/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cheapestCompany } from './cheapest-company.ts';
import { companyCost } from './company-cost.ts';
import type { CompanyForm } from './company-form.ts';
import type { CostRequest } from './cost-request.ts';

const day = '2026-11-29';
const pvt = { country: 'lk', kind: 'ltd' } as const satisfies CompanyForm;

function cost(request: Partial<CostRequest> = {}) {
  const answer = companyCost({ form: pvt, day, today: day, years: 3, ...request });
  if ('refused' in answer) throw new Error(answer.refused);
  return answer;
}

/** Whole rupees with the 18 % of VAT that the Registrar adds. */
const withVat = (rupees: number) => (rupees * 118) / 100;
const rupees = (whole: number) => `Rs\u00a0${whole.toLocaleString('en-US')}.00`;

test('a private limited company in Sri Lanka, counted by hand', () => {
  const { total, years, lines, without, notCounted } = cost();
  const forms = withVat(2000 + 4000 + 2000 + 2000 + 2000); // its name, Form 1, a director, the secretary, the articles
  const returns = withVat(6000);

  expect(lines.map(({ key }) => key)).toEqual([
    ...['registry-formation', 'newspaper-notice', 'registry-yearly'],
    ...['company-secretary', 'auditor', 'tax-return'],
  ]);
  expect(moneyText(total.LKR)).toBe(rupees(forms + 7000 + 3 * (returns + 20_000)));
  expect(moneyText(total.LKR)).toBe('Rs\u00a0102,400.00');
  expect(moneyText(total.low.LKR)).toBe(rupees(forms + 7000 + 3 * (returns + 10_000)));
  expect(moneyText(total.high.LKR)).toBe(rupees(forms + 8000 + 3 * (returns + 180_000)));
  expect(years.map(({ LKR }) => moneyText(LKR))).toEqual([
    rupees(forms + 7000 + returns + 20_000),
    ...[rupees(returns + 20_000), rupees(returns + 20_000)],
  ]);
  expect(without).toEqual(['auditor', 'tax-return']); // the law asks for both, and nobody publishes a price
  expect(notCounted).toEqual(['tax-on-profit', 'bank-charges']); // no card is charged abroad
});

test('one that exists registers nothing; the prices of one’s own auditor make its total whole', () => {
  const services = { auditor: money('60000', 'LKR'), 'tax-return': money('25000', 'LKR') };
  const { lines, total, without } = cost({ day: '2024-05-01', exists: true, years: 1, services });

  expect(lines.map(({ key }) => key)).toEqual(['registry-yearly', 'company-secretary', 'auditor', 'tax-return']);
  expect(moneyText(total.LKR)).toBe(rupees(withVat(6000) + 20_000 + 60_000 + 25_000));
  expect(without).toEqual([]);
});

test('nothing is said of which costs least while nobody says what its audit costs', () => {
  const llc = cost({ form: { country: 'us', state: 'WY', kind: 'llc' } });

  expect(cheapestCompany([llc, cost()], { currency: 'LKR', day })).toEqual({
    says: 'incomplete',
    left: [{ index: 1, lines: ['auditor', 'tax-return'] }],
  });
});

test('we have no package there', () => {
  const ours = { level: 'basic', price: money('129', 'USD') } as const;
  expect(companyCost({ form: pvt, day, today: day, years: 1, package: ours })).toEqual({ refused: 'no-package-here' });
});

test('it always costs more than staying a sole trader, and each year adds the same', () => {
  fc.assert(
    fc.property(fc.constantFrom(1 as const, 3 as const, 5 as const), (years) => {
      const found = cost({ years });
      const alone = cost({ form: { country: 'lk', kind: 'sole-trader' }, years });

      expect(found.total.low.LKR.units > alone.total.high.LKR.units).toBe(true);
      expect(new Set(found.years.slice(1).map(({ LKR }) => moneyText(LKR))).size).toBeLessThanOrEqual(1);
    }),
  );
});
