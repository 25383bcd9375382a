import { money, type Money, type Rate } from '@formation/money';
import { isRefusal, type Refusal } from '../../refusal.ts';
import { entriesFor } from '../../schedule/entries-for.ts';
import { inForce } from '../../schedule/schedule.ts';
import { fromTable, input, line, type Line } from '../../trace/figure.ts';
import { dividedBy, product } from '../../trace/operations.ts';
import { toCoins } from '../../trace/quoted-rate.ts';
import type { Sending } from './fulfilment-fee.ts';
import type { StorageKind } from './marketplace.ts';
import { oneCubic, type Parcel } from './parcel.ts';

/** From this month to the end of the year storage costs more. */
const FIRST_PEAK_MONTH = '10';

type Stored = Sending & Readonly<{ parcel: Parcel; months: Rate }>;

/**
 * What Amazon charges to store one unit, at the rate of the day's month.
 *
 *     fee = rate of the month × volume × months ÷ a cubic foot or metre, rounded
 */
export function storageFee(stored: Stored): Line<Money, 'storageFee'> | Refusal {
  const { market, parcel, months, day } = stored;
  const entries = entriesFor({ storageFee: market.storage[kindOf(stored)] }, day);
  if (isRefusal(entries)) return entries;

  const { storageFee: cited } = entries;
  const { nonPeak, peak, currency, volume } = cited.value;
  const isPeak = day.slice(5, 7) >= FIRST_PEAK_MONTH;
  const each = fromTable('storageRate', money(isPeak ? peak : nonPeak, currency), {
    cited,
    unit: volume === 'm³' ? 'per m3' : 'per cuft',
    row: isPeak ? 'October to December' : 'January to September',
  });
  const whole = product(product(each, parcel.volume), input('storedMonths', months, 'count'));
  return line('storageFee', toCoins(dividedBy(whole, oneCubic(parcel, volume))));
}

function kindOf({ sale: { goods, category }, market: { storage }, sized: { size }, day }: Stored): StorageKind {
  const isOversize = size.storage === 'oversize';
  if (goods === 'dangerous') return isOversize ? 'dangerousOversize' : 'dangerousStandard';
  if (isOversize) return 'oversize';
  const { categoriesOfSelected: selected } = storage;
  return selected && inForce(selected, day).value.names.includes(category) ? 'selected' : 'standard';
}
