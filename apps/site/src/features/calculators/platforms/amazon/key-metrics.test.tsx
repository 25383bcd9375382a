import { messages } from '@formation/content';
import { sale as saleOf } from '@formation/fees/amazon/quick';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { KeyMetrics } from './key-metrics.tsx';
import { typedSale } from './typed-sale.ts';

const words = messages.en.calculators.amazon.metrics;
const tonesOf = (typed: Parameters<typeof typedSale>[0]) => {
  const text = renderToStaticMarkup(<KeyMetrics words={words} sale={saleOf(typedSale(typed), '2026-11-21')} />);
  return [...text.matchAll(/<dd class="(\w+)"/g)].map(([, tone]) => tone);
};

test.each([
  [{ sellingPrice: '50', productCost: '15' }, 'in'],
  [{}, 'in'],
  [{ sellingPrice: '20', productCost: '30' }, 'out'],
  [{ sellingPrice: '-5' }, 'out'], // a margin of 85 %, of less than nothing
] as const)('%j: profit, margin and return are on the same side', (typed, tone) => {
  expect(tonesOf(typed)).toEqual([tone, tone, tone]);
});
