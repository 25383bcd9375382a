import { countries, messages, packages } from '@formation/content';
import { companyCost, type PackageLevel } from '@formation/formation';
import { money, moneyText } from '@formation/money';
import { expect, test } from 'vitest';
import { firstPayment } from './first-payment.ts';

const day = '2026-11-21';
const levels: readonly PackageLevel[] = ['basic', 'growth', 'enterprise'];
const priceOf = (country: 'us' | 'uk', index: number) => Number(packages[country][index]?.price.slice(1));

test.each([
  ['WY', 100],
  ['DE', 110],
] as const)('with the fee of %s a US package costs that much more', (state, fee) => {
  for (const index of packages.us.keys()) {
    const first = firstPayment('us', index, { state, day });

    expect(first?.fee).toBe(`$${fee}`);
    expect(first?.together).toBe(`$${priceOf('us', index) + fee}`);
  }
});

test('a UK package names the fee of Companies House in pounds, and the sum in dollars', () => {
  const isOnTop = countries.some(({ value, registryFee }) => value === 'uk' && registryFee === 'on-top');
  for (const index of packages.uk.keys()) {
    const first = firstPayment('uk', index, { state: 'WY', day });

    expect(first?.fee).toBe('£100');
    // 100 pounds at 0.75538854 for a dollar are 132.38 dollars
    expect(first?.together).toBe(`$${priceOf('uk', index) + (isOnTop ? 132 : 0)}`);
  }
});

test('the first year on a card is what the cost tool counts', () => {
  for (const [index, level] of levels.entries()) {
    const price = money(String(priceOf('us', index)), 'USD');
    const cost = companyCost({
      form: { country: 'us', state: 'WY', kind: 'llc' },
      ...{ day, today: day, years: 1 },
      package: { level, price },
    } as const);

    expect('refused' in cost || moneyText(cost.total.USD, 0)).toBe(
      firstPayment('us', index, { state: 'WY', day })?.firstYear,
    );
  }
});

test.each(Object.values(messages))(
  'a UK card names the fee that its first year does not count',
  ({ home, formation }) => {
    const cost = companyCost({
      form: { country: 'uk', kind: 'ltd' },
      day,
      today: day,
      years: 1,
    });
    const counted =
      'lines' in cost && cost.lines.some(({ key, payments }) => key === 'data-protection' && payments.length);
    const fee = formation.cost.keys['data-protection'].toLowerCase();

    expect(home.packages.firstYear.uk.includes(fee)).toBe(!counted);
  },
);
