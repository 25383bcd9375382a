import { rate, type Currency, type Money, type Rate } from '@formation/money';
import { midRate } from '@formation/money/exchange-rates';
import { isRefusal, notPublished } from '../../refusal.ts';
import { entriesFor } from '../../schedule/entries-for.ts';
import type { Dated, IsoDate } from '../../schedule/schedule.ts';
import { constant, input, line, type Figure, type Line } from '../../trace/figure.ts';
import { difference, dividedBy, exchanged, sum } from '../../trace/operations.ts';
import { quotedLine, toCoins } from '../../trace/quoted-rate.ts';
import { charged } from '../../trace/table-figures.ts';
import type { Tiers } from '../../value/fee-value.ts';
import { tieredFee } from '../../value/tiered-fee.ts';
import type { QuestionRequest } from './question.ts';
import { corridors, volumeDiscount as tiers } from './tables/corridors.ts';

/** `fee = fixed + amount × rate − volume discount`, rounded; the parts are rounded only to show them. */
export function transferFee(amount: Line<Money>, { from, to, volumeBefore }: QuestionRequest, day: IsoDate) {
  const corridor = `${from}-${to}`;
  const entries = entriesFor({ corridor: corridors[corridor], volumeDiscount: tiers }, day);
  if (isRefusal(entries)) return entries;
  const whole = charged(amount, entries.corridor, { keys: { rate: 'feeRate', fixed: 'fixedFee' }, row: corridor });
  if (!whole) return notPublished('corridor');

  const toPounds = from === 'GBP' ? constant(rate('1')) : quotedLine('midToPounds', midRate(from, 'GBP', day));
  const before = input('volumeBefore', volumeBefore);
  const off = volumeDiscount({ sent: amount, before, toPounds }, entries.volumeDiscount);
  return {
    before: line('feeBeforeDiscount', toCoins(whole)),
    discount: line('volumeDiscount', toCoins(off)),
    fee: line('fee', toCoins(difference(whole, off))),
  };
}

/** A transfer as the month's volume sees it. */
export type Volume = Readonly<{
  sent: Figure<Money>;
  /** Sent or converted earlier in the calendar month, in pounds. */
  before: Figure<Money>;
  /** Pounds for one of the currency sent. */
  toPounds: Figure<Rate>;
}>;

/**
 * What Wise takes off the fee of a transfer for the volume of the month: what the month's volume earns with the
 * transfer, less what it earned before.
 *
 * @returns the exact amount in the currency sent.
 */
export function volumeDiscount({ sent, before, toPounds }: Volume, cited: Dated<Tiers>): Figure<Money> {
  const earned = (volume: Figure<Money>) => tieredFee(volume, cited.value, { key: 'volumeDiscount', cited });
  const after = sum<Money>(before, exchanged<Currency>(sent, toPounds, 'GBP'));
  const { value, how } = dividedBy(difference(earned(after), earned(before)), toPounds);
  return { value: { ...value, currency: sent.value.currency }, how };
}
