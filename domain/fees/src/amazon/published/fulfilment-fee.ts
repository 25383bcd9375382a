import { compare, decimal, money, rate, type Currency, type Money } from '@formation/money';
import { constant, fromTable, line, type Figure, type Line } from '../../figure/figure.ts';
import { difference, dividedBy, product, rounded, roundedUp, sum } from '../../figure/operations.ts';
import { entryFor } from '../../published/entries-for.ts';
import { notPublished, type NotPublished } from '../../published/refusal.ts';
import { stepOf } from '../../published/tiered-fee.ts';
import type { Dated, IsoDate } from '../../schedule.ts';
import type { SaleInputs } from './inputs.ts';
import type { Card, Market, WeightPrices } from './marketplace.ts';
import type { Sized } from './size-tier.ts';

/** Where and when a product is sent, and what for. */
export type Sending<C extends Currency> = Readonly<{
  inputs: SaleInputs<C>;
  market: Market;
  card: Dated<Card>;
  sized: Sized;
  day: IsoDate;
}>;

export type FulfilmentFees<C extends Currency> = Readonly<{
  /** What the card says, with the surcharge of the day. */
  fulfilmentFee: Line<Money<C>>;
  /** The season's average, where prices by size are not published. */
  peakFee?: Line<Money<C>>;
  dangerousGoodsFee?: Line<Money<C>>;
}>;

/** What the card says, and the fees that follow from it. */
type Sent<C extends Currency> = Readonly<{ base: Line<Money<C>>; fees: FulfilmentFees<C> }>;

/**
 * What Amazon charges to pack and send one product.
 *
 *     row  = fee of the weight's row and the price's band
 *     base = row, or above the rows: base + per step × steps started
 *     fee  = base × (1 + surcharge of the day), rounded
 */
export function fulfilmentFees<C extends Currency>(sending: Sending<C>): Sent<C> | NotPublished {
  const { inputs, market, sized, day } = sending;
  const { currency } = inputs.sellingPrice;
  const prices = pricesFor(sending);
  const fee = prices && weightFee(prices, sending);
  if (!fee) return notPublished(`fulfilmentFee.${sized.tier.id}`);

  const base = line('fulfilmentBase', withLowPriceDiscount(fee, sending));
  const surcharge = entryFor(market.surcharge, day);
  const factor = surcharge && fromTable('surcharge', rate(surcharge.value), { cited: surcharge });
  const whole = factor ? product(base, sum(constant(rate('1')), factor)) : base;
  const peak = peakOn(market, day);
  const dangerous = inputs.goods === 'dangerous' ? entryFor(market.dangerousGoods, day) : undefined;
  const fixed = (key: string, text: string, cited: Dated<unknown>) => fromTable(key, money(text, currency), { cited });
  const fees = {
    fulfilmentFee: line('fulfilmentFee', rounded(whole)),
    ...(peak?.value.perUnit !== undefined && { peakFee: fixed('peakFee', peak.value.perUnit, peak) }),
    ...(dangerous && { dangerousGoodsFee: fixed('dangerousGoodsFee', dangerous.value, dangerous) }),
  };
  return { base, fees };
}

/** The low price where the product is cheap enough and its weight has one, else the season's, else the usual. */
function pricesFor<C extends Currency>({ inputs, market, sized, day }: Sending<C>): Dated<WeightPrices> | undefined {
  const { prices } = sized.tier;
  const low = entryFor(market.lowPrice, day)?.value;
  const limit = low?.excluded.includes(inputs.category) ? low.limitOfExcluded : low?.limit;
  const isCheap = limit !== undefined && compare(inputs.sellingPrice, rate(limit)) <= 0;
  if (isCheap && prices.lowPrice?.value.rows.some(({ upTo }) => reaches(upTo, sized))) return prices.lowPrice;
  if (peakOn(market, day) && prices.peak) return prices.peak;
  const ofGoods = market.lowPrice ? 'standard' : (inputs.goods ?? 'standard');
  return prices[ofGoods];
}

function reaches(upTo: string, { chargedWeight }: Sized): boolean {
  return compare(chargedWeight.value, rate(upTo)) <= 0;
}

function weightFee<C extends Currency>(prices: Dated<WeightPrices>, sending: Sending<C>): Figure<Money<C>> | undefined {
  const { inputs, card, sized } = sending;
  const { currency } = inputs.sellingPrice;
  const { rows, above } = prices.value;
  const band = card.value.priceBands.findIndex((one) => stepOf([one], inputs.sellingPrice) === one);
  const unit = card.value.weightUnit;
  const inBand = (fees: readonly string[], row: string) => {
    const fee = fees[band];
    if (fee === undefined) throw new RangeError(`No fee for every price: ${sized.tier.id} ${row}`);
    return fromTable('fulfilmentRow', money(fee, currency), { cited: prices, row: `${sized.tier.id} ${row}` });
  };

  const row = rows.find(({ upTo }) => reaches(upTo, sized));
  if (row) return inBand(row.fees, `≤ ${row.upTo} ${unit}`);
  if (!above) return undefined;
  const base = inBand(above.base, `> ${above.from} ${unit}`);
  return reaches(above.from, sized) ? base : sum(base, stepsAbove(above, prices, sending));
}

function stepsAbove<C extends Currency>(
  { from, step, perStep }: NonNullable<WeightPrices['above']>,
  cited: Dated<WeightPrices>,
  { inputs, card, sized }: Sending<C>,
): Figure<Money<C>> {
  const unit = card.value.weightUnit;
  const start = fromTable('stepsFrom', decimal(from), { cited, unit });
  const size = fromTable('step', decimal(step), { cited, unit });
  const steps = roundedUp(dividedBy(difference(sized.chargedWeight, start), size));
  return product(fromTable('perStep', money(perStep, inputs.sellingPrice.currency), { cited }), steps);
}

function withLowPriceDiscount<C extends Currency>(fee: Figure<Money<C>>, { inputs, card }: Sending<C>) {
  const discount = card.value.lowPriceDiscount;
  if (!discount || compare(inputs.sellingPrice, rate(discount.below)) >= 0) return fee;
  return difference(fee, fromTable('lowPriceDiscount', money(discount.amount, fee.value.currency), { cited: card }));
}

function peakOn({ peak }: Market, day: IsoDate) {
  const season = entryFor(peak, day);
  return season && day <= season.value.to ? season : undefined;
}
