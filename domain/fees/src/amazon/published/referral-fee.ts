import { money, type Currency, type Money } from '@formation/money';
import { fromTable, line, type Line } from '../../figure/figure.ts';
import { largest, rounded } from '../../figure/operations.ts';
import { entriesFor } from '../../published/entries-for.ts';
import { isRefusal, type Refusal } from '../../published/refusal.ts';
import { tieredFee } from '../../published/tiered-fee.ts';
import type { IsoDate } from '../../schedule.ts';
import type { SaleInputs } from './inputs.ts';
import type { Market } from './marketplace.ts';

export type ReferralFees<C extends Currency> = Readonly<{
  referralFee: Line<Money<C>>;
  /** For each media item. */
  closingFee?: Line<Money<C>>;
  /** For each item of a seller without a monthly plan. */
  perItemFee?: Line<Money<C>>;
}>;

/**
 * What Amazon keeps for the sale itself.
 *
 *     referral fee = max(minimum, revenue by the category's table of rates), rounded
 */
export function referralFees<C extends Currency>(
  revenue: Line<Money<C>>,
  { category, plan }: SaleInputs<C>,
  { market, day }: { market: Market; day: IsoDate },
): ReferralFees<C> | Refusal {
  const closing = market.closing[category];
  const entries = entriesFor(
    {
      referralFee: market.referral[category],
      minimum: market.minimumReferral,
      ...(closing && { closingFee: closing }),
      ...(plan === 'individual' && { perItemFee: market.perItem }),
    },
    day,
  );
  if (isRefusal(entries)) return entries;

  const { currency } = revenue.value;
  const { referralFee: cited, minimum, closingFee, perItemFee } = entries;
  const byPrice = tieredFee(revenue, cited.value.tiered, { key: 'referral', cited, row: category });
  const least = fromTable('minimumReferral', money(minimum.value, currency), { cited: minimum });
  const fee = cited.value.withoutMinimum ? byPrice : largest(least, byPrice);
  return {
    referralFee: line('referralFee', rounded(fee)),
    ...(closingFee && {
      closingFee: fromTable('closingFee', money(closingFee.value, currency), { cited: closingFee }),
    }),
    ...(perItemFee && {
      perItemFee: fromTable('perItemFee', money(perItemFee.value, currency), { cited: perItemFee }),
    }),
  };
}
