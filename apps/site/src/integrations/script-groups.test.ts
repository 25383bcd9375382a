import { expect, test } from 'vitest';
import { circle, groupOf } from './script-groups.ts';

test.each([
  ['/house/node_modules/react-dom/cjs/react-dom-client.production.js', 'react'],
  ['/house/domain/money/src/decimal.ts', 'common'],
  ['/house/domain/money/src/exchange-rates/mid-rate.ts', undefined],
  ['/house/domain/fees/src/question/read.ts', 'calculator'],
  ['/house/domain/fees/src/question/index.ts', undefined],
  ['/house/domain/fees/src/platforms/etsy/question.ts', undefined],
  ['/house/apps/site/src/features/calculators/published/lazy-published-mode.ts', 'calculator'],
  ['/house/apps/site/src/features/calculators/published/solver-panel.tsx', undefined],
  ['/house/apps/site/src/features/calculators/frame/one-schedule.tsx', 'published'],
  ['/house/apps/site/src/features/calculators/quick/late-beside.tsx', 'calculator'],
  ['/house/apps/site/src/features/calculators/quick/beside.tsx', undefined],
  ['/house/apps/site/src/features/calculators/rupees/rupees.tsx', undefined],
])('%s belongs to %s', (id, name) => {
  expect(groupOf(id)).toBe(name);
});

const scripts = (imports: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(imports).map(([fileName, names]) => ({ fileName, imports: names }));

test('scripts that end somewhere have no circle', () => {
  expect(circle(scripts({ a: ['b', 'c'], b: ['c'], c: ['not ours'] }))).toBeUndefined();
});

test('a circle is named from its first script back to it', () => {
  expect(circle(scripts({ start: ['a'], a: ['b'], b: ['c'], c: ['a'] }))).toEqual(['a', 'b', 'c', 'a']);
});
