import { money, toExactText, toText, type Currency } from '@formation/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { explain, workedOut } from '../figure/explain.ts';
import { isRefusal } from '../published/refusal.ts';
import { tableFaults } from '../published/table-faults.ts';
import { cards, countryCurrencies, extras, methods, type CountryName } from './country.ts';
import { payment, type PaymentInputs } from './payment.ts';
import { payout } from './payout.ts';
import { countries, opensInSriLanka } from './tables/countries.ts';

const day = '2026-11-21';
type Options = Omit<PaymentInputs, 'country' | 'amount'>;
const pay = (country: CountryName, amount: string, options: Options = {}) => {
  const answer = payment({ country, amount: money<Currency>(amount, countryCurrencies[country]), ...options }, day);
  if (isRefusal(answer)) return answer;
  const { fee, tax, net } = answer.lines;
  return [fee, ...(tax ? [tax] : []), net].map(({ value }) => toText(value));
};

test.each<[CountryName, string, Options, string[]]>([
  ['US', '100', {}, ['3.20', '96.80']],
  ['US', '100', { card: 'international', converted: true }, ['5.70', '94.30']],
  ['US', '15', {}, ['0.74', '14.26']], // 0.735; a binary float gives 0.73
  ['US', '100', { method: 'achDirectDebit' }, ['0.80', '99.20']],
  ['US', '1000', { method: 'achDirectDebit' }, ['5.00', '995.00']], // at most 5
  ['US', '100', { method: 'terminal' }, ['2.75', '97.25']],
  ['GB', '100', {}, ['1.70', '98.30']],
  ['GB', '100', { card: 'eea' }, ['2.70', '97.30']],
  ['GB', '100', { card: 'international', converted: true }, ['5.45', '94.55']],
  ['HK', '1000', { card: 'international' }, ['41.35', '958.65']],
  ['IN', '1000', {}, ['20.00', '3.60', '976.40']], // 18% tax on the fee
])('%s, %s %j', (country, amount, options, expected) => {
  expect(pay(country, amount, options)).toEqual(expected);
});

test('an extra has its own line and its own cap', () => {
  const answer = payment({ country: 'US', amount: money('1000', 'USD'), with: ['invoicing', 'manualEntry'] }, day);
  if (isRefusal(answer)) throw new Error(answer.refused);
  const { fee, invoicingFee, manualEntryFee, net } = answer.lines;
  expect([fee, invoicingFee, manualEntryFee, net].map((one) => one && toText(one.value))).toEqual([
    '29.30',
    '2.00', // 4.00, at most 2
    '5.00',
    '963.70',
  ]);
});

test.each<[CountryName, Options, string]>([
  ['CA', { converted: true }, 'conversion'],
  ['HK', { card: 'eea' }, 'cardRate'],
  ['GB', { method: 'klarna' }, 'price'],
  ['GB', { with: ['invoicing'] }, 'invoicing'],
])('%s %j is not published', (country, options, what) => {
  expect(pay(country, '100', options)).toEqual({ refused: 'not-published', what });
});

test.each([
  ['instant', '20', ['0.50', '19.50']], // 0.30, at least 0.50
  ['instant', '100', ['1.50', '98.50']],
  ['standard', '100', ['0.00', '100.00']],
] as const)('%s payout of %s dollars', (kind, amount, expected) => {
  const answer = payout({ country: 'US', kind, amount: money(amount, 'USD') }, day);
  if (isRefusal(answer)) throw new Error(answer.refused);
  expect([answer.lines.fee, answer.lines.net].map(({ value }) => toText(value))).toEqual(expected);
});

test('a payout elsewhere is not published', () => {
  expect(payout({ country: 'GB', kind: 'standard', amount: money('100', 'GBP') }, day)).toEqual({
    refused: 'not-published',
    what: 'payout',
  });
});

test('every number has its day and its source', () => {
  expect(tableFaults({ countries, opensInSriLanka })).toEqual([]);
});

const aPayment = fc
  .record({
    country: fc.constantFrom(...(Object.keys(countries) as CountryName[])),
    units: fc.nat(10_000_000),
    card: fc.constantFrom(...cards),
    method: fc.constantFrom(undefined, ...methods),
    converted: fc.boolean(),
    with: fc.subarray([...extras]),
  })
  .map(({ country, units, method, ...options }): PaymentInputs => ({
    country,
    amount: money<Currency>((units / 100).toFixed(2), countryCurrencies[country]),
    ...options,
    ...(method && { method }),
  }));

test('more paid never leaves less, and every figure follows from its own trace', () => {
  fc.assert(
    fc.property(aPayment, fc.nat(1000), (inputs, more) => {
      const [answer, next] = [inputs.amount.units, inputs.amount.units + BigInt(more)].map((units) =>
        payment({ ...inputs, amount: { ...inputs.amount, units } }, day),
      );
      fc.pre(answer !== undefined && next !== undefined && !isRefusal(answer) && !isRefusal(next));
      if (!answer || !next || isRefusal(answer) || isRefusal(next)) return;
      const lines = Object.values(answer.lines);

      const lost =
        BigInt(toText(answer.lines.net.value).replace('.', '')) - BigInt(toText(next.lines.net.value).replace('.', ''));
      expect(lost <= 3n).toBe(true); // a cent for each rounded fee
      expect(lines.map((figure) => toExactText(workedOut(explain(figure))))).toEqual(
        lines.map(({ value }) => toExactText(value)),
      );
    }),
    { numRuns: 2_000 },
  );
});
