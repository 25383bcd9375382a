import { expect, test } from 'vitest';
import { platformRoutes } from './platform-routes.ts';

test('who waits for a smallest payout is warned, and nobody else is', () => {
  const warned = Object.entries(platformRoutes).filter(([, { risks }]) => risks.includes('smallest-payout'));
  expect(warned.map(([key]) => key)).toEqual(['gumroad-bank']);
});
