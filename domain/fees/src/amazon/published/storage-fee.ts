import { decimal, money, type Currency, type Money } from '@formation/money';
import { constant, fromTable, input, line, type Line } from '../../figure/figure.ts';
import { dividedBy, product, rounded } from '../../figure/operations.ts';
import { entriesFor } from '../../published/entries-for.ts';
import { isRefusal, type Refusal } from '../../published/refusal.ts';
import type { IsoDate } from '../../schedule.ts';
import type { SaleInputs } from './inputs.ts';
import type { Market, StorageKind } from './marketplace.ts';
import type { Parcel } from './parcel.ts';
import type { Sized } from './size-tier.ts';

/** From this month to the end of the year storage costs more. */
const firstPeakMonth = '10';

/** A cubic foot or metre in cubic inches or centimetres, exact by definition. */
const cubic = { 'per cuft in': '1728', 'per cuft cm': '28316.846592', 'per m3 cm': '1000000' } as const;

/** What is stored, where and when. */
export type Stored<C extends Currency> = Readonly<{
  inputs: SaleInputs<C>;
  market: Market;
  parcel: Parcel;
  sized: Sized;
  day: IsoDate;
}>;

/**
 * What Amazon charges to store one unit, at the rate of the day's month.
 *
 *     fee = volume in cubic feet or metres × rate of the month × months, rounded
 */
export function storageFee<C extends Currency>({
  inputs,
  market,
  parcel,
  sized,
  day,
}: Stored<C>): Line<Money<C>> | Refusal {
  const { storage } = market;
  const entries = entriesFor({ storageFee: storage.rates[kindOf(inputs, market, sized)] }, day);
  if (isRefusal(entries)) return entries;

  const cited = entries.storageFee;
  const isPeak = day.slice(5, 7) >= firstPeakMonth;
  const text = isPeak ? cited.value.peak : cited.value.nonPeak;
  const each = fromTable('storageRate', money(text, inputs.sellingPrice.currency), {
    cited,
    unit: storage.unit === 'per m3 cm' ? 'per m3' : 'per cuft',
    row: isPeak ? 'October to December' : 'January to September',
  });
  const units = dividedBy(parcel.volume, constant(decimal(cubic[storage.unit])));
  const months = input('storedMonths', inputs.storedMonths ?? decimal('0'), 'count');
  return line('storageFee', rounded(product(product(each, units), months)));
}

function kindOf({ goods, category }: SaleInputs, { storage }: Market, { tier }: Sized): StorageKind {
  const isOversize = tier.storage === 'oversize';
  if (goods === 'dangerous') return isOversize ? 'dangerousOversize' : 'dangerousStandard';
  if (isOversize) return 'oversize';
  return storage.selected?.includes(category) ? 'selected' : 'standard';
}
