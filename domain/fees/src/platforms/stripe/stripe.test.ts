import { decimal, toText } from '@formation/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answersTo, arbitraryAnswers } from '../../../testing/arbitrary.ts';
import type { Texts } from '../../question/read.ts';
import { isRefusal } from '../../refusal.ts';
import type { IsoDate } from '../../schedule/schedule.ts';
import type { Line } from '../../trace/figure.ts';
import { answer, goals, payment, question, type QuestionRequest } from './index.ts';

const day = '2026-11-21';
const left = (request: QuestionRequest) => {
  const found = answer(request, day);
  if (isRefusal(found)) return found;
  const { fee, tax, net }: Partial<Record<'fee' | 'tax' | 'net', { value: QuestionRequest['amount'] }>> = found.lines;
  return [fee, tax, net].flatMap((line) => (line ? [toText(line.value)] : []));
};

test.each<[Texts, string[]]>([
  [{ country: 'US', amount: '100' }, ['3.20', '96.80']],
  [{ country: 'US', amount: '100', card: 'international', converted: 'yes' }, ['5.70', '94.30']],
  [{ country: 'US', amount: '15' }, ['0.74', '14.26']], // 0.735; a binary float gives 0.73
  [{ country: 'US', amount: '100', method: 'achDirectDebit' }, ['0.80', '99.20']],
  [{ country: 'US', amount: '1000', method: 'achDirectDebit' }, ['5.00', '995.00']], // at most 5
  [{ country: 'US', amount: '100', method: 'terminal' }, ['2.75', '97.25']],
  [{ country: 'GB', amount: '100' }, ['1.70', '98.30']],
  [{ country: 'GB', amount: '100', card: 'eea' }, ['2.70', '97.30']],
  [{ country: 'GB', amount: '100', card: 'international', converted: 'yes' }, ['5.35', '94.65']], // 3.15% + 2% + 0.20
  [{ country: 'GB', amount: '100', card: 'premium' }, ['3.00', '97.00']],
  [{ country: 'GB', amount: '10', method: 'bacsDirectDebit' }, ['0.20', '9.80']], // 0.10, at least 0.20
  [{ country: 'GB', amount: '1000', method: 'bacsDirectDebit' }, ['4.00', '996.00']], // at most 4
  [{ country: 'GB', amount: '100', method: 'klarna' }, ['5.34', '94.66']],
  [{ country: 'EU', amount: '100', card: 'premium' }, ['3.05', '96.95']],
  [{ country: 'EU', amount: '100', method: 'sepaDirectDebit' }, ['0.35', '99.65']],
  [{ country: 'US', amount: '100', method: 'linkByBank' }, ['2.90', '97.10']],
  [{ country: 'US', amount: '100', method: 'stablecoin' }, ['1.50', '98.50']],
  [{ country: 'HK', amount: '100', method: 'alipayOrWeChat' }, ['4.20', '95.80']],
  [{ country: 'US', amount: '100', disputed: 'accepted' }, ['3.20', '81.80']], // and 15
  [{ country: 'US', amount: '100', disputed: 'answered' }, ['3.20', '66.80']], // and twice 15
  [{ country: 'GB', amount: '100', disputed: 'answered' }, ['1.70', '58.30']], // and twice 20
  [{ country: 'HK', amount: '1000', disputed: 'accepted' }, ['36.35', '878.65']], // and 85
  [{ what: 'payout', country: 'HK', amount: '1000' }, ['0.00', '1000.00']],
  [{ country: 'HK', amount: '1000', card: 'international' }, ['41.35', '958.65']],
  [{ country: 'IN', amount: '1000' }, ['20.00', '3.60', '976.40']], // 18% tax on the fee
  [{ what: 'payout', speed: 'instant', amount: '20' }, ['0.50', '19.50']], // 0.30, at least 0.50
  [{ what: 'payout', speed: 'instant', amount: '100' }, ['1.50', '98.50']],
  [{ what: 'payout', speed: 'standard', amount: '100' }, ['0.00', '100.00']],
])('%j', (texts, expected) => {
  expect(left(answersTo(question, texts))).toEqual(expected);
});

test('an extra has its own line and its own cap', () => {
  const request = answersTo(question, { country: 'US', amount: '1000', invoicing: 'yes', manualEntry: 'yes' });
  const found = payment(request, day);
  if (isRefusal(found)) throw new Error(found.refused);
  const { fee, invoicingFee, manualEntryFee, net } = found.lines;
  expect([fee, invoicingFee, manualEntryFee, net].map((one) => one && toText(one.value))).toEqual([
    '29.30',
    '2.00', // 4.00, at most 2
    '5.00',
    '963.70',
  ]);
});

