import { add, compare, money, rate, toText, type Currency } from '@formation/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answersTo, arbitraryAnswers } from '../../../testing/arbitrary.ts';
import { leavesOf, uncitedIn } from '../../../testing/leaves.ts';
import { shownFields } from '../../question/form.ts';
import type { Texts } from '../../question/read.ts';
import { isRefusal, type Refusal } from '../../refusal.ts';
import { quickSource } from '../../schedule/quick-source.ts';
import { explain } from '../../trace/explain.ts';
import { input } from '../../trace/figure.ts';
import { quotedLine } from '../../trace/quoted-rate.ts';
import { withdrawal } from './fees.ts';
import { answer, conversion, payment, question } from './index.ts';

const day = '2026-11-21';
const accepted = <A extends object>(one: A | Refusal): A => {
  if (isRefusal(one)) throw new Error(JSON.stringify(one));
  return one;
};
const sale = (texts: Texts) => accepted(answer(answersTo(question, texts), day));
const amountOf = <C extends Currency>(text: string, currency: C) => input('amount', money(text, currency));
const quoted = (text: string) => quotedLine('midRate', { ...quickSource('test'), value: rate(text) });

test.each([
  // country, product, price, currency, buyer                     fee      net
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
])('%s, %s, %s %s, buyer %s', (country, product, soldPrice, currency, buyer, expected) => {
  const { fee, net } = sale({ country, product, soldPrice, currency, buyer }).lines;
  expect([toText(fee.value), toText(net.value)]).toEqual(expected);
});

test.each([
  ['LK', 'commercial', 'USD', 'domestic', 'fixedFee'],
  ['LK', 'commercial', 'LKR', 'restOfWorld', 'fixedFee'],
  ['IN', 'checkout', 'INR', 'domestic', 'price'],
  ['US', 'nothing', 'USD', 'domestic', 'price'],
  ['GB', 'checkout', 'USD', 'domestic', 'fixedFee'],
  ['GB', 'checkout', 'GBP', 'uk', 'fromAbroad'],
] as const)('%s, %s, %s, %s buyer: not published', (country, product, currency, buyer, what) => {
  const paid = amountOf<Currency>('10', currency);
  expect(payment(paid, { country, product, buyer }, day)).toEqual({ refused: 'not-published', what });
});

test.each<[Texts, string]>([
  [{ country: 'LK', buyer: 'domestic' }, 'fixedFee'],
  [{ country: 'IN', buyer: 'domestic' }, 'price'],
])('%j can be asked, and is refused: not published', (texts, what) => {
  expect(answer(answersTo(question, { ...texts, soldPrice: '10' }), day)).toEqual({ refused: 'not-published', what });
});

test('a business in Sri Lanka: what arrives in rupees is an estimate, and says so', () => {
  const paid = { country: 'LK', product: 'commercial', buyer: 'restOfWorld' } as const;
  const { net, fee } = accepted(payment(amountOf('500', 'USD'), paid, day));
  const changed = accepted(conversion(net, { country: 'LK', to: 'LKR', mid: quoted('330.90540472') }, day));

  expect(toText(changed.received.value)).toBe('153331.31');
  expect(toText(changed.lost.value)).toBe('4742.20');
  expect(JSON.stringify(explain(fee))).toContain('"status":"range"');
});

test('a sale by PayPal, followed to a rupee account', () => {
  const texts = { country: 'LK', soldPrice: '500', convertedTo: 'LKR', withdrawal: 'standard', itemCost: '100000' };
  const { lines, total } = sale(texts); // 330.90540472 rupees for a dollar

  expect([lines.net, lines.received, lines.arrives, lines.profit].map((line) => line && toText(line.value))).toEqual([
    '477.70', // 4.4% and 0.30
    '153331.31', // 3% below the middle of the market
    '153331.31',
    '53331.31',
  ]);
  expect(toText(lines.profitMargin.value, 4)).toBe('0.3223'); // of 165,452.70, which 500 dollars are worth
  expect(total).toBe('profit');
  expect(explain(lines.arrives).of?.[0]?.key).toBe('received'); // its trace leads back to what was sold
  expect(explain(lines.customerRate ?? lines.net).unit).toBe('to one');
});

test('a rate of one’s own stands in the place of the table’s, and its fee is still kept', () => {
  const texts = { country: 'LK', soldPrice: '500', convertedTo: 'LKR', rate: '340' };
  const { lines } = sale(texts); // 477.70 × 340 × 0.97
  expect([lines.received, lines.revenue].map((line) => line && toText(line.value))).toEqual(['157545.46', '170000.00']);
  const keysOf = ({ fields }: ReturnType<typeof shownFields>[number]) => fields.map(({ field }) => field.key);
  expect(shownFields(question, { ...texts, converted: 'on' }).flatMap(keysOf)).toContain('rate');
  expect(shownFields(question, { country: 'LK', soldPrice: '500' }).flatMap(keysOf)).not.toContain('rate');
});

test('without costs it comes to what arrives, and the way is shown where something happens on it', () => {
  const groups = (texts: Texts) => sale({ country: 'US', soldPrice: '100', ...texts }).sheet.map(({ group }) => group);

  expect(sale({ country: 'US', soldPrice: '100' }).total).toBe('arrives');
  expect(groups({})).toEqual(['in', 'fees']);
  expect(groups({ withdrawal: 'instant' })).toEqual(['in', 'fees', 'way']);
  expect(groups({ itemCost: '5' })).toEqual(['in', 'fees', 'way', 'out', 'result']);
});

