import { compare, decimal, money, rate, type Money } from '@formation/money';
import { notPublished } from '../../refusal.ts';
import { inForce, startedBy, type Dated, type IsoDate } from '../../schedule/schedule.ts';
import { constant, fromTable, line, type Figure } from '../../trace/figure.ts';
import { difference, dividedBy, product, roundedUp, sum } from '../../trace/operations.ts';
import { toCoins } from '../../trace/quoted-rate.ts';
import { amountLine, percentLine } from '../../trace/table-figures.ts';
import type { WeightPrices } from '../../value/fee-value.ts';
import { stepOf } from '../../value/tiered-fee.ts';
import type { Card, Prices } from './card.ts';
import { countLine } from './count-line.ts';
import type { Market } from './marketplace.ts';
import type { UnitSale } from './question.ts';
import type { Sized } from './size.ts';

/** What is sent, where and when, and by which card. */
export type Sending = Readonly<{ sale: UnitSale; market: Market; card: Card; sized: Sized; day: IsoDate }>;

/** Goods with a season of their own. */
const peaks = { standard: 'peak', apparel: 'peakApparel', dangerous: 'peakDangerous' } as const;

const beyond = [
  { upTo: '50', id: 'extraLarge0To50' },
  { upTo: '70', id: 'extraLarge50To70' },
  { upTo: '150', id: 'extraLarge70To150' },
] as const;

/**
 * What Amazon charges to pack and send one product.
 *
 *     row  = fee of the weight's row and the price's band
 *     base = row, or above the rows: base + per step × steps started
 *     fee  = base × (1 + surcharge of the day), rounded
 */
export function fulfilmentFees(sending: Sending) {
  const { sale, market, card, sized, day } = sending;
  const offered = card.pricesOf(pricedAs(sized));
  const prices = pricesFor(offered, sending);
  const fee = prices && weightFee(prices, sending);
  if (!fee) return notPublished(`fulfilmentFee.${sized.size.id}`);

  const fulfilmentBase = line('fulfilmentBase', withLowPriceDiscount(fee, sending));
  const surcharge = startedBy(market.surcharge, day);
  const factor = surcharge && sum(constant(rate('1')), percentLine('surcharge', surcharge));
  const dangerous = sale.goods === 'dangerous' ? market.dangerousGoods : undefined;
  const overmax = sized.size.id === 'overmax' ? market.extras?.overmaxHandling : undefined;
  return {
    fulfilmentBase,
    fulfilmentFee: line('fulfilmentFee', toCoins(factor ? product(fulfilmentBase, factor) : fulfilmentBase)),
    overmaxFee: overmax && countLine('overmaxFee', inForce(overmax, day), sized.chargedWeight.value),
    packagingFee: packagingFee(sending),
    peakFee: prices === offered[peaks[sale.goods]] ? undefined : peakFee(market, day),
    dangerousGoodsFee: dangerous && amountLine('dangerousGoodsFee', inForce(dangerous, day)),
  };
}

function packagingFee({ sale: { ownPackaging }, market: { extras }, sized, day }: Sending) {
  const { size, dimensionalWeight } = sized;
  const schedule = ['smallBulky', 'largeBulky'].includes(size.id) ? startedBy(extras?.packaging, day) : undefined;
  if (ownPackaging || !schedule || !dimensionalWeight) return undefined;
  return countLine('packagingFee', schedule, dimensionalWeight.value);
}

/** The season's average, where prices by size are not published. */
function peakFee(market: Market, day: IsoDate) {
  const season = peakOn(market, day);
  const { perUnit, currency } = season?.value ?? {};
  if (!season || perUnit === undefined || !currency) return undefined;
  return fromTable('peakFee', money(perUnit, currency), { cited: season });
}

/** The low price where the product is cheap enough and its weight has one, else the season's, else the usual. */
function pricesFor(prices: Prices, { sale, market, sized, day }: Sending): Dated<WeightPrices> | undefined {
  const hasLow = prices.lowPrice?.value.rows.some(({ upTo }) => reaches(upTo, sized));
  if (hasLow && isCheap(sale, market, day)) return prices.lowPrice;
  const goods = market.dangerousGoods ? 'standard' : sale.goods; // the fee of dangerous goods comes on top
  return (peakOn(market, day) && prices[peaks[goods]]) || prices[goods];
}

/** What is beyond the limits of a side pays what its weight does, and its handling on top. */
function pricedAs({ size, chargedWeight }: Sized): string {
  if (size.id !== 'overmax') return size.id;
  return beyond.find(({ upTo }) => compare(chargedWeight.value, rate(upTo)) <= 0)?.id ?? size.id;
}

function isCheap({ category, sellingPrice }: UnitSale, { lowPrice }: Market, day: IsoDate): boolean {
  if (!lowPrice) return false;
  const isExcluded = inForce(lowPrice.excluded, day).value.names.includes(category);
  const limit = inForce(isExcluded ? lowPrice.limitOfExcluded : lowPrice.limit, day);
  return compare(sellingPrice, rate(limit.value.amount)) <= 0;
}

function reaches(upTo: string, { chargedWeight }: Sized): boolean {
  return compare(chargedWeight.value, rate(upTo)) <= 0;
}

function weightFee(cited: Dated<WeightPrices>, { sale, card, sized }: Sending): Figure<Money> | undefined {
  const { rows, above, weightUnit, currency } = cited.value;
  const band = card.sizes.value.priceBands.findIndex((one) => stepOf([one], sale.sellingPrice) === one);
  const inBand = (fees: readonly string[], row: string) => {
    const fee = fees[band];
    if (fee === undefined) throw new RangeError(`No fee for every price: ${sized.size.id} ${row}`);
    return fromTable('fulfilmentRow', money(fee, currency), { cited, row: `${sized.size.id} ${row}` });
  };

  const row = rows.find(({ upTo }) => reaches(upTo, sized));
  if (row) return inBand(row.fees, `≤ ${row.upTo} ${weightUnit}`);
  if (!above) return undefined;
  const base = inBand(above.base, `> ${above.from} ${weightUnit}`);
  return reaches(above.from, sized) ? base : sum(base, stepsAbove(above, cited, sized));
}

function stepsAbove(
  { from, step, perStep }: NonNullable<WeightPrices['above']>,
  cited: Dated<WeightPrices>,
  { chargedWeight }: Sized,
): Figure<Money> {
  const { weightUnit: unit, currency } = cited.value;
  const start = fromTable('stepsFrom', decimal(from), { cited, unit });
  const size = fromTable('step', decimal(step), { cited, unit });
  const steps = roundedUp(dividedBy(difference(chargedWeight, start), size));
  return product(fromTable('perStep', money(perStep, currency), { cited }), steps);
}

function withLowPriceDiscount(fee: Figure<Money>, { sale, card: { sizes } }: Sending): Figure<Money> {
  const { lowPriceDiscount: discount, currency } = sizes.value;
  if (!discount || compare(sale.sellingPrice, rate(discount.below)) >= 0) return fee;
  return difference(fee, fromTable('lowPriceDiscount', money(discount.amount, currency), { cited: sizes }));
}

function peakOn({ peak }: Market, day: IsoDate) {
  const season = startedBy(peak, day);
  return season && day <= season.value.to ? season : undefined;
}
