import { money, type Money, type Rate } from '@formation/money';
import { isRefusal, notPublished, type Missing, type Refusal } from '../../refusal.ts';
import type { IsoDate } from '../../schedule/schedule.ts';
import { constant, line, type Line } from '../../trace/figure.ts';
import { cardOn } from './card.ts';
import { fulfilmentFees } from './fulfilment-fee.ts';
import { marketCurrencies } from './marketplace.ts';
import { parcelOf, type Packed } from './parcel.ts';
import { measures, type UnitSale } from './question.ts';
import { sizedAs } from './size.ts';
import { stockFees, type StockFees } from './stock-fees.ts';
import { storageFee } from './storage-fee.ts';
import { markets } from './tables/markets.ts';

export { referralFees } from './referral-fee.ts';

type Fee<K extends string> = Line<Money, K> | undefined;

/** What is not charged is absent. */
export type SentFees = Partial<StockFees> &
  Readonly<{
    /** With the surcharge of the day. */
    fulfilmentFee: Line<Money, 'fulfilmentFee'>;
    fulfilmentBase?: Fee<'fulfilmentBase'>;
    overmaxFee?: Fee<'overmaxFee'>;
    packagingFee?: Fee<'packagingFee'>;
    peakFee?: Fee<'peakFee'>;
    dangerousGoodsFee?: Fee<'dangerousGoodsFee'>;
    storageFee?: Fee<'storageFee'>;
    chargedWeight?: Line<Rate, 'chargedWeight'>;
    dimensionalWeight?: Line<Rate, 'dimensionalWeight'> | undefined;
    /** The size that the product counts as. */
    sizeTier?: string;
  }>;

/**
 * What Amazon charges because it stores and sends the product, and how it counts the parcel.
 *
 * @param packed - in place of the measures of the sale, as for a smaller parcel.
 * @returns nothing to pay when the seller sends it; or which measures are missing, or which fee nobody has published.
 */
export function sentFees(sale: UnitSale, packed: Packed, day: IsoDate): SentFees | Refusal {
  if (sale.fulfilment === 'fbm') {
    return { fulfilmentFee: line('fulfilmentFee', constant(money('0', marketCurrencies[sale.marketplace]))) };
  }
  const missing = unmeasured(sale);
  if (missing) return missing;
  const market = markets[sale.marketplace];
  const card = cardOn(market, day);
  const parcel = parcelOf(packed, card.sizes.value);
  const sized = sizedAs(parcel, card.sizes.value);
  if (!sized) return notPublished('fulfilmentFee');
  const sending = { sale, market, card, sized, day };
  const fees = fulfilmentFees(sending);
  if (isRefusal(fees)) return fees;
  const stored = sale.storedMonths && storageFee({ ...sending, parcel, months: sale.storedMonths });
  if (stored && isRefusal(stored)) return stored;
  const { size, chargedWeight, dimensionalWeight } = sized;
  const inStock = stockFees({ ...sending, parcel });
  return { ...fees, ...inStock, storageFee: stored, chargedWeight, dimensionalWeight, sizeTier: size.id };
}

/** Nothing has a size before all of it is measured. */
function unmeasured(sale: UnitSale): Missing | undefined {
  const fields = measures.filter((key) => (sale[key]?.units ?? 0n) <= 0n);
  return fields.length > 0 ? { refused: 'missing', what: 'fulfilmentFee', fields } : undefined;
}