test('PayPal keeps 3% of a conversion', () => {
  const converted = { to: 'USD', mid: quoted('1.13607202') } as const;
  const paid = amountOf('1000', 'EUR');
  expect(toText(accepted(conversion(paid, { ...converted, country: 'US' }, day)).received.value)).toBe('1101.99');
  expect(conversion(paid, { ...converted, country: 'IN' }, day)).toEqual({
    refused: 'not-published',
    what: 'conversionSpread',
  });
});

test.each([
  ['instant', '20', ['0.50', '19.50']], // the least
  ['instant', '100', ['1.50', '98.50']],
  ['standard', '100', ['0.00', '100.00']],
  ['personalInstant', '10000', ['25.00', '9975.00']], // the most
  ['personalInstant', '100', ['1.75', '98.25']],
])('%s withdrawal of %s dollars', (kind, amount, expected) => {
  const { fee, net } = accepted(withdrawal(amountOf(amount, 'USD'), { country: 'US', kind }, day));
  expect([toText(fee.value), toText(net.value)]).toEqual(expected);
});

test('a withdrawal may be too large, or of a kind or a currency that nobody has published', () => {
  const instant = { country: 'US', kind: 'instant' } as const;
  const refused = { refused: 'not-published', what: 'withdrawal' };
  const outside = withdrawal(amountOf('25000.01', 'USD'), instant, day);
  expect(outside).toMatchObject({ refused: 'out-of-range', what: 'amount', most: '25000.00', unit: 'USD' });
  expect(isRefusal(withdrawal(amountOf('25000', 'USD'), instant, day))).toBe(false);
  expect(withdrawal(amountOf('10', 'USD'), { ...instant, country: 'GB' }, day)).toEqual(refused);
  expect(withdrawal(amountOf('10', 'EUR'), instant, day)).toEqual(refused);
});

test('what is offered follows from the country, and a ticked box from what is offered', () => {
  const chosen = (texts: Texts) => answersTo(question, texts);

  expect(chosen({})).toMatchObject({ country: 'LK', buyer: 'restOfWorld', product: 'commercial', currency: 'USD' });
  expect(chosen({ country: 'GB', buyer: 'uk', currency: 'EUR' })).toMatchObject({
    buyer: 'restOfWorld',
    currency: 'GBP',
  });
  expect(chosen({ country: 'US', product: 'ach', currency: 'EUR' })).toMatchObject({ currency: 'USD' });
  expect(chosen({ country: 'LK', withdrawal: 'instant' })).toMatchObject({ withdrawal: 'standard' });
  expect(chosen({ country: 'US', currency: 'RUB', convertedTo: 'USD' }).convertedTo).toBeUndefined();
  expect(chosen({ country: 'US', convertedTo: 'USD' }).convertedTo).toBe('EUR'); // dollars need no conversion
});

test.each<[string, object, readonly string[]]>([
  [
    'capped and from abroad',
    payment(amountOf('100', 'USD'), { country: 'US', product: 'ach', buyer: 'restOfWorld' }, day),
    ['input amount (USD)', 'table addedRate (fraction)', 'table feeCap (USD) ach', 'table feeRate (fraction) ach'],
  ],
  [
    'with a fixed fee',
    payment(amountOf('100', 'USD'), { country: 'US', product: 'checkout', buyer: 'domestic' }, day),
    ['input amount (USD)', 'table feeRate (fraction) checkout', 'table fixedFee (USD) checkout'],
  ],
  [
    'converted',
    conversion(amountOf('100', 'EUR'), { country: 'US', to: 'USD', mid: quoted('0.8') }, day),
    ['constant  (fraction)', 'input amount (EUR)', 'table conversionSpread (fraction)', 'table midRate (to one)'],
  ],
  [
    'withdrawn',
    withdrawal(amountOf('100', 'USD'), { country: 'US', kind: 'personalInstant' }, day),
    [
      'input amount (USD)',
      'table leastFee (USD) personalInstant',
      'table mostFee (USD) personalInstant',
      'table withdrawalRate (fraction) personalInstant',
    ],
  ],
])('the ends of its traces: %s', (_, reply, expected) => {
  const lines = accepted(reply) as Parameters<typeof leavesOf>[0]; // each is a list of lines
  expect(uncitedIn(lines)).toEqual([]);
  expect(leavesOf(lines)).toEqual(expected);
});

test('all fees are those of the payment, of the exchange and of the withdrawal', () => {
  const feesOf = (texts: Texts) => {
    const found = answer(answersTo(question, { soldPrice: '100', ...texts }), day);
    if (isRefusal(found)) throw new Error(found.refused);
    const { revenue, fee, totalFees = fee, arrives } = found.lines;
    expect(found.roles.fees).toBe(totalFees.key);
    return [revenue, totalFees, arrives].map(({ value }) => toText(value));
  };
  // 3.49% + 0.49, and 1.5% of 96.02 at once
  const sold = { country: 'US', product: 'checkout', buyer: 'domestic' };
  expect(feesOf(sold)).toEqual(['100.00', '3.98', '96.02']);
  expect(feesOf({ ...sold, withdrawal: 'instant' })).toEqual(['100.00', '5.42', '94.58']);
});

test('fee, the VAT on it and net are the amount', () => {
  fc.assert(
    fc.property(arbitraryAnswers(question), (request) => {
      const reply = answer(request, day);
      if (isRefusal(reply)) return;
      const { fee, sriLankanVat, net, amount } = reply.lines;

      const fees = sriLankanVat ? add(fee.value, sriLankanVat.value) : fee.value;
      expect(compare(add(fees, net.value), amount.value)).toBe(0);
      expect(fee.value.units).toBeGreaterThanOrEqual(0n);
    }),
  );
});