test.each<[Texts, Readonly<Record<string, string>>]>([
  [
    { country: 'US', amount: '1000', billing: 'yes' },
    { billingFee: '7.00', net: '963.70' },
  ], // 0.7%, beside 29.30
  [
    { country: 'US', amount: '1000', managedPayments: 'yes' },
    { managedPaymentsFee: '35.00', net: '935.70' },
  ],
  [
    { country: 'HK', amount: '999.5', billing: 'yes', managedPayments: 'yes' },
    { billingFee: '7.00', managedPaymentsFee: '34.98', net: '921.19' }, // 6.9965, 34.9825, beside 36.333
  ],
  [
    { country: 'GB', amount: '49.99', billing: 'yes' },
    { billingFee: '0.35', net: '48.69' },
  ], // beside 0.94985
])('%j: subscriptions and Managed Payments are lines of their own', (texts, expected) => {
  const found = payment(answersTo(question, texts), day);
  if (isRefusal(found)) throw new Error(found.refused);
  const lines: Readonly<Record<string, Line | undefined>> = found.lines;
  for (const [key, text] of Object.entries(expected)) expect(lines[key] && toText(lines[key].value), key).toBe(text);
});

test.each<[Texts, Partial<QuestionRequest>, string]>([
  [{ country: 'CA' }, { converted: true }, 'conversion'],
  [{ country: 'HK' }, { card: 'eea' }, 'cardRate'],
  [{ country: 'SG' }, { method: 'klarna' }, 'price'],
  [{ country: 'HK' }, { invoicing: true }, 'invoicing'],
  [{ country: 'SG' }, { disputed: 'accepted' }, 'dispute'],
  [{ country: 'HK' }, { disputed: 'answered' }, 'answering'],
  [{ country: 'GB', what: 'payout' }, {}, 'payout'],
])('%j %j is not published', (texts, changes, what) => {
  const request = answersTo(question, { amount: '100', ...texts });
  expect(left({ ...request, ...changes })).toEqual({ refused: 'not-published', what });
});

test.each<[Texts, string, string]>([
  [{ country: 'US' }, '96.80', '100.00'],
  [{ country: 'GB', card: 'international', converted: 'yes' }, '94.65', '100.00'],
])('%j, to receive %s', (texts, wanted, amount) => {
  const solved = goals[0]?.solve(answersTo(question, texts), decimal(wanted), day);
  expect(!solved || isRefusal(solved) ? solved : toText(solved.value)).toBe(amount);
});

test('an earlier day keeps its fees', () => {
  const feeOn = (on: IsoDate, texts: Texts) => {
    const found = payment(answersTo(question, { amount: '100', ...texts }), on);
    return isRefusal(found) ? found : toText(found.lines.fee.value);
  };
  const british = { country: 'GB', card: 'international' };
  expect([feeOn('2023-04-09', british), feeOn('2026-08-01', british)]).toEqual(['3.10', '3.45']);
  expect(feeOn('2023-05-31', { country: 'US', card: 'international' })).toBe('4.20');
  expect(feeOn('2023-10-14', { country: 'HK', card: 'international' })).toBe('5.75');
});

test('to answer a dispute cost nothing before that fee began', () => {
  const feesOn = (on: IsoDate) => {
    const found = answer(answersTo(question, { amount: '100', country: 'US', disputed: 'answered' }), on);
    if (isRefusal(found)) throw new Error(found.refused);
    const shown: Readonly<Record<string, Line | undefined>> = found.lines;
    return shown['disputeFee'] && toText(shown['disputeFee'].value);
  };
  expect([feesOn('2025-06-16'), feesOn('2025-06-17')]).toEqual(['15.00', '30.00']);
});

test('what is counted is not on the list of what is not', () => {
  const listed = (texts: Texts) => {
    const found = answer(answersTo(question, { amount: '100', ...texts }), day);
    return isRefusal(found) ? found : found.notCounted;
  };
  expect(listed({ country: 'US' })).toEqual(['dispute', 'conversion', 'sriLankanVat', 'refunds', 'payout']);
  expect(listed({ country: 'US', converted: 'yes', sriLankanVat: 'yes' })).toEqual(['dispute', 'refunds', 'payout']);
  expect(listed({ disputed: 'accepted' })).toEqual(['paymentBack', 'conversion', 'sriLankanVat', 'refunds', 'payout']);
  expect(listed({ country: 'AU' })).toContain('lowerInAustralia');
  expect(listed({ what: 'payout' })).toEqual(['sriLankanVat', 'receivingBank']);
});

test.each<[Texts, string | undefined]>([
  [{ disputed: 'accepted' }, '-18.20'], // 3.20 and 15: of 81.80 the 100 go back
  [{ disputed: 'answered' }, '-33.20'],
  [{}, undefined],
])('what is left of a payment of 100 once it has gone back: %j', (texts, expected) => {
  const found = payment(answersTo(question, { amount: '100', country: 'US', ...texts }), day);
  if (isRefusal(found)) throw new Error(found.refused);
  const { leftIfLost } = found.lines;
  expect(leftIfLost && toText(leftIfLost.value)).toBe(expected);
});

test('more paid never leaves less', () => {
  fc.assert(
    fc.property(arbitraryAnswers(question), fc.nat(1000), (request, more) => {
      const [net, next] = [0n, BigInt(more)].map((coins) => {
        const units = request.amount.units * 10n ** BigInt(2 - request.amount.scale) + coins;
        const found = answer({ ...request, amount: { ...request.amount, units, scale: 2 } }, day);
        return isRefusal(found) ? undefined : BigInt(toText(found.lines.net.value).replace('.', ''));
      });
      fc.pre(net !== undefined && next !== undefined);
      expect((net ?? 0n) - (next ?? 0n) <= 3n).toBe(true); // a cent for each rounded fee
    }),
  );
});
