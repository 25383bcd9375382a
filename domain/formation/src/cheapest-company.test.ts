import { compare, money, moneyText } from '@formation/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cheapestCompany } from './cheapest-company.ts';
import { companyCost, type CompanyCost } from './company-cost.ts';
import type { CompanyForm } from './company-form.ts';
import type { CostRequest } from './cost-request.ts';
import { costRows } from './cost-rows.ts';
import { lineSum } from './line-sum.ts';

const day = '2026-11-21';
const all = { currency: 'USD', day } as const;
const us = (state: 'WY' | 'DE' | 'NM' | 'AK' | 'AL'): CompanyForm => ({ country: 'us', state, kind: 'llc' });
const uk: CompanyForm = { country: 'uk', kind: 'ltd' };
const hk: CompanyForm = { country: 'hk', kind: 'ltd' };

function cost(form: CompanyForm, more: Partial<CostRequest> = {}): CompanyCost {
  const answer = companyCost({ form, day, today: day, years: 1, ...more });
  if ('refused' in answer) throw new Error(answer.refused);
  return answer;
}

test('a company that costs less whatever the prices are is the cheapest, and by how much at least', () => {
  const plain = cost(us('WY'));
  const low = { ...plain, total: { ...plain.total, low: plain.total, high: plain.total } };
  const dearer = { ...plain.total, USD: money('900', 'USD') };
  const dear = { ...low, total: { ...low.total, low: dearer, high: dearer } };
  const found = cheapestCompany([dear, low], all);

  expect(found).toMatchObject({ says: 'least', index: 1, next: 0 });
  expect(found?.says === 'least' && moneyText(found.atLeast)).toBe('$196.00'); // 900 − 704
});

test('nothing is ranked while a total leaves out what it should hold', () => {
  const without = cost(us('WY'), { services: { 'registered-agent': 'off' } });
  expect(cheapestCompany([cost(us('AL')), without], all)).toEqual({
    says: 'incomplete',
    left: [
      { index: 0, lines: ['registry-yearly'] },
      { index: 1, lines: ['registered-agent'] },
    ],
  });
});

test('where ranges overlap nothing is the cheapest, and the widest prices decide', () => {
  expect(cheapestCompany([cost(us('WY')), cost(uk)], all)).toEqual({
    says: 'overlap',
    between: [0, 1],
    lines: ['accountant', 'form-5472'],
  });
});

test('a total without an upper end is never the cheapest', () => {
  expect(cheapestCompany([cost(hk), cost(hk)], all)?.says).toBe('overlap');
});

test('about one company, or none, nothing is said', () => {
  expect(cheapestCompany([cost(uk)], all)).toBeUndefined();
  expect(cheapestCompany([], all)).toBeUndefined();
});

test('lines stand side by side by their keys; those that differ are marked', () => {
  const rows = costRows([cost(us('WY')), cost(us('DE'))]);
  const fee = rows.find(({ key }) => key === 'registry-formation');
  expect(
    fee?.cells.map((line) => line && lineSum(line)).map((sum) => typeof sum === 'object' && moneyText(sum)),
  ).toEqual(['$100.00', '$110.00']);
  expect(fee?.differs).toBe(true);
  expect(rows.find(({ key }) => key === 'ein')?.differs).toBe(false); // free in both
});

const forms = [us('WY'), us('DE'), us('NM'), us('AK'), uk, hk].map((form) => cost(form));

test('the cheapest is below the least of every other, and the order does not matter', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...forms), { minLength: 2, maxLength: 4 }), (costs) => {
      const found = cheapestCompany(costs, all);
      const backwards = cheapestCompany(costs.toReversed(), all);
      expect(backwards?.says).toBe(found?.says);
      if (found?.says !== 'least') return;
      const best = costs[found.index];
      if (!best) throw new Error('it is one of them');
      for (const [index, other] of costs.entries()) {
        if (index !== found.index) expect(compare(best.total.high.USD, other.total.low.USD)).toBe(-1);
      }
    }),
  );
});
