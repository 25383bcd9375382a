import type { Money } from '@formation/money';
import { isRefusal } from '../../refusal.ts';
import { entriesFor } from '../../schedule/entries-for.ts';
import type { IsoDate } from '../../schedule/schedule.ts';
import { line, type Line } from '../../trace/figure.ts';
import { largest } from '../../trace/operations.ts';
import { toCoins } from '../../trace/quoted-rate.ts';
import { amountLine } from '../../trace/table-figures.ts';
import { tieredFee } from '../../value/tiered-fee.ts';
import type { UnitSale } from './question.ts';
import { markets } from './tables/markets.ts';

/**
 * What Amazon keeps for the sale itself: of the revenue, for a media item, for an item without a monthly plan.
 *
 *     referral fee = max(minimum, revenue by the category's table of percentages), rounded
 */
export function referralFees(revenue: Line<Money>, { marketplace, category, plan }: UnitSale, day: IsoDate) {
  const market = markets[marketplace];
  const closing = market.closing[category];
  const entries = entriesFor(
    {
      referralFee: market.referral[category],
      minimum: market.minimumReferral,
      ...(closing && { closing }),
      ...(plan === 'individual' && { perItem: market.perItem }),
    },
    day,
  );
  if (isRefusal(entries)) return entries;

  const { referralFee: cited, minimum, closing: closingEntry, perItem } = entries;
  const byPrice = tieredFee(revenue, cited.value, { key: 'referral', cited, row: category });
  const least = amountLine('minimumReferral', minimum);
  return {
    referralFee: line('referralFee', toCoins(cited.value.withoutMinimum ? byPrice : largest(least, byPrice))),
    closingFee: closingEntry && amountLine('closingFee', closingEntry),
    perItemFee: perItem && amountLine('perItemFee', perItem),
  };
}
