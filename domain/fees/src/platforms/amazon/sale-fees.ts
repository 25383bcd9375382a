import { rate, type Money, type Rate } from '@formation/money';
import { chargedOn, inForce, type IsoDate } from '../../schedule/schedule.ts';
import { constant, input, line, type Figure, type Line } from '../../trace/figure.ts';
import { difference, dividedBy, largest, product } from '../../trace/operations.ts';
import { toCoins } from '../../trace/quoted-rate.ts';
import { amountLine, charged, percentLine } from '../../trace/table-figures.ts';
import type { UnitSale } from './question.ts';
import { markets } from './tables/markets.ts';

/** What a unit bears of fees that come with returns and with the monthly plan. */
export type SaleFees = Readonly<{
  refundFee: Line<Money, 'refundFee'> | undefined;
  returnsFee: Line<Money, 'returnsFee'> | undefined;
  planFee: Line<Money, 'planFee'> | undefined;
}>;

/** The fees of a sale that depend on how much comes back and how much is sold. */
export function saleFees(referralFee: Figure<Money>, sale: UnitSale, day: IsoDate): SaleFees {
  return {
    refundFee: refundFee(referralFee, sale, day),
    returnsFee: returnsFee(sale, day),
    planFee: planFee(sale, day),
  };
}

/** Of each referral fee that goes back to the seller Amazon keeps a part: min(5.00, 20%) × the share of returns. */
function refundFee(referralFee: Figure<Money>, { marketplace, returnRate }: UnitSale, day: IsoDate) {
  const schedule = markets[marketplace].extras?.refundAdministration;
  if (!returnRate || !schedule) return undefined;
  const keys = { rate: 'refundShare', most: 'refundMost' };
  const each = charged(referralFee, inForce(schedule, day), { keys });
  return each && line('refundFee', toCoins(product(each, input('returnRate', returnRate))));
}

/** For FBA, what Amazon asks for a returned unit × the share of returns above the free one. */
function returnsFee({ marketplace, category, fulfilment, returnRate, returnCharge }: UnitSale, day: IsoDate) {
  const { extras } = markets[marketplace];
  if (!extras || !returnRate || fulfilment === 'fbm' || returnCharge.units <= 0n) return undefined;
  const { freeShare, perUnit } = extras.returns;
  const free = freeShare[category];
  if (!chargedOn<unknown>(free ?? perUnit, day)) return undefined;
  const share = input('returnRate', returnRate);
  const above: Figure<Rate> = free
    ? largest(constant(rate('0')), difference(share, percentLine('freeReturns', inForce(free, day), category)))
    : share;
  return line('returnsFee', toCoins(product(input('returnCharge', returnCharge), above)));
}

/** The month's plan, shared by the units of a month. */
function planFee({ marketplace, plan, unitsPerMonth }: UnitSale, day: IsoDate) {
  if (plan === 'individual' || !unitsPerMonth) return undefined;
  const monthly = amountLine('planMonthly', inForce(markets[marketplace].plan, day));
  return line('planFee', toCoins(dividedBy(monthly, input('unitsPerMonth', unitsPerMonth, 'count'))));
}
