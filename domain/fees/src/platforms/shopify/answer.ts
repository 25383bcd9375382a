import type { Money } from '@formation/money';
import { answerOf, rows, type Section } from '../../answer.ts';
import { inForce, type IsoDate } from '../../schedule/schedule.ts';
import { input, line, type Line } from '../../trace/figure.ts';
import { lines } from '../../trace/lines.ts';
import { difference, dividedBy, product, quotient, sum } from '../../trace/operations.ts';
import { toCoins } from '../../trace/quoted-rate.ts';
import { amountLine, charged, percentLine } from '../../trace/table-figures.ts';
import { leftToSriLanka, sriLankanVat } from '../sri-lankan-vat.ts';
import type { Order } from './question.ts';
import { cardFromAbroad, payhere, plans } from './tables/fees.ts';

const sheet: readonly Section[] = [
  { group: 'in', rows: rows(['price']) },
  {
    group: 'fees',
    rows: [...rows(['cardFee', 'outsideFee', 'planShare', 'sriLankanVat', 'totalFees'], 'out'), ...rows(['feeShare'])],
  },
  { group: 'out', rows: rows(['costs'], 'out') },
  { group: 'result', rows: rows(['profitMargin', 'returnOnCosts']) },
];

type Price = Line<Money<'USD'>>;

/** What the gateway takes of the card's payment. */
function cardFee(price: Price, order: Order, day: IsoDate): Line<Money<'USD'>, 'cardFee'> {
  const { gateway, plan } = order;
  if (gateway === 'payhere')
    return line('cardFee', toCoins(product(price, percentLine('cardRate', inForce(payhere, day), gateway))));
  if (gateway === 'other') {
    const share = product(price, input('gatewayRate', order.gatewayRate));
    return line('cardFee', toCoins(sum(share, input('gatewayFixed', order.gatewayFixed as Money<'USD'>))));
  }
  const keys = { rate: 'cardRate', fixed: 'cardFixed' };
  const fee = charged(price, inForce(plans[plan].card, day), { keys, row: plan });
  if (!fee) throw new RangeError('Shopify Payments has no fee in dollars');
  if (!order.cardFromAbroad) return line('cardFee', toCoins(fee));
  const more = product(price, percentLine('abroadRate', inForce(cardFromAbroad, day)));
  return line('cardFee', toCoins(sum(fee, more)));
}

/** What Shopify itself takes: a share of orders that others are paid for, and the plan by the order. */
function shopifyFees(price: Price, { gateway, plan, ordersPerMonth }: Order, day: IsoDate) {
  const { outside, eachMonth } = plans[plan];
  return {
    outsideFee:
      gateway === 'shopify'
        ? undefined
        : line('outsideFee', toCoins(product(price, percentLine('outsideRate', inForce(outside, day), plan)))),
    planShare:
      ordersPerMonth &&
      line(
        'planShare',
        toCoins(
          dividedBy(
            amountLine('eachMonth', inForce(eachMonth, day), plan),
            input('ordersPerMonth', ordersPerMonth, 'count'),
          ),
        ),
      ),
  };
}

/**
 * What is left of an order in a shop on Shopify by the prices published for the day.
 *
 *     fees   = the card's payment + Shopify's share for other gateways + month ÷ orders + the VAT on what is Shopify's
 *     profit = price − fees − item − postage
 *
 * @returns amounts whose fee lines are rounded to the coin, once each.
 */
export function answer(order: Order, day: IsoDate) {
  const price = input('price', order.price as Money<'USD'>); // its only currency
  const card = cardFee(price, order, day);
  const { outsideFee, planShare } = shopifyFees(price, order, day);
  const ofShopify = [outsideFee, planShare].filter((fee) => fee !== undefined);
  const vat = outsideFee && sriLankanVat(planShare ? sum<Money>(outsideFee, planShare) : outsideFee, order, day);
  const totalFees = line('totalFees', sum<Money>(card, ...ofShopify, ...(vat ? [vat] : [])));
  const costs = line('costs', sum(input('itemCost', order.itemCost), input('shippingCost', order.shippingCost)));
  const profit = line('profit', difference<Money>(price, totalFees, costs));
  const all = lines(
    price,
    card,
    outsideFee,
    planShare,
    vat,
    totalFees,
    line('feeShare', quotient<Money>(totalFees, price)),
    costs,
    profit,
    line('profitMargin', quotient<Money>(profit, price)),
    line('returnOnCosts', quotient<Money>(profit, costs)),
  );
  const roles = { revenue: 'price' } as const;
  return answerOf({ day, lines: all, sheet, total: 'profit', roles, notCounted: notCountedIn(order, day) });
}

function notCountedIn(order: Order, day: IsoDate): readonly string[] {
  const { gateway, ordersPerMonth } = order;
  return [
    ...(ordersPerMonth ? [] : ['plan']),
    ...(gateway === 'payhere' ? ['payhereMonth'] : []),
    ...(gateway === 'shopify' ? ['company'] : ['stampDuty', ...leftToSriLanka(order, day)]),
    'apps',
    'payout',
  ];
}
