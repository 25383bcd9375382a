import { expect, test } from 'vitest';
import { platformRoutes } from './platform-routes.ts';

test('who waits for a smallest payout is told so, and nobody else is', () => {
  const told = Object.entries(platformRoutes).filter(([, { risks }]) => risks.includes('smallest-payout'));
  expect(told.map(([key]) => key)).toEqual(['gumroad-bank']);
});
