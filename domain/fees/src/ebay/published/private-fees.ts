import { money, type Currency, type Money } from '@formation/money';
import { fromTable, line, type Line } from '../../figure/figure.ts';
import { rounded, sum } from '../../figure/operations.ts';
import { entriesFor } from '../../published/entries-for.ts';
import { isRefusal, type Refusal } from '../../published/refusal.ts';
import { tieredFee } from '../../published/tiered-fee.ts';
import type { IsoDate } from '../../schedule.ts';
import type { Fees } from './fees.ts';
import type { Site } from './site.ts';

/** What a private seller pays where that is nothing, and what the buyer pays eBay instead. */
export function privateFees<C extends Currency>(
  soldPrice: Line<Money<C>>,
  site: NonNullable<Site['privateSeller']>,
  day: IsoDate,
): Fees<C> | Refusal {
  const { buyerProtection: protection } = site;
  const entries = entriesFor(
    { finalValueFee: site.finalValueFee, ...(protection && { buyerProtection: protection }) },
    day,
  );
  if (isRefusal(entries)) return entries;

  const { currency } = soldPrice.value;
  const { finalValueFee: cited, buyerProtection } = entries;
  const finalValueFee = fromTable('finalValueFee', money(cited.value, currency), { cited, row: 'private seller' });
  const totals = { fees: line('fees', finalValueFee), totalFees: line('totalFees', finalValueFee) };
  if (!buyerProtection) return { finalValueFee, ...totals };

  const fixed = fromTable('buyerProtectionFixed', money(buyerProtection.value.fixed, currency), {
    cited: buyerProtection,
  });
  const byPrice = tieredFee(soldPrice, buyerProtection.value.tiered, {
    key: 'buyerProtection',
    cited: buyerProtection,
  });
  return { finalValueFee, ...totals, buyerProtection: line('buyerProtection', rounded(sum(fixed, byPrice))) };
}
