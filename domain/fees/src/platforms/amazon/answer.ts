import type { Money } from '@formation/money';
import { answerOf, rows, type Answer, type Section } from '../../answer.ts';
import { isRefusal, type Refusal } from '../../refusal.ts';
import type { IsoDate } from '../../schedule/schedule.ts';
import { input, line, type Line } from '../../trace/figure.ts';
import { lines } from '../../trace/lines.ts';
import { difference, quotient, sum } from '../../trace/operations.ts';
import { referralFees, sentFees, type SentFees } from './fees.ts';
import { packedOf, type UnitSale } from './question.ts';

const notCounted = ['professionalPlan', 'returns', 'longTermStorage', 'taxes'];

const roles = { fees: 'amazonFees', costs: 'yourCosts', profit: 'netProfit', returnOnCosts: 'returnOnInvestment' };

type KeptFees = Exclude<ReturnType<typeof referralFees>, Refusal>;
type Charged = Readonly<{ revenue: Line<Money, 'revenue'>; kept: KeptFees }>;

/**
 * What is left of one unit sold on Amazon by the fees published for the day.
 *
 *     revenue     = selling price + shipping price
 *     amazon fees = referral + closing + per item + fulfilment + peak + dangerous goods + storage
 *     net profit  = revenue − amazon fees − your costs
 *
 * @returns amounts whose fee lines are rounded to the coin, once each, with the size that the product counts as and the
 * net profit of the other way to send it; or why there is no answer.
 */
export function answer(sale: UnitSale, day: IsoDate) {
  const revenue = line(
    'revenue',
    sum(input('sellingPrice', sale.sellingPrice), input('shippingPrice', sale.shippingPrice)),
  );
  const kept = referralFees(revenue, sale, day);
  if (isRefusal(kept)) return kept;
  const sent = sentFees(sale, packedOf(sale), day);
  if (isRefusal(sent)) return sent;

  const { amazonFees, yourCosts, netProfit } = leftOf(sale, { revenue, kept }, sent);
  const { fulfilmentBase, fulfilmentFee, chargedWeight, dimensionalWeight, sizeTier } = sent;
  const parcel = [chargedWeight, dimensionalWeight, fulfilmentBase] as const;
  const fees = [kept.referralFee, kept.closingFee, kept.perItemFee, fulfilmentFee] as const;
  const added = [sent.peakFee, sent.dangerousGoodsFee, sent.storageFee] as const;
  const result = [
    line('totalCosts', sum(yourCosts, amazonFees)),
    netProfit,
    line('profitMargin', quotient(netProfit, revenue)),
    line('returnOnInvestment', quotient(netProfit, yourCosts)),
    otherWay(sale, { revenue, kept }, day),
  ] as const;
  const all = lines(revenue, ...parcel, ...fees, ...added, amazonFees, yourCosts, ...result);
  const sheet = sheetOf(sale, sizeTier);
  return {
    ...answerOf({ day, lines: all, sheet, total: 'netProfit', roles, notCounted }),
    ...(sizeTier && { sizeTier }),
  };
}

export type Sale = Exclude<ReturnType<typeof answer>, Refusal> & Answer;

function leftOf(sale: UnitSale, { revenue, kept }: Charged, sent: SentFees) {
  const { fulfilmentFee, peakFee, dangerousGoodsFee, storageFee } = sent;
  const fees = [kept.closingFee, kept.perItemFee, fulfilmentFee, peakFee, dangerousGoodsFee, storageFee];
  const amazonFees = line('amazonFees', sum(kept.referralFee, ...fees.filter((fee) => fee !== undefined)));
  const yourCosts = costsOf(sale);
  return { amazonFees, yourCosts, netProfit: line('netProfit', difference(revenue, amazonFees, yourCosts)) };
}

/** Each way of sending counts its own shipping. */
function costsOf(sale: UnitSale) {
  const shipping = sale.fulfilment === 'fba' ? 'shippingToAmazon' : 'shippingToBuyer';
  const typed = (key: typeof shipping | 'productCost' | 'marketingCost' | 'otherCosts') => input(key, sale[key]);
  return line('yourCosts', sum(typed('productCost'), typed(shipping), typed('marketingCost'), typed('otherCosts')));
}

/** The net profit of the other way to send the same unit. */
function otherWay(sale: UnitSale, charged: Charged, day: IsoDate) {
  const other = { ...sale, fulfilment: sale.fulfilment === 'fba' ? 'fbm' : 'fba' } as const;
  const sent = sentFees(other, packedOf(other), day);
  if (isRefusal(sent)) return undefined;
  return line(`${other.fulfilment}NetProfit`, leftOf(other, charged, sent).netProfit);
}

function sheetOf({ fulfilment }: UnitSale, sizeTier = 'noWeight'): readonly Section[] {
  const sent: Section['rows'] = fulfilment === 'fba' ? [{ key: 'fulfilmentFee', tone: 'out', why: sizeTier }] : [];
  return [
    { group: 'in', rows: rows(['revenue']) },
    { group: 'parcel', rows: rows(['chargedWeight', 'dimensionalWeight', 'fulfilmentBase']) },
    {
      group: 'fees',
      rows: [
        ...rows(['referralFee', 'closingFee', 'perItemFee'], 'out'),
        ...sent,
        ...rows(['peakFee', 'dangerousGoodsFee', 'storageFee', 'amazonFees'], 'out'),
      ],
    },
    { group: 'out', rows: rows(['yourCosts'], 'out') },
    {
      group: 'result',
      rows: rows(['totalCosts', 'profitMargin', 'returnOnInvestment', 'fbaNetProfit', 'fbmNetProfit']),
    },
  ];
}
