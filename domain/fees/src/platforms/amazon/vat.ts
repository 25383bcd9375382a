import { rate, type Money } from '@formation/money';
import { startedBy, type IsoDate } from '../../schedule/schedule.ts';
import { constant, line, type Figure, type Line } from '../../trace/figure.ts';
import { dividedBy, product, sum } from '../../trace/operations.ts';
import { toCoins } from '../../trace/quoted-rate.ts';
import { percentLine } from '../../trace/table-figures.ts';
import { isMarket, isVatTaken } from './marketplace.ts';
import type { UnitSale } from './question.ts';
import { markets } from './tables/markets.ts';

/**
 * The VAT inside what the buyer pays: Amazon takes it out for a seller from abroad, and a registered seller of the
 * country owes it.
 *
 *     VAT = paid × rate ÷ (1 + rate), rounded
 */
export function vatInPrice(paid: Figure<Money>, sale: UnitSale, day: IsoDate): Line<Money, 'vatInPrice'> | undefined {
  const cited = startedBy(markets[sale.marketplace].vat?.inPrice, day);
  if (!cited || sale.vatKind === 'zero' || !isVatTaken(sale)) return undefined;
  const vatRate = percentLine('vatRate', cited);
  return line('vatInPrice', toCoins(dividedBy(product(paid, vatRate), sum(constant(rate('1')), vatRate))));
}

/** What Amazon's fees are raised by for a seller of the UK or Germany who gets no VAT back. */
export function vatOnFees(
  fees: Figure<Money>,
  { marketplace, established, vatNumber }: UnitSale,
  day: IsoDate,
): Line<Money, 'vatOnFees'> | undefined {
  if (marketplace === 'us' || !isMarket(established) || vatNumber === 'registered') return undefined;
  const cited = startedBy(markets[established].vat?.onFees, day);
  return cited && line('vatOnFees', toCoins(product(fees, percentLine('vatRate', cited))));
}
