/** Currencies where no column says them. */
import { expect, test } from 'vitest';
import { currencyAbove, currencyOfSign } from './currency-said.ts';

test.each([
  ['$45.00', 'USD'],
  ['US $45.00', 'USD'],
  ['AU $45.00', 'AUD'],
  ['C $45.00', 'CAD'],
  ['£1,234.50', 'GBP'],
  ['1.234,00 €', 'EUR'],
  ['30,00 CHF', 'CHF'],
  ['Rs 500', 'LKR'],
  ['45.00', ''],
  ['--', ''],
])('%s is in %s', (text, currency) => {
  expect(currencyOfSign(text)).toBe(currency);
});

test.each([
  ['All amounts in USD, unless specified', 'USD'],
  ['Alle Beträge in Euro sofern nicht anders gekennzeichnet', 'EUR'],
  ['指定のない場合、単位は円', 'JPY'],
  ['Every shop of Europe', ''],
  ['Includes Fulfillment by Amazon (FBA)', ''],
])('the prose “%s” says %s', (text, currency) => {
  expect(currencyAbove([['Report of November'], [text, '']])).toBe(currency);
});
