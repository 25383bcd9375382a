import { isRefusal, readAnswers } from '@formation/fees';
import { answer, question } from '@formation/fees/ebay';
import { add, money, multiply, rate, toText } from '@formation/money';
import { expect, test } from 'vitest';
import { carriedNumbers } from './carried-numbers.ts';

const day = '2026-11-28';

test.each([
  ['US', 'USD'],
  ['UK', 'GBP'],
  ['DE', 'EUR'],
  ['AU', 'AUD'],
  ['CA', 'CAD'],
] as const)(
  'of a sale on eBay in %s a way home takes what the calculator takes of a seller in Sri Lanka',
  (site, currency) => {
    const carried = carriedNumbers(currency, day);
    const { answers } = readAnswers(question, { site, registered: 'LK', soldPrice: '100' });
    const found = answer(answers, day);
    if (isRefusal(found)) throw new Error(JSON.stringify(found));
    const share = multiply(money('100', currency), rate(carried['ebay-rate']?.value ?? '0'));
    const taken = add(share, money(carried['ebay-fixed']?.value ?? '0', currency));

    expect(toText(taken)).toBe(toText(found.lines.totalFees.value));
  },
);
