import { money, rate, toExactText, toText, type Currency } from '@formation/money';
import fc from 'fast-check';
import { compare } from '@formation/money';
import { expect, test } from 'vitest';
import { explain, workedOut } from '../../figure/explain.ts';
import { isRefusal } from '../../published/refusal.ts';
import { quickSource } from '../../quick-source.ts';
import { conversion } from './conversion.ts';
import { countries, type CountryName } from './countries.ts';
import { buyerRegions } from './country.ts';
import { payment, type PaymentInputs } from './payment.ts';
import { withdrawal } from './withdrawal.ts';

const day = '2026-11-21';
const quoted = (text: string) => ({ ...quickSource('test'), value: rate(text) });
const given = <A extends object>(answer: A) => {
  if (isRefusal(answer)) throw new Error(JSON.stringify(answer));
  return answer as Exclude<A, { refused: string }>;
};
const pay = (inputs: PaymentInputs) => {
  const { fee, net } = given(payment(inputs, day)).lines;
  return [toText(fee.value), toText(net.value)];
};

test.each([
  // country, product, amount, buyer                              fee      net
  ['US', 'qr', '50', 'USD', 'domestic', ['1.24', '48.76']], // 1.235, half up
  ['US', 'goods-services', '200', 'USD', 'domestic', ['5.98', '194.02']], // no fixed fee
  ['US', 'ach', '1000', 'USD', 'domestic', ['5.00', '995.00']], // at most 5
  ['US', 'ach', '625', 'USD', 'domestic', ['5.00', '620.00']], // exactly 5
  ['US', 'ach', '624', 'USD', 'domestic', ['4.99', '619.01']],
  ['US', 'checkout', '250', 'USD', 'domestic', ['9.22', '240.78']], // 9.215; a binary float gives 9.21
  ['US', 'checkout', '100', 'USD', 'restOfWorld', ['5.48', '94.52']], // 3.49% + 1.50% + 0.49
  ['US', 'checkout', '100', 'EUR', 'domestic', ['3.88', '96.12']], // the fixed fee of euros
  ['US', 'checkout', '1000', 'JPY', 'domestic', ['84.00', '916.00']], // whole yen
  ['GB', 'checkout', '100', 'GBP', 'restOfWorld', ['5.19', '94.81']],
  ['GB', 'checkout', '100', 'GBP', 'eea', ['4.49', '95.51']],
  ['DE', 'checkout', '100', 'EUR', 'eea', ['3.38', '96.62']], // nothing added inside the area
  ['DE', 'checkout', '100', 'EUR', 'uk', ['4.67', '95.33']],
  ['IN', 'checkout', '1000', 'INR', 'restOfWorld', ['47.00', '953.00']],
  ['LK', 'commercial', '500', 'USD', 'restOfWorld', ['22.30', '477.70']],
] as const)('%s, %s, %s %s, buyer %s', (country, product, amount, currency, buyer, expected) => {
  expect(pay({ country, product, amount: money(amount, currency), buyer })).toEqual(expected);
});

test.each([
  ['LK', 'commercial', 'USD', 'domestic', 'fixedFee'],
  ['LK', 'commercial', 'LKR', 'restOfWorld', 'fixedFee'],
  ['IN', 'checkout', 'INR', 'domestic', 'price'],
  ['US', 'nothing', 'USD', 'domestic', 'price'],
  ['GB', 'checkout', 'USD', 'domestic', 'fixedFee'],
  ['GB', 'checkout', 'GBP', 'uk', 'fromAbroad'],
] as const)('%s, %s, %s, %s buyer: not published', (country, product, currency, buyer, what) => {
  const inputs = { country, product, amount: money<Currency>('10', currency), buyer };
  expect(payment(inputs, day)).toEqual({ refused: 'not-published', what });
});

test('a business in Sri Lanka: what arrives in rupees is an estimate, and says so', () => {
  const { net, fee } = given(
    payment({ country: 'LK', product: 'commercial', amount: money('500', 'USD'), buyer: 'restOfWorld' }, day),
  ).lines;
  const changed = given(
    conversion({ country: 'LK', amount: net.value, to: 'LKR', mid: quoted('330.90540472') }, day),
  ).lines;

  expect(toText(changed.received.value)).toBe('153331.31');
  expect(toText(changed.lost.value)).toBe('4742.20');
  expect(JSON.stringify(explain(fee))).toContain('"status":"estimate"');
});

test('PayPal keeps 3% of a conversion', () => {
  const inputs = { country: 'US', amount: money('1000', 'EUR'), to: 'USD', mid: quoted('1.13607202') } as const;
  expect(toText(given(conversion(inputs, day)).lines.received.value)).toBe('1101.99');
  expect(conversion({ ...inputs, country: 'IN' }, day)).toEqual({ refused: 'not-published', what: 'conversionSpread' });
});

test.each([
  ['US', 'instant', '20', ['0.50', '19.50']], // the least
  ['US', 'instant', '100', ['1.50', '98.50']],
  ['US', 'standard', '100', ['0.00', '100.00']],
  ['US', 'personalInstant', '10000', ['25.00', '9975.00']], // the most
  ['US', 'personalInstant', '100', ['1.75', '98.25']],
] as const)('%s, %s withdrawal of %s', (country, kind, amount, expected) => {
  const { fee, net } = given(withdrawal({ country, kind, amount: money(amount, 'USD') }, day)).lines;
  expect([toText(fee.value), toText(net.value)]).toEqual(expected);
});

test('a withdrawal may be too large, or of a kind that nobody has published', () => {
  const inputs = { country: 'US', kind: 'instant', amount: money('25000.01', 'USD') } as const;
  expect(withdrawal(inputs, day)).toMatchObject({ refused: 'out-of-range', what: 'amount', most: '25000.00' });
  expect(isRefusal(withdrawal({ ...inputs, amount: money('25000', 'USD') }, day))).toBe(false);
  expect(withdrawal({ ...inputs, country: 'GB' }, day)).toEqual({ refused: 'not-published', what: 'withdrawal' });
});

const anInput = fc
  .tuple(
    fc.constantFrom(...(Object.keys(countries) as CountryName[])),
    fc.constantFrom(...buyerRegions),
    fc.nat(10_000_000),
  )
  .chain(([country, buyer, cents]) => {
    const { products, productsFromAbroad = {}, currency } = { productsFromAbroad: undefined, ...countries[country] };
    const amount = money((cents / 100).toFixed(2), country === 'LK' ? 'USD' : currency);
    const product = fc.constantFrom(...Object.keys({ ...products, ...productsFromAbroad }));
    return product.map((id): PaymentInputs => ({ country, buyer, product: id, amount }));
  });

test('fee and net are the amount, and every figure follows from its own trace', () => {
  fc.assert(
    fc.property(anInput, (inputs) => {
      const answer = payment(inputs, day);
      fc.pre(!isRefusal(answer));
      const lines = Object.entries(given(answer).lines);
      const { fee, net, amount } = given(answer).lines;

      expect(compare(money(toExactText(fee.value), 'USD'), rate('0'))).toBeGreaterThanOrEqual(0);
      expect(Number(toExactText(fee.value)) + Number(toExactText(net.value))).toBeCloseTo(
        Number(toExactText(amount.value)),
        6,
      );
      expect(lines.map(([, figure]) => toExactText(workedOut(explain(figure))))).toEqual(
        lines.map(([, { value }]) => toExactText(value)),
      );
    }),
    { numRuns: 10_000 },
  );
});
