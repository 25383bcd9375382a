import { expect, test } from 'vitest';
import { groupOf } from './script-groups.ts';

test.each([
  ['/house/node_modules/react-dom/cjs/react-dom-client.production.js', 'react'],
  ['/house/domain/money/src/decimal.ts', 'common'],
  ['/house/domain/money/src/exchange-rates/mid-rate.ts', 'fees'],
  ['/house/domain/money/src/exchange-rates/mid-rate.ts?copy', undefined], // it stands in the script of who keeps it
  ['/house/domain/fees/src/question/read.ts', 'calculator'],
  ['/house/domain/fees/src/question/index.ts', undefined],
  ['/house/domain/fees/src/platforms/etsy/question.ts', 'etsy'],
  ['/house/domain/fees/src/platforms/etsy/tables/countries.ts', 'etsy'],
  ['/house/apps/site/src/features/calculators/platforms/etsy/etsy-calculator.ts', 'etsy'],
  ['/house/domain/fees/src/platforms/payoneer/answer.ts', 'payoneer'],
  ['/house/domain/fees/src/platforms/payoneer/tables/fees.ts', 'payoneer'], // /payouts has a copy
  ['/house/domain/fees/src/platforms/ebay/question.ts', undefined], // its page opens with a quick estimate
  ['/house/apps/site/src/features/calculators/platforms/ebay/ebay-calculator.ts', 'listing'],
  ['/house/apps/site/src/features/calculators/platforms/wise/wise-calculator.tsx', undefined],
  ['/house/apps/site/src/features/calculators/published/lazy-published-mode.ts', 'calculator'],
  ['/house/apps/site/src/features/calculators/backwards/solver-panel.tsx', undefined],
  ['/house/apps/site/src/features/calculators/frame/one-schedule.tsx', 'published'],
  ['/house/apps/site/src/features/calculators/quick/both-answers.tsx', 'calculator'],
  ['/house/apps/site/src/features/calculators/quick/beside.tsx', undefined],
  ['/house/apps/site/src/features/calculators/scenarios/path-here.ts', 'platforms'],
  ['/house/apps/site/src/features/calculators/scenarios/path-here.ts?copy', 'published'],
  ['/house/apps/site/src/features/calculators/rupees/rupees.tsx?copy', undefined],
  ['/house/apps/site/src/features/calculators/rupees/rupees.tsx', 'published'],
])('%s belongs to %s', (id, name) => {
  expect(groupOf(id)).toBe(name);
});
