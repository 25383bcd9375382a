import { money, toText } from '@formation/money';
import { expect, test } from 'vitest';
import { companySavings, usualUpkeep } from './company-savings.ts';
import { aMonth, costFields, paymentsFor } from './payments-for.ts';

const day = '2026-11-21';

test('a US company saves of a card payment of 1,000 dollars what the comparison of routes says', () => {
  const [card, bank] = companySavings('us', day);
  if (!card || !bank) throw new Error('two ways of paying');
  expect([card.by, card.against, toText(card.saved)]).toEqual(['card', 'payoneer-card', '6807.45']);
  expect([bank.by, bank.against, bank.saved.units > 0n]).toEqual(['bank', 'wise-lk', false]);
  expect(toText(usualUpkeep('us', day))).toBe('199866.86'); // 604 × 330.90540472
  expect(aMonth(paymentsFor(usualUpkeep('us', day), card.saved) ?? 0)).toBe(3);
});

test.each(['us', 'uk', 'hk'] as const)('a company in %s is weighed for a client by card and by bank', (company) => {
  expect(companySavings(company, day).map(({ by }) => by)).toEqual(['card', 'bank']);
});

test('what was counted elsewhere goes along as the fields of the comparison of routes', () => {
  const counted = { first: money('1103.00', 'USD'), later: money('604', 'USD') };
  expect(costFields('us', counted)).toEqual({
    company: 'us',
    'own-upkeep-us': '604.00',
    'own-setup-us': '499.00',
  });
  // A first year that costs less than a later one has nothing to set up.
  expect(costFields('uk', { first: money('9', 'GBP'), later: money('10', 'GBP') })).toEqual({
    company: 'uk',
    'own-upkeep-uk': '10.00',
  });
});
