import { money, type Currency, type Money, type Rate } from '@formation/money';
import { constant, input, line, type Line } from '../../figure/figure.ts';
import { difference, quotient, sum } from '../../figure/operations.ts';
import { entriesFor } from '../../published/entries-for.ts';
import { isRefusal, notPublished, type Refusal } from '../../published/refusal.ts';
import type { IsoDate } from '../../schedule.ts';
import { fulfilmentFees, type FulfilmentFees } from './fulfilment-fee.ts';
import type { SaleInputs } from './inputs.ts';
import type { Market } from './marketplace.ts';
import { parcelOf } from './parcel.ts';
import { referralFees, type ReferralFees } from './referral-fee.ts';
import { sizedAs } from './size-tier.ts';
import { storageFee } from './storage-fee.ts';
import { markets } from './tables/markets.ts';

type Amount<C extends Currency> = Line<Money<C>>;

/** What Amazon charges because it stores and sends the product. */
type SentFees<C extends Currency> = FulfilmentFees<C> & Readonly<{ storageFee?: Amount<C> }>;

export type Sale<C extends Currency = Currency> = Readonly<{
  schedule: 'published';
  day: IsoDate;
  /** The size that the product counts as; absent when the seller sends it. */
  sizeTier?: string;
  lines: ReferralFees<C> &
    SentFees<C> &
    Readonly<{ fulfilmentBase?: Amount<C>; chargedWeight?: Line<Rate> }> &
    Readonly<Record<'revenue' | 'amazonFees' | 'yourCosts' | 'totalCosts' | 'netProfit', Amount<C>>> &
    Readonly<Record<'profitMargin' | 'returnOnInvestment', Line<Rate>>>;
}>;

/**
 * What is left of a sale on Amazon by the fees published for the day.
 *
 *     revenue     = selling price + shipping price
 *     amazon fees = referral + closing + per item + fulfilment + peak + dangerous goods + storage
 *     net profit  = revenue − amazon fees − your costs
 *
 * @returns amounts whose fee lines are rounded to cents, once each; or why there is no answer.
 */
export function sale<C extends Currency>(inputs: SaleInputs<C>, day: IsoDate): Sale<C> | Refusal {
  const market = markets[inputs.marketplace];
  const nothing = constant(money('0', inputs.sellingPrice.currency));
  const shipping = input('shippingPrice', inputs.shippingPrice ?? nothing.value);
  const revenue = line('revenue', sum(input('sellingPrice', inputs.sellingPrice), shipping));
  const kept = referralFees(revenue, inputs, { market, day });
  if (isRefusal(kept)) return kept;
  const sent = sentFees(inputs, market, day);
  if (isRefusal(sent)) return sent;

  const { fees, sizeTier, ...explained } = sent;
  const amazonFees = line('amazonFees', sum(nothing, ...Object.values(kept), ...Object.values(fees)));
  const yourCosts = costsOf(inputs);
  const netProfit = line('netProfit', difference(revenue, amazonFees, yourCosts));
  return {
    schedule: 'published',
    day,
    ...(sizeTier !== undefined && { sizeTier }),
    lines: {
      revenue,
      ...kept,
      ...explained,
      ...fees,
      amazonFees,
      yourCosts,
      totalCosts: line('totalCosts', sum(yourCosts, amazonFees)),
      netProfit,
      profitMargin: line('profitMargin', quotient(netProfit, revenue)),
      returnOnInvestment: line('returnOnInvestment', quotient(netProfit, yourCosts)),
    },
  };
}

type Sent<C extends Currency> = Readonly<{
  fees: SentFees<C>;
  fulfilmentBase?: Amount<C>;
  chargedWeight?: Line<Rate>;
  sizeTier?: string;
}>;

function sentFees<C extends Currency>(inputs: SaleInputs<C>, market: Market, day: IsoDate): Sent<C> | Refusal {
  if (inputs.fulfillment === 'fbm' || inputs.packed.weight.units <= 0n) {
    return { fees: { fulfilmentFee: line('fulfilmentFee', constant(money('0', inputs.sellingPrice.currency))) } };
  }
  const entries = entriesFor({ fulfilmentFee: market.cards }, day);
  if (isRefusal(entries)) return entries;
  const card = entries.fulfilmentFee;
  const parcel = parcelOf(inputs.packed, card.value);
  const sized = sizedAs(parcel, card.value);
  if (!sized) return notPublished('fulfilmentFee');
  const sending = fulfilmentFees({ inputs, market, card, sized, day });
  if (isRefusal(sending)) return sending;
  const stored = inputs.storedMonths && storageFee({ inputs, market, parcel, sized, day });
  if (stored && isRefusal(stored)) return stored;

  const { base: fulfilmentBase, fees } = sending;
  const { chargedWeight, tier } = sized;
  return { fees: { ...fees, ...(stored && { storageFee: stored }) }, fulfilmentBase, chargedWeight, sizeTier: tier.id };
}

function costsOf<C extends Currency>(inputs: SaleInputs<C>): Amount<C> {
  const nothing = money('0', inputs.sellingPrice.currency);
  return line(
    'yourCosts',
    sum(
      input('productCost', inputs.productCost),
      input('shippingToAmazon', inputs.shippingToAmazon ?? nothing),
      input('shippingToBuyer', inputs.shippingToBuyer ?? nothing),
      input('marketingCost', inputs.marketingCost ?? nothing),
      input('otherCosts', inputs.otherCosts ?? nothing),
    ),
  );
}
