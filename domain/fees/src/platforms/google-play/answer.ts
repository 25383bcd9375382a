import type { Money } from '@formation/money';
import { answerOf, rows, type Section } from '../../answer.ts';
import { chargedOn, inForce, type IsoDate } from '../../schedule/schedule.ts';
import { input, line, type Line } from '../../trace/figure.ts';
import { lines } from '../../trace/lines.ts';
import { difference, product, quotient, sum } from '../../trace/operations.ts';
import { toCoins } from '../../trace/quoted-rate.ts';
import { percentLine } from '../../trace/table-figures.ts';
import { allFees } from '../all-fees.ts';
import { leftToSriLanka, sriLankanVat } from '../sri-lankan-vat.ts';
import type { Sale } from './question.ts';
import { newFeesFrom } from './regions.ts';
import { billingFee, serviceFee } from './tables/fees.ts';

const sheet: readonly Section[] = [
  { group: 'in', rows: rows(['price']) },
  {
    group: 'fees',
    rows: [...rows(['fee', 'billingFee', 'sriLankanVat', 'totalFees'], 'out'), ...rows(['feeShare'])],
  },
];

type Price = Line<Money<'USD'>>;

/** The service fee; an install that is not asked for counts as existing, which is never the cheaper. */
function serviceFeeOf(price: Price, { buyer, kind, earnings, install }: Sale, day: IsoDate) {
  const { subscription, firstMillion, newInstalls, existingInstalls } = serviceFee[buyer];
  const beyond = install === 'new' ? newInstalls : existingInstalls;
  const ofPurchase = earnings === 'first' ? firstMillion : beyond;
  const cited = inForce(kind === 'subscription' ? subscription : ofPurchase, day);
  return line('fee', toCoins(product(price, percentLine('feeRate', cited, buyer))));
}

/** Beside the service fee where the new fees count, for whoever lets Google take the payment. */
function billingFeeOf(price: Price, { buyer, billing }: Sale, day: IsoDate) {
  const cited = buyer === 'usUkEea' && billing === 'play' ? chargedOn(billingFee[buyer], day) : undefined;
  return cited && line('billingFee', toCoins(product(price, percentLine('billingRate', cited, buyer))));
}

/**
 * What is left of a sale on Google Play by the fees published for the day.
 *
 *     fees = price × service fee + price × billing fee + the VAT on them
 *     net  = price − fees
 */
export function answer(sale: Sale, day: IsoDate) {
  const price = input('price', sale.price as Money<'USD'>); // its only currency
  const fee = serviceFeeOf(price, sale, day);
  const billed = billingFeeOf(price, sale, day);
  const vat = sriLankanVat(billed ? sum<Money>(fee, billed) : fee, sale, day);
  const { totalFees, fees } = allFees<'fee'>(fee, billed, vat);
  const all = totalFees ?? fee;
  const net = line('net', difference<Money>(price, all));
  return answerOf({
    day,
    lines: lines(price, fee, billed, vat, totalFees, line('feeShare', quotient<Money>(all, price)), net),
    sheet,
    total: 'net',
    roles: { revenue: 'price', fees, profit: 'net' },
    notCounted: notCountedIn(sale, day),
  });
}

function notCountedIn(sale: Sale, day: IsoDate): readonly string[] {
  const { buyer, billing } = sale;
  const isBillingUnknown = buyer !== 'usUkEea' && day >= newFeesFrom[buyer];
  return [
    ...(isBillingUnknown ? ['billingFee'] : []),
    ...(buyer === 'usUkEea' && billing === 'own' ? ['ownBilling'] : []),
    'registration',
    'refunds',
    'payout',
    'withheld',
    ...leftToSriLanka(sale, day),
  ];
}
