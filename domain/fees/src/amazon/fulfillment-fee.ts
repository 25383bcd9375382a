import { compare, money, rate, type Currency, type Money, type Rate } from '@formation/money';
import { constant, fromTable, input, line, type Figure, type Line } from '../figure/figure.ts';
import { difference, largest, product, rounded, roundedUp, sum } from '../figure/operations.ts';
import { inForce, type IsoDate } from '../schedule.ts';
import { fulfillmentPrices, type Fulfillment } from './rates.ts';
import { sizeTier, type Package } from './size-tier.ts';

/** What is sent, by whom, and the currency of the shop. */
export type Parcel<C extends Currency> = Readonly<{ packed: Package; fulfillment: Fulfillment; currency: C }>;

/**
 * What Amazon charges to pack and send one product; nothing when the seller sends it or it weighs nothing.
 *
 *     standard = fee of the weight's step, and above the last step 0.38 for each started pound
 *     oversize = base + per pound × max(0, weight − 1), rounded to 2 decimals
 *
 * @throws {RangeError} when no fees are known for the day.
 * @see Calculator specification §9, "Amazon formulas"
 */
export function fulfillmentFee<C extends Currency>(parcel: Parcel<C>, day: IsoDate): Line<Money<C>> {
  const { packed, fulfillment, currency } = parcel;
  if (fulfillment === 'fbm' || packed.weightLb.units <= 0n) {
    return line('fulfillmentFee', constant(money('0', currency)));
  }
  const weight = input('weightLb', packed.weightLb, 'lb');
  const fee = sizeTier(packed, day) === 'standard' ? standardFee : oversizeFee;
  return line('fulfillmentFee', fee(weight, currency, day));
}

function standardFee<C extends Currency>(weight: Figure<Rate>, currency: C, day: IsoDate): Figure<Money<C>> {
  const cited = inForce(fulfillmentPrices, day);
  const { steps, above } = cited.value.standard;
  const step = steps.find(({ upToLb }) => compare(weight.value, rate(upToLb)) <= 0);
  const row = step ? `standard ≤ ${step.upToLb} lb` : `standard > ${above.fromLb} lb`;
  const fee = fromTable('fulfillmentBase', money((step ?? above).fee, currency), { cited, row });
  if (step) return fee;
  const from = fromTable('fulfillmentLimit', rate(above.fromLb), { cited, row, unit: 'lb' });
  const perLb = fromTable('perStartedLb', money(above.perStartedLb, currency), { cited, row, unit: 'per lb' });
  return sum(fee, product(perLb, roundedUp(difference(weight, from))));
}

function oversizeFee<C extends Currency>(weight: Figure<Rate>, currency: C, day: IsoDate): Figure<Money<C>> {
  const cited = inForce(fulfillmentPrices, day);
  const { base, includedLb, perLb, decimals } = cited.value.oversize;
  const row = 'oversize';
  const included = fromTable('fulfillmentLimit', rate(includedLb), { cited, row, unit: 'lb' });
  const above = largest(constant(rate('0')), difference(weight, included));
  const each = fromTable('perLb', money(perLb, currency), { cited, row, unit: 'per lb' });
  return rounded(
    sum(fromTable('fulfillmentBase', money(base, currency), { cited, row }), product(each, above)),
    decimals,
  );
}
