import { compare, money, total, toText } from '@formation/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isArrival } from '../answers/arrival.ts';
import { payouts } from '../answers/payouts.ts';
import { firstQuestion } from '../asked.ts';
import { carriedNumbers } from '../carried-numbers.ts';
import type { Question } from '../question.ts';
import { earners, type Earner } from './earnings.ts';
import { monthOf } from './month.ts';

const day = '2026-11-21';
const question: Question = {
  ...firstQuestion(day),
  own: { 'swift-on-the-way': '20', 'bank-margin': '0.01', 'upwork-rate': '0.1', 'upwork-bank': '0.99' },
  carried: carriedNumbers('USD', day),
};
const earned = (from: Earner, amount: string) => ({ from, amount: money(amount, 'USD') });
const byItself = (from: Earner, amount: string) => monthOf(question, [earned(from, amount)]);

test('a month of nothing brings nothing', () => {
  const { parts, received, bounds, setAside } = monthOf(question, []);
  expect([parts, toText(received), bounds]).toEqual([[], '0.00', undefined]);
  expect('refused' in setAside || toText(setAside.setAside.value)).toBe('0.00');
});

test('a wire of 300 dollars: what banks on the way take, the margin of the bank, its charge for the credit', () => {
  // 300 − 20 = 280, × 330.90540472 × 0.99 = 91,726.98, − 400
  const [part] = byItself('wire', '300').parts;
  expect(part?.best?.route).toBe('swift-lkr');
  expect(part?.best && toText(part.best.received.value)).toBe('91326.98');
});

test('each source goes by the way that brings the most of it, and none by a company that is not there', () => {
  const { parts } = monthOf(question, [earned('upwork', '800'), earned('client', '500')]);
  for (const { earning, best } of parts) {
    const payer = { country: question.payer.country, by: 'any' as const };
    const asked = earning.from === 'upwork' ? { ...payer, platform: earning.from } : question.payer;
    const { rows } = payouts({ ...question, amount: earning.amount, payer: asked });
    const open = rows.flatMap(({ answer, isOpen, places }) => (isOpen && places && isArrival(answer) ? [answer] : []));
    expect(best?.route).toBe(open[0]?.route);
  }
});

test('nothing of Etsy reaches Sri Lanka, which its part says', () => {
  const { parts, received } = byItself('etsy', '500');
  expect(parts[0]?.best).toBeUndefined();
  expect(toText(received)).toBe('0.00');
});

test('whatever its sources, a month is what each brings by itself, and lies in between what it can be', () => {
  const source = fc.record({ from: fc.constantFrom(...earners), dollars: fc.integer({ min: 1, max: 5000 }) });
  fc.assert(
    fc.property(fc.array(source, { maxLength: 4 }), (sources) => {
      const oneClient = sources.filter(({ from }, index) => from !== 'client' || index === 0);
      const month = monthOf(
        question,
        oneClient.map(({ from, dollars }) => earned(from, String(dollars))),
      );
      const each = oneClient.map(({ from, dollars }) => byItself(from, String(dollars)).received);
      expect(compare(month.received, total(money('0', 'LKR'), ...each))).toBe(0);
      const { low, high } = month.bounds ?? { low: month.received, high: month.received };
      expect([compare(low, month.received), compare(month.received, high)]).not.toContain(1);
    }),
    { numRuns: 40 },
  );
});
