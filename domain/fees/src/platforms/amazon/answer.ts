import type { Money } from '@formation/money';
import { answerOf, type Answer } from '../../answer.ts';
import { isRefusal, type Refusal } from '../../refusal.ts';
import type { IsoDate } from '../../schedule/schedule.ts';
import { input, line, type Figure, type Line } from '../../trace/figure.ts';
import { lines } from '../../trace/lines.ts';
import { difference, quotient, sum } from '../../trace/operations.ts';
import { leftToSriLanka, sriLankanVat, withVat } from '../sri-lankan-vat.ts';
import { digitalFee } from './digital-fee.ts';
import { referralFees, sentFees, type SentFees } from './fees.ts';
import { notCounted } from './not-counted.ts';
import { isFromAbroad, packedOf, type UnitSale } from './question.ts';
import { saleFees } from './sale-fees.ts';
import { sheetOf } from './sheet.ts';
import { vatInPrice, vatOnFees } from './vat.ts';

const roles = { fees: 'amazonFees', costs: 'yourCosts', profit: 'netProfit', returnOnCosts: 'returnOnInvestment' };

/**
 * What is left of one unit sold on Amazon by the fees published for the day.
 *
 *     revenue     = selling price + shipping price − the VAT inside them
 *     amazon fees = referral + closing + per item + plan + returns + digital services
 *                 + fulfilment + peak + overmax + packaging + dangerous goods + storage + stock, and the VAT on all these
 *     net profit  = revenue − amazon fees − your costs
 *
 * @returns amounts whose fee lines are rounded to the coin, once each, with the size that the product counts as and the
 * net profit of the other way to send it; or why there is no answer.
 */
export function answer(sale: UnitSale, day: IsoDate) {
  const taken = takenOf(sale, day);
  if (isRefusal(taken)) return taken;
  const sent = sentFees(sale, packedOf(sale), day);
  if (isRefusal(sent)) return sent;

  const { kept, paid, vat, revenue } = taken;
  const { shared, onFees, atHome, amazonFees, yourCosts, netProfit } = netAmount(sale, { ...taken, sent }, day);
  const { fulfilmentBase, fulfilmentFee, chargedWeight, dimensionalWeight, sizeTier } = sent;
  const parcel = [chargedWeight, dimensionalWeight, fulfilmentBase] as const;
  const fees = [kept.referralFee, kept.closingFee, kept.perItemFee, fulfilmentFee] as const;
  const added = [sent.overmaxFee, sent.packagingFee, sent.peakFee, sent.dangerousGoodsFee, sent.storageFee] as const;
  const stock = [sent.placementFee, sent.lowStockFee, sent.fullStoreFee, sent.agedStockFee] as const;
  const ofSale = [shared.refundFee, shared.returnsFee, shared.digitalFee, shared.planFee, onFees, atHome] as const;
  const result = [
    line('totalCosts', sum(yourCosts, amazonFees)),
    netProfit,
    line('profitMargin', quotient(netProfit, revenue)),
    line('returnOnInvestment', quotient(netProfit, yourCosts)),
    otherWay(sale, taken, day),
  ] as const;
  const before = [vat && paid, vat, revenue] as const;
  const all = lines(...before, ...parcel, ...fees, ...added, ...stock, ...ofSale, amazonFees, yourCosts, ...result);
  const atHomeLeft = isFromAbroad(sale) ? [...leftToSriLanka(sale, day), 'stampDuty'] : [];
  const left = [...notCounted(sale, { ...sent, ...shared }), ...atHomeLeft];
  return {
    ...answerOf({ day, lines: all, sheet: sheetOf(sale, sizeTier), total: 'netProfit', roles, notCounted: left }),
    ...(sizeTier && { sizeTier }),
  };
}

export type Sale = Exclude<ReturnType<typeof answer>, Refusal> & Answer;

type RetainedFees = Exclude<ReturnType<typeof referralFees>, Refusal>;
type Taken = Readonly<{
  paid: Line<Money, 'paidByBuyer'>;
  vat: Line<Money, 'vatInPrice'> | undefined;
  revenue: Line<Money, 'revenue'>;
  kept: RetainedFees;
}>;

/** What comes in, and what Amazon keeps of it whoever sends. */
function takenOf(sale: UnitSale, day: IsoDate): Taken | Refusal {
  const prices = sum(input('sellingPrice', sale.sellingPrice), input('shippingPrice', sale.shippingPrice));
  const paid = line('paidByBuyer', prices);
  const vat = vatInPrice(paid, sale, day);
  const retained = referralFees(line('revenue', prices), sale, day);
  if (isRefusal(retained)) return retained;
  return { paid, vat, revenue: line('revenue', vat ? difference(paid, vat) : prices), kept: retained };
}

function netAmount(sale: UnitSale, { revenue, kept, sent }: Taken & Readonly<{ sent: SentFees }>, day: IsoDate) {
  const selling = [kept.referralFee, kept.closingFee, kept.perItemFee] as const;
  const digital = digitalFee({ selling, fulfilment: sent.fulfilmentFee }, sale, day);
  const shared = { ...saleFees(kept.referralFee, sale, day), digitalFee: digital };
  const { fulfilmentFee, overmaxFee, packagingFee, peakFee, dangerousGoodsFee, storageFee } = sent;
  const { placementFee, lowStockFee, fullStoreFee, agedStockFee } = sent;
  const fees = withFees(
    kept.referralFee,
    ...[kept.closingFee, kept.perItemFee, fulfilmentFee, overmaxFee, packagingFee, peakFee],
    ...[dangerousGoodsFee, storageFee],
    ...[placementFee, lowStockFee, fullStoreFee, agedStockFee, ...Object.values(shared)],
  );
  const onFees = vatOnFees(fees, sale, day);
  const atHome = sriLankanVat(fees, sale, day);
  const amazonFees = line('amazonFees', withVat(withVat(fees, onFees), atHome));
  const yourCosts = costsOf(sale);
  const netProfit = line('netProfit', difference(revenue, amazonFees, yourCosts));
  return { shared, onFees, atHome, amazonFees, yourCosts, netProfit };
}

function withFees(first: Figure<Money>, ...more: readonly (Figure<Money> | undefined)[]): Figure<Money> {
  return sum(first, ...more.filter((fee) => fee !== undefined));
}

/** Each way of sending counts its own shipping. */
function costsOf(sale: UnitSale) {
  const shipping = sale.fulfilment === 'fba' ? 'shippingToAmazon' : 'shippingToBuyer';
  const typed = (key: typeof shipping | 'productCost' | 'marketingCost' | 'otherCosts') => input(key, sale[key]);
  return line('yourCosts', sum(typed('productCost'), typed(shipping), typed('marketingCost'), typed('otherCosts')));
}

/** The net profit of the other way to send the same unit. */
function otherWay(sale: UnitSale, taken: Taken, day: IsoDate) {
  const other = { ...sale, fulfilment: sale.fulfilment === 'fba' ? 'fbm' : 'fba' } as const;
  const sent = sentFees(other, packedOf(other), day);
  if (isRefusal(sent)) return undefined;
  return line(`${other.fulfilment}NetProfit`, netAmount(other, { ...taken, sent }, day).netProfit);
}
