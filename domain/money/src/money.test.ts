import { expect, test } from 'vitest';
import { isCurrency } from './currencies.ts';
import { toExactText } from './decimal.ts';
import { amountText, exactPercentText, moneyText, percentText, rateText, shortPercentText } from './money-text.ts';
import * as m from './money.ts';

test.each([
  ['-13.3', 'USD', '-$13.30'],
  ['766137.705', 'LKR', 'Rs\u00a0766,137.71'],
  ['-1', 'LKR', '-Rs\u00a01.00'],
  ['-0.004', 'GBP', '£0.00'],
  ['1234567.891', 'EUR', '€1,234,567.89'],
  ['999.999', 'HKD', 'HK$1,000.00'],
  ['1200.4', 'JPY', '¥1,200'],
  ['100', 'USD', '$100.00'],
] as const)('%s %s is written %s', (amount, currency, text) => {
  expect(moneyText(m.money(amount, currency))).toBe(text);
});

test('amounts, rates and percentages have their own texts', () => {
  expect(amountText(m.rate('1144.652973'))).toBe('1,144.65');
  expect(amountText(m.rate('-1234567.5'), 4)).toBe('-1,234,567.5000');
  expect(rateText(m.rate('1.15160'))).toBe('1.1516');
  expect(percentText(m.rate('0.0060325'))).toBe('0.60');
  expect(percentText(m.rate('0.405'), 1)).toBe('40.5');
  expect(exactPercentText(m.rate('0.0060325'))).toBe('0.60325');
  expect(exactPercentText(m.rate('0.12345678'), 4)).toBe('12.3457');
  expect(shortPercentText(m.rate('0.006'))).toBe('0.6');
  expect(shortPercentText(m.rate('0.0057'))).toBe('0.57');
  expect(shortPercentText(m.rate('0.1'))).toBe('10');
  expect(shortPercentText(m.rate('0.1'), 0)).toBe('10');
});

test('money adds, compares, shares and changes currency exactly', () => {
  const ten = m.money('10', 'USD');
  const three = m.money('3.00', 'USD');

  expect(m.plus(ten, three)).toEqual(m.money('13.00', 'USD'));
  expect(m.minus(three, ten)).toEqual(m.money('-7.00', 'USD'));
  expect(m.total(ten, three, three)).toEqual(m.money('16.00', 'USD'));
  expect(m.times(ten, m.rate('0.12'))).toEqual(m.money('1.20', 'USD'));
  expect(m.atLeast(three, ten)).toBe(ten);
  expect(m.atLeast(ten, three)).toBe(ten);
  expect(m.atMost(three, ten)).toBe(three);
  expect(m.atMost(ten, three)).toBe(three);
  expect(toExactText(m.ratio(ten, three))).toBe('3.33333333333333333333');
  expect(m.rounded(m.dividedBy(ten, m.rate('3')))).toEqual(m.money('3.33', 'USD'));
  expect(m.exchanged(ten, m.rate('330.9'), 'LKR')).toEqual(m.money('3309.0', 'LKR'));
  expect(m.rounded(m.money('-1.005', 'GBP'))).toEqual(m.money('-1.01', 'GBP'));
});

test('only known codes are currencies', () => {
  expect(isCurrency('LKR')).toBe(true);
  expect(isCurrency('lkr')).toBe(false);
  expect(isCurrency('toString')).toBe(false);
});

test('currencies do not mix: these lines must not compile', () => {
  const dollars = m.money('1', 'USD');
  const pounds = m.money('1', 'GBP');

  // @ts-expect-error dollars and pounds do not add
  m.plus(dollars, pounds);
  // @ts-expect-error nor subtract
  m.minus(dollars, pounds);
  // @ts-expect-error nor compare
  m.atLeast(dollars, pounds);
  // @ts-expect-error nor divide
  m.ratio(dollars, pounds);
  // @ts-expect-error nor sum
  m.total(dollars, dollars, pounds);
  // @ts-expect-error money times money has no meaning
  m.times(dollars, dollars);
  // @ts-expect-error an unknown currency
  m.money('1', 'XYZ');
  expect(dollars.currency).not.toBe(pounds.currency);
});
