import type { Money } from '@formation/money';
import { answerOf, rows, type Section } from '../../answer.ts';
import { chargedOn, inForce, type IsoDate } from '../../schedule/schedule.ts';
import { input, line, type Line } from '../../trace/figure.ts';
import { lines } from '../../trace/lines.ts';
import { difference, dividedBy, product, quotient, sum } from '../../trace/operations.ts';
import { toCoins } from '../../trace/quoted-rate.ts';
import { amountLine, percentLine } from '../../trace/table-figures.ts';
import { allFees } from '../all-fees.ts';
import { leftToSriLanka, sriLankanVat } from '../sri-lankan-vat.ts';
import type { Sale } from './question.ts';
import { commission, membership, processing } from './tables/fees.ts';

const sheet: readonly Section[] = [
  { group: 'in', rows: rows(['price']) },
  {
    group: 'fees',
    rows: [
      ...rows(['fee', 'processingFee', 'membershipShare', 'sriLankanVat', 'totalFees'], 'out'),
      ...rows(['feeShare']),
    ],
  },
];

type Price = Line<Money<'USD'>>;

function commissionOf(price: Price, { storefront, program, laterYear }: Sale, day: IsoDate) {
  const { standard, reduced } = commission[storefront];
  const rates = program === 'small' || laterYear ? reduced : standard;
  return line('fee', toCoins(product(price, percentLine('feeRate', inForce(rates, day), storefront))));
}

/** What Apple adds for its payment where the commission does not include it. */
function processingFeeOf(price: Price, { storefront }: Sale, day: IsoDate) {
  const rates = storefront === 'japan' || storefront === 'brazil' ? processing[storefront] : undefined;
  const cited = rates && chargedOn(rates, day);
  return cited && line('processingFee', toCoins(product(price, percentLine('processingRate', cited, storefront))));
}

/** The yearly membership, shared among the sales of a year. */
function membershipShareOf({ salesPerYear }: Sale, day: IsoDate) {
  if (!salesPerYear) return undefined;
  const year = amountLine('membership', inForce(membership, day));
  return line('membershipShare', toCoins(dividedBy(year, input('salesPerYear', salesPerYear, 'count'))));
}

/**
 * What is left of a sale in the App Store by the rates published for the day.
 *
 *     fees = price × commission + price × processing + membership ÷ sales a year + the VAT on them
 *     net  = price − fees
 */
export function answer(sale: Sale, day: IsoDate) {
  const price = input('price', sale.price as Money<'USD'>); // its only currency
  const fee = commissionOf(price, sale, day);
  const processingFee = processingFeeOf(price, sale, day);
  const membershipShare = membershipShareOf(sale, day);
  const ofApple = [processingFee, membershipShare].filter((one) => one !== undefined);
  const vat = sriLankanVat(ofApple.length > 0 ? sum<Money>(fee, ...ofApple) : fee, sale, day);
  const { totalFees, fees } = allFees<'fee'>(fee, processingFee, membershipShare, vat);
  const all = totalFees ?? fee;
  const net = line('net', difference<Money>(price, all));
  return answerOf({
    day,
    lines: lines(
      price,
      fee,
      processingFee,
      membershipShare,
      vat,
      totalFees,
      line('feeShare', quotient<Money>(all, price)),
      net,
    ),
    sheet,
    total: 'net',
    roles: { revenue: 'price', fees, profit: 'net' },
    notCounted: notCountedIn(sale, day),
  });
}

function notCountedIn(sale: Sale, day: IsoDate): readonly string[] {
  return [
    ...(sale.salesPerYear ? [] : ['membership']),
    'ownPayment',
    'payout',
    'withheld',
    ...leftToSriLanka(sale, day),
  ];
}
