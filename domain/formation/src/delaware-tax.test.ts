import { compare, decimal, minus, money, moneyText, type Decimal } from '@formation/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { delawareTax, sharesOf, usualStartUp, type Shares } from './delaware-tax.ts';

type Class = readonly [authorised: string, par: string];

const shares = (classes: readonly Class[], issued: string, assets: string): Shares => ({
  classes: classes.map(([authorised, par]) => ({ authorised: decimal(authorised), par: decimal(par) })),
  issued: decimal(issued),
  grossAssets: money(assets, 'USD'),
});
const texts = (of: Shares) => {
  const { byAuthorised, byAssumedPar, pays } = delawareTax(of);
  return [moneyText(byAuthorised), byAssumedPar && moneyText(byAssumedPar), moneyText(pays)];
};

test.each<[string, Shares, readonly (string | undefined)[]]>([
  // 250 + 999 × 85; 5,000 / 8,000,000 = 0.000625, × 10,000,000 = 6,250: one million begun
  ['a start-up', usualStartUp, ['$85,165.00', '$400.00', '$450.00']],
  ['few shares', shares([['1500', '0.01']], '1000', '1000'), ['$175.00', '$400.00', '$225.00']],
  ['the last share of the first step', shares([['5000', '0']], '5000', '0'), ['$175.00', '$400.00', '$225.00']],
  ['one share more', shares([['5001', '0']], '5000', '0'), ['$250.00', '$400.00', '$300.00']],
  ['the last share before steps', shares([['10000', '0']], '5000', '0'), ['$250.00', '$400.00', '$300.00']],
  ['one share into a step', shares([['10001', '0']], '5000', '0'), ['$335.00', '$400.00', '$385.00']],
  // 1,500,000 / 2,000,000 = 0.75, × 10,000,000: 7.5 million, eight begun
  [
    'few of its shares issued',
    shares([['10000000', '0.00001']], '2000000', '1500000'),
    ['$85,165.00', '$3,200.00', '$3,250.00'],
  ],
  // the example of the state: 2.061856 × 1,000,000 + 5 × 250,000 = 3,311,856, four millions begun
  [
    'two classes, one above the assumed par',
    shares(
      [
        ['1000000', '1'],
        ['250000', '5'],
      ],
      '485000',
      '1000000',
    ),
    ['$10,790.00', '$1,600.00', '$1,650.00'],
  ],
  ['no share issued', shares([['10000', '0']], '0', '500'), ['$250.00', undefined, '$300.00']],
  ['the most', shares([['100000000', '0']], '1', '900000000'), ['$200,000.00', '$200,000.00', '$200,050.00']],
])('the franchise tax by both methods, and what is paid with the report: %s', (_, of, expected) => {
  expect(texts(of)).toEqual(expected);
});

test('more shares than are allowed cannot be issued, and a corporation has at least one', () => {
  const [none, some, more] = [decimal('0'), decimal('10'), decimal('11')];

  expect(sharesOf(some, more, none)).toBeUndefined();
  expect(sharesOf(none, none, none)).toBeUndefined();
  expect(sharesOf(some, some, none)).toMatchObject({ issued: some });
});

const whole = (most: number) => fc.integer({ min: 1, max: most }).map((count): Decimal => decimal(String(count)));

test('the lower of two is paid, never below the least, and more allowed shares never lower the first', () => {
  fc.assert(
    fc.property(whole(90_000_000), whole(1_000_000), whole(90_000_000), (authorised, more, assets) => {
      const of = (count: Decimal) =>
        delawareTax({
          classes: [{ authorised: count, par: decimal('0') }],
          issued: decimal('1'),
          grossAssets: { currency: 'USD', ...assets },
        });
      const { byAuthorised, byAssumedPar, pays } = of(authorised);
      const larger = of({ units: authorised.units + more.units, scale: 0 });

      expect(compare(pays, money('225', 'USD'))).toBeGreaterThanOrEqual(0);
      expect(compare(pays, money('200050', 'USD'))).toBeLessThanOrEqual(0);
      for (const method of [byAuthorised, byAssumedPar])
        expect(method && compare(minus(pays, money('50', 'USD')), method)).toBeLessThanOrEqual(0);
      expect(compare(larger.byAuthorised, byAuthorised)).toBeGreaterThanOrEqual(0);
    }),
  );
});
