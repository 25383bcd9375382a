import { expect, test } from 'vitest';
import { isCopied } from './script-copies.ts';

const rates = '/house/domain/money/src/exchange-rates';
const fees = '/house/domain/fees/src/platforms';
const calculators = '/house/apps/site/src/features/calculators';

test.each([
  ['the rates of the cost of a company', `${rates}/index.ts`, '/house/domain/formation/src/totals.ts', true],
  ['a part of the same copy', `${rates}/mid-rate.ts`, `${rates}/index.ts?copy`, true],
  ['what a copy needs of others', '/house/domain/money/src/decimal.ts', `${rates}/mid-rate.ts?copy`, false],
  ['the rates of fees', `${rates}/index.ts`, `${fees}/etsy/fees.ts`, false],
  ['the tables of a route', `${fees}/payoneer/tables/index.ts`, '/house/domain/payouts/src/routes/legs.ts', true],
  ['the tables of their own platform', `${fees}/payoneer/tables/fees.ts`, `${fees}/payoneer/answer.ts`, false],
  ['a whole platform', `${fees}/payoneer/index.ts`, '/house/domain/payouts/src/routes/legs.ts', false],
  ['rupees beside an estimate', `${calculators}/rupees/rupees.tsx`, `${calculators}/quick/beside.tsx`, true],
  ['what a copy has anyway', `${calculators}/scenarios/path-here.ts`, `${calculators}/rupees/rupees.tsx?copy`, false],
])('%s', (_, id, importer, expected) => {
  expect(isCopied(id, importer)).toBe(expected);
});
