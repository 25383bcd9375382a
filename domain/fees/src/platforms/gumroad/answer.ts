import type { Money } from '@formation/money';
import { answerOf, rows, type Section } from '../../answer.ts';
import { inForce, type IsoDate } from '../../schedule/schedule.ts';
import { input, line, type Line } from '../../trace/figure.ts';
import { lines } from '../../trace/lines.ts';
import { difference, product, quotient, sum } from '../../trace/operations.ts';
import { toCoins } from '../../trace/quoted-rate.ts';
import { chargeLine, percentLine } from '../../trace/table-figures.ts';
import { allFees } from '../all-fees.ts';
import { leftToSriLanka, sriLankanVat } from '../sri-lankan-vat.ts';
import type { Sale } from './question.ts';
import { direct, discover, processing, volume } from './tables/fees.ts';

const sheet: readonly Section[] = [
  { group: 'in', rows: rows(['price']) },
  {
    group: 'fees',
    rows: [...rows(['fee', 'processingFee', 'sriLankanVat', 'totalFees'], 'out'), ...rows(['feeShare'])],
  },
  { group: 'out', rows: rows(['itemCost'], 'out') },
];

/** What Gumroad takes of a sale, and of a direct one what the card's payment costs beside it; each rounded to the coin. */
function feesOf(price: Line<Money<'USD'>>, { source, beyondVolume }: Sale, day: IsoDate) {
  if (source === 'discover') {
    const fee = line('fee', toCoins(product(price, percentLine('feeRate', inForce(discover, day)))));
    return { fee, processingFee: undefined, both: fee };
  }
  const own = inForce(beyondVolume ? volume.direct : direct, day);
  const fee = chargeLine('fee', price, { cited: own, keys: { rate: 'feeRate', fixed: 'fixedFee' } });
  const keys = { rate: 'processingRate', fixed: 'processingFixed' };
  const processingFee = chargeLine('processingFee', price, { cited: inForce(processing, day), keys });
  return { fee, processingFee, both: sum(fee, processingFee) };
}

/**
 * What is left of a sale on Gumroad by the fees published for the day.
 *
 *     direct   = price × rate + fixed, and the card's payment
 *     discover = price × rate, everything inside
 *     profit   = price − fees − the VAT on them − cost
 */
export function answer(sale: Sale, day: IsoDate) {
  const price = input('price', sale.price as Money<'USD'>); // its only currency
  const { fee, processingFee, both } = feesOf(price, sale, day);
  const vat = sriLankanVat(both, sale, day);
  const { totalFees, fees } = allFees<'fee'>(fee, processingFee, vat);
  const all = totalFees ?? fee;
  const itemCost = input('itemCost', sale.itemCost);
  const net = line('net', difference<Money>(price, all, itemCost));
  return answerOf({
    day,
    lines: lines(
      price,
      fee,
      processingFee,
      vat,
      totalFees,
      line('feeShare', quotient<Money>(all, price)),
      itemCost,
      net,
    ),
    sheet,
    total: 'net',
    roles: { revenue: 'price', fees, costs: 'itemCost', profit: 'net' },
    notCounted: ['salesTax', 'payout', ...leftToSriLanka(sale, day)],
  });
}
