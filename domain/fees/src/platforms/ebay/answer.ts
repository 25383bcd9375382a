import { rate } from '@formation/money';
import { answerOf, rows, type Section } from '../../answer.ts';
import { isRefusal } from '../../refusal.ts';
import type { IsoDate } from '../../schedule/schedule.ts';
import { constant, input, line } from '../../trace/figure.ts';
import { lines } from '../../trace/lines.ts';
import { difference, product, quotient, sum } from '../../trace/operations.ts';
import { toCoins } from '../../trace/quoted-rate.ts';
import { customsTo, type Destination } from '../customs.ts';
import { leftToSriLanka } from '../sri-lankan-vat.ts';
import { boundOfFees, unknownOf } from './entries.ts';
import { businessFees } from './fees.ts';
import { conversionOf, isAbroad, isSameForAllBuyers } from './international.ts';
import { boundOfPrivateFees, privateFees, unknownOfPrivate } from './private.ts';
import { isInSriLanka, type Sale } from './question.ts';
import { siteRegions } from './site.ts';

const charged = [
  'finalValueFee',
  'perOrderFee',
  'internationalFee',
  'belowStandardFee',
  'notAsDescribedFee',
  'regulatoryFee',
  'promotedFee',
  'insertionFee',
  'disputeFee',
  'storeFee',
];

const sheet: readonly Section[] = [
  { group: 'in', rows: rows(['revenue', 'salesTax', 'base', 'buyerProtection', 'buyerPays']) },
  {
    group: 'fees',
    rows: [
      ...rows(charged, 'out'),
      ...rows(['topRatedDiscount'], 'in', { isLess: true }),
      ...rows(['vat', 'sriLankanVat', 'conversionFee', 'totalFees'], 'out'),
    ],
  },
  { group: 'out', rows: rows(['costs'], 'out') },
  { group: 'result', rows: rows(['profitMargin', 'returnOnCosts', 'leftIfLost']) },
];

/**
 * What is left of a sale on eBay by the fees published for the day.
 *
 *     revenue = sold price + shipping price + other charges
 *     base    = revenue + sales tax, which eBay passes on to the state
 *     profit  = revenue − total fees − costs
 *     left if a dispute is lost = profit − revenue
 *
 * @returns amounts whose fee lines are rounded to the coin, once each, as eBay does; or why there is no answer.
 */
export function answer(sale: Sale, day: IsoDate) {
  const { soldPrice, revenue, salesTax, base } = takings(sale);
  const isPrivate = sale.seller === 'private';
  const taken = { soldPrice, revenue, base };
  const fees = isPrivate ? privateFees(taken, sale, day) : businessFees(taken, sale, day);
  if (isRefusal(fees)) return fees;

  const costs = line('costs', sum(...costsOf(sale)));
  const profit = line('profit', difference(revenue, fees.totalFees, costs));
  const profitMargin = line('profitMargin', quotient(profit, revenue));
  const returnOnCosts = line('returnOnCosts', quotient(profit, costs));
  const isLost = sale.dispute && !isPrivate;
  const leftIfLost = isLost ? line('leftIfLost', difference(profit, revenue)) : undefined;
  const left = lines(costs, profit, profitMargin, returnOnCosts, leftIfLost);
  const all = { ...lines(revenue, salesTax, base), ...fees, ...left };
  const notCounted = [
    ...(isLost ? ['paymentBack'] : []),
    ...(isPrivate ? unknownOfPrivate(sale) : unknownOf(sale)),
    ...(isInSriLanka(sale) ? [...leftToSriLanka(sale, day), 'stampDuty'] : []),
    ...customsTo(destinationsOf(sale), day),
    ...neverCounted(sale),
  ];
  const feesAre = isPrivate ? boundOfPrivateFees(sale) : boundOfFees(sale);
  return answerOf({ day, lines: all, sheet, total: 'profit', notCounted, feesAre });
}

/** What the buyer pays, and what eBay's fees are fractions of. */
export function takings(sale: Sale) {
  const soldPrice = input('soldPrice', sale.soldPrice);
  const shipping = input('shippingPrice', sale.shippingPrice);
  const revenue = line('revenue', sum(soldPrice, shipping, input('otherCharges', sale.otherCharges)));
  const taxRate = sale.salesTaxRate ? input('salesTaxRate', sale.salesTaxRate) : constant(rate('0'));
  const salesTax = line('salesTax', toCoins(product(sum(soldPrice, shipping), taxRate)));
  return { soldPrice, revenue, salesTax, base: line('base', sum(revenue, salesTax)) };
}

/** What no sale is asked about, and what eBay keeps when it converts, by the name that says whether it can be counted. */
function neverCounted({ registered, converted, seller }: Sale): readonly string[] {
  const conversion = seller === 'business' && conversionOf(registered) ? 'conversion' : 'currencyConversion';
  return ['listingUpgrades', 'promotedByClick', ...(converted ? [] : [conversion]), 'importCharges'];
}

/** Where the parcel of a sale abroad may go, as far as its customs are known: anywhere, where the buyer is not asked for. */
function destinationsOf(sale: Sale): readonly Destination[] {
  if (!isAbroad(sale)) return [];
  if (sale.seller === 'business' && isSameForAllBuyers(sale)) return ['eu', 'us'];
  const region = sale.buyer === 'domestic' ? siteRegions[sale.site] : sale.buyer;
  if (region === 'us') return ['us'];
  return region === 'eurozone' ? ['eu'] : [];
}

function costsOf(sale: Sale) {
  return [
    input('itemCost', sale.itemCost),
    input('shippingCost', sale.shippingCost),
    input('otherCosts', sale.otherCosts),
  ] as const;
}
