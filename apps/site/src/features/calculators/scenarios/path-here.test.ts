import { expect, test } from 'vitest';
import { pathIn } from './path-here.ts';

test.each([
  ['en', '/payouts?amount=2400', undefined, '/payouts?amount=2400'],
  ['ta', '/payouts?amount=2400', undefined, '/ta/payouts?amount=2400'],
  ['ta', '/payouts?amount=2400', '/about /payouts', '/payouts?amount=2400'],
  ['ta', '/payouts', '/payouts', '/payouts'],
  ['ta', '/payouts', '/pay', '/ta/payouts'],
  ['ta', '/calculator/etsy', '/calculator', '/calculator/etsy'], // what lies under it
  ['ta', '/calculator/etsy', '/calculator/compare', '/ta/calculator/etsy'],
  ['ta', '/payouts', '/', '/ta/payouts'], // a home page that is missing takes no other with it
])('in %s %s, without %s, is %s', (language, address, english, path) => {
  expect(pathIn(language, address, english)).toBe(path);
});
