import { csv } from '@formation/csv';
import { isRefusal, readAnswers } from '@formation/fees';
import { answer, question } from '@formation/fees/ebay';
import { expect, test } from 'vitest';
import { lineCells, lineText, wholeText } from './figure-text.ts';

const sale = (texts: Readonly<Record<string, string>>) => {
  const found = answer(readAnswers(question, { registered: 'US', ...texts }).answers, '2026-11-21');
  if (isRefusal(found)) throw new Error(found.refused);
  return found.lines;
};

test('a return on no costs, and a margin on nothing sold, is a dash', () => {
  expect(lineText(sale({ soldPrice: '100' }).returnOnCosts)).toBe('–');
  expect(lineText(sale({}).profitMargin)).toBe('–');
  expect(lineText(sale({ soldPrice: '100', itemCost: '40' }).returnOnCosts)).toBe('115%'); // 46 of 40
});

test('a part has one decimal, and all of them where it is opened; the smallest is not nothing', () => {
  const { profitMargin } = sale({ soldPrice: '1400', itemCost: '1500' });
  expect([lineText(profitMargin), wholeText(profitMargin)]).toEqual(['-20.8%', '-20.7714%']);
  const { profitMargin: tiny } = sale({ soldPrice: '1000', itemCost: '863.30' });
  expect(lineText(tiny)).toBe(wholeText(tiny)); // 0.0 % of what is left would be false
});

test('a spreadsheet gets numbers by themselves, below zero too', () => {
  const { profit, profitMargin, returnOnCosts } = sale({ soldPrice: '1400', itemCost: '1500' });
  expect(csv([lineCells(profit), lineCells(profitMargin)])).toBe('\uFEFF-290.80,USD\r\n-20.7714,%\r\n'); // 190.40 + 0.40
  expect(lineCells(returnOnCosts)).toEqual(['-19.3867', '%']);
  expect(lineCells(sale({ soldPrice: '5' }).returnOnCosts)).toEqual(['', '']);
});
