import { messages } from '@formation/content';
import { sale as saleOf } from '@formation/fees/amazon/quick';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SaleDetails } from './sale-details.tsx';
import { typedSale } from './typed-sale.ts';

const words = messages.en.calculators.amazon;
const { recommendations, noCosts } = words.analysis;
const details = (typed: Parameters<typeof typedSale>[0]) => {
  const unit = typedSale(typed);
  const sale = saleOf(unit, '2026-11-21');
  return renderToStaticMarkup(<SaleDetails words={words} sale={sale} unit={unit} />);
};

test('what is not typed is asked for, and nothing is advised about 0.0% of the revenue', () => {
  const text = details({ sellingPrice: '50' });
  expect(text).toContain(noCosts);
  expect(text).toContain(recommendations.noShipping);
  expect(text).not.toContain('now 0.0% of revenue');
  expect(text).not.toContain('ROI is 0.0%');
});

test('what is typed is measured', () => {
  const text = details({ sellingPrice: '50', productCost: '15', shippingToAmazon: '2', marketingCost: '3' });
  expect(text).toContain('Reduce shipping and marketing, now 10.0% of revenue.');
  expect(text).toContain('ROI is 112.5%'); // (50 − 7.50 − 20) ÷ 20
});
