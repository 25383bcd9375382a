import { answerOf, rows, type Answer, type Section } from '../../answer.ts';
import { isRefusal, type Refusal } from '../../refusal.ts';
import type { IsoDate } from '../../schedule/schedule.ts';
import { input, line } from '../../trace/figure.ts';
import { lines } from '../../trace/lines.ts';
import { difference, quotient, sum } from '../../trace/operations.ts';
import { customsTo } from '../customs.ts';
import { leftToSriLanka } from '../sri-lankan-vat.ts';
import type { Country } from './country.ts';
import { orderFees } from './fees.ts';
import type { Order } from './question.ts';
import { countries } from './tables/countries.ts';

/** What an order is not asked about. */
function notCountedIn(order: Order, day: IsoDate): readonly string[] {
  const { country, converted } = order;
  const { vatOnFees }: Country = countries[country];
  return [
    ...(vatOnFees ? [] : ['vatOnFees']),
    ...leftToSriLanka(order, day),
    ...(converted ? [] : ['conversion']),
    'etsyAds',
    'shopSubscription',
    'shopSetUp',
    'stampDuty',
    ...customsTo(['eu', 'us'], day),
    'importCharges',
  ];
}

const sheet: readonly Section[] = [
  { group: 'in', rows: rows(['revenue', 'orderTotal']) },
  {
    group: 'fees',
    rows: rows(
      [
        'listingFee',
        'transactionFee',
        'processingFee',
        'regulatoryFee',
        'offsiteAdsFee',
        'conversionFee',
        'vat',
        'sriLankanVat',
        'totalFees',
      ],
      'out',
    ),
  },
  { group: 'out', rows: rows(['costs'], 'out') },
  { group: 'result', rows: rows(['profitMargin', 'returnOnCosts']) },
];

type Typed = 'itemPrice' | 'shippingPrice' | 'extras' | 'salesTax' | 'itemCost' | 'shippingCost' | 'otherCosts';

/**
 * What is left of an order on Etsy by the fees published for the day.
 *
 *     revenue     = item price + shipping price + extras
 *     order total = revenue + sales tax
 *     profit      = revenue − total fees − costs
 *
 * @returns amounts whose fee lines are rounded to the coin, once each; or why there is no answer.
 */
export function answer(order: Order, day: IsoDate) {
  const typed = (key: Typed) => input(key, order[key]);
  const revenue = line('revenue', sum(typed('itemPrice'), typed('shippingPrice'), typed('extras')));
  const orderTotal = line('orderTotal', sum(revenue, typed('salesTax')));
  const fees = orderFees({ revenue, orderTotal }, order, day);
  if (isRefusal(fees)) return fees;

  const costs = line('costs', sum(typed('itemCost'), typed('shippingCost'), typed('otherCosts')));
  const profit = line('profit', difference(revenue, fees.totalFees, costs));
  const profitMargin = line('profitMargin', quotient(profit, revenue));
  const returnOnCosts = line('returnOnCosts', quotient(profit, costs));
  const { listingFee, transactionFee, processingFee, regulatory, ads, conversion, vat, atHome, totalFees } = fees;
  const charged = [
    listingFee,
    transactionFee,
    processingFee,
    regulatory,
    ads,
    conversion,
    vat,
    atHome,
    totalFees,
  ] as const;
  const all = lines(revenue, orderTotal, ...charged, costs, profit, profitMargin, returnOnCosts);
  return answerOf({ day, lines: all, sheet, total: 'profit', notCounted: notCountedIn(order, day) });
}

export type Sale = Exclude<ReturnType<typeof answer>, Refusal> & Answer;
