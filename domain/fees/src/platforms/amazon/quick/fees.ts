import { compare, money, rate, type Currency, type Money, type Rate } from '@formation/money';
import { inForce, type IsoDate } from '../../../schedule/schedule.ts';
import { constant, fromTable, input, line, type Figure, type Line } from '../../../trace/figure.ts';
import { difference, largest, product, rounded, roundedUp, sum } from '../../../trace/operations.ts';
import { percentLine } from '../../../trace/table-figures.ts';
import type { UnitSale } from './question.ts';
import { sizeTier } from './size-tier.ts';
import { defaultReferralRates, fulfilmentPrices, marketplaces, referralRates } from './tables.ts';

/** Of the selling price, by category. */
export function referralRate({ category, marketplace }: UnitSale, day: IsoDate): Line<Rate, 'referralRate'> {
  const rates = referralRates[category] ?? defaultReferralRates[marketplace];
  return percentLine('referralRate', inForce(rates, day), category);
}

/**
 * What Amazon charges to pack and send one product; nothing when the seller sends it or it weighs nothing.
 *
 *     standard = fee of the weight's step, and above the last step 0.38 for each started pound
 *     oversize = base + per pound × max(0, weight − 1), rounded to 2 decimals
 *
 * @see Calculator specification §9, "Amazon formulas"
 */
export function fulfilmentFee(sale: UnitSale, day: IsoDate): Line<Money, 'fulfilmentFee'> {
  const currency = marketplaces[sale.marketplace];
  if (sale.fulfilment === 'fbm' || sale.weightLb.units <= 0n) {
    return line('fulfilmentFee', constant(money('0', currency)));
  }
  const weight = input('weightLb', sale.weightLb, 'lb');
  const fee = sizeTier(sale, day) === 'standard' ? standardFee : oversizeFee;
  return line('fulfilmentFee', fee(weight, currency, day));
}

function standardFee(weight: Figure<Rate>, currency: Currency, day: IsoDate): Figure<Money> {
  const cited = inForce(fulfilmentPrices, day);
  const { steps, above } = cited.value.standard;
  const step = steps.find(({ upToLb }) => compare(weight.value, rate(upToLb)) <= 0);
  const row = step ? `standard ≤ ${step.upToLb} lb` : `standard > ${above.fromLb} lb`;
  const fee = fromTable('fulfilmentBase', money((step ?? above).fee, currency), { cited, row });
  if (step) return fee;
  const from = fromTable('fulfilmentLimit', rate(above.fromLb), { cited, row, unit: 'lb' });
  const perLb = fromTable('perStartedLb', money(above.perStartedLb, currency), { cited, row, unit: 'per lb' });
  return sum(fee, product(perLb, roundedUp(difference(weight, from))));
}

function oversizeFee(weight: Figure<Rate>, currency: Currency, day: IsoDate): Figure<Money> {
  const cited = inForce(fulfilmentPrices, day);
  const { base, includedLb, perLb, decimals } = cited.value.oversize;
  const row = 'oversize';
  const included = fromTable('fulfilmentLimit', rate(includedLb), { cited, row, unit: 'lb' });
  const above = largest(constant(rate('0')), difference(weight, included));
  const each = fromTable('perLb', money(perLb, currency), { cited, row, unit: 'per lb' });
  return rounded(
    sum(fromTable('fulfilmentBase', money(base, currency), { cited, row }), product(each, above)),
    decimals,
  );
}
