import { compare, money, rate, roundUp, type Money, type Rate } from '@formation/money';
import { chargedOn, inForce, type Dated } from '../../schedule/schedule.ts';
import { constant, fromTable, input, line, type Figure, type Line } from '../../trace/figure.ts';
import { dividedBy, largest, product, sum } from '../../trace/operations.ts';
import { toCoins } from '../../trace/quoted-rate.ts';
import type { CountBand, CountBands } from '../../value/fee-value.ts';
import { bandName, countLine } from './count-line.ts';
import type { Sending } from './fulfilment-fee.ts';
import { oneCubic, type Parcel } from './parcel.ts';

/** What a unit costs by how its stock is sent in and kept; what was not asked for, or nobody has published, is absent. */
export type StockFees = Readonly<{
  placementFee: Line<Money, 'placementFee'> | undefined;
  lowStockFee: Line<Money, 'lowStockFee'> | undefined;
  fullStoreFee: Line<Money, 'fullStoreFee'> | undefined;
  agedStockFee: Line<Money, 'agedStockFee'> | undefined;
}>;

type Stock = Sending & Readonly<{ parcel: Parcel }>;

/** The heaviest large standard parcel of the lower row. */
const LIGHT_LB = rate('3');

/** Surcharges on stock begin after so many days, and come once a month. */
const FREE_DAYS = 180;
const MONTH = 30;

/** The fees of a unit for how its stock reaches Amazon, runs low, piles up and grows old. */
export function stockFees(stock: Stock): StockFees {
  return {
    placementFee: placementFee(stock),
    lowStockFee: lowStockFee(stock),
    fullStoreFee: fullStoreFee(stock),
    agedStockFee: agedStockFee(stock),
  };
}

function placementFee({ sale: { placement }, market, sized, day }: Stock) {
  if (placement === 'optimised') return undefined;
  const schedule = market.extras?.placement[placement][sized.size.id];
  return schedule && countLine('placementFee', inForce(schedule, day), sized.chargedWeight.value);
}

function lowStockFee({ sale: { supplyDays }, market, sized, day }: Stock) {
  if (!supplyDays) return undefined;
  const { size, chargedWeight } = sized;
  const isHeavy = size.id === 'largeStandard' && compare(chargedWeight.value, LIGHT_LB) > 0;
  const schedule = market.extras?.lowStock[isHeavy ? 'largeStandardOver3Lb' : size.id];
  const cited = schedule && chargedOn(schedule, day);
  return cited && countLine('lowStockFee', cited, supplyDays);
}

/**
 * For stock that would last 22 weeks or more: for the months stored, or for one.
 *
 *     fee = rate of the weeks × volume × months ÷ a cubic foot, rounded
 */
function fullStoreFee({ sale: { stockWeeks, storedMonths }, market, sized, parcel, day }: Stock) {
  if (!stockWeeks || !market.extras) return undefined;
  const schedule = market.extras.fullStore[sized.size.storage];
  const each = countLine('fullStoreRate', inForce(schedule, day), stockWeeks);
  const months = storedMonths ? input('storedMonths', storedMonths, 'count') : constant(rate('1'));
  return (
    each &&
    line('fullStoreFee', toCoins(dividedBy(product(product(each, parcel.volume), months), oneCubic(parcel, 'ft³'))))
  );
}

/**
 * For stock older than 180 days, once for each month begun since.
 *
 *     fee = Σ max(rate of the age × volume, amount for a unit × a cubic foot) × months of that age ÷ a cubic foot, rounded
 */
function agedStockFee({ sale: { stockDays }, market, parcel, day }: Stock) {
  if (!stockDays || !market.extras) return undefined;
  const cited = inForce(market.extras.agedStock, day);
  const age = wholeDays(stockDays);
  const parts = cited.value.bands.flatMap((band) => {
    const months = monthsIn(band, age);
    return months > 0n ? [agedPart(band, months, { cited, parcel })] : [];
  });
  const [first, ...rest] = parts;
  return first && line('agedStockFee', toCoins(dividedBy(sum(first, ...rest), oneCubic(parcel, 'ft³'))));
}

type Aged = Readonly<{ cited: Dated<CountBands>; parcel: Parcel }>;

function agedPart(band: CountBand, months: bigint, { cited, parcel }: Aged): Figure<Money> {
  const { currency } = cited.value;
  const row = bandName(band, cited.value);
  const each = fromTable('agedStockRate', money(band.amount, currency), { cited, row, unit: 'per cuft' });
  const byVolume = product(each, parcel.volume);
  const least = band.orPerUnit;
  const perUnit = least === undefined ? undefined : fromTable('agedStockLeast', money(least, currency), { cited, row });
  const counted = perUnit ? largest(byVolume, product(perUnit, oneCubic(parcel, 'ft³'))) : byVolume;
  return product(counted, input('agedMonths', { units: months, scale: 0 }, 'count'));
}

/** How many of the days 181, 211, 241 … up to an age lie in a band. */
function monthsIn({ from = '0', below }: CountBand, age: bigint): bigint {
  const last = below === undefined || age < BigInt(below) ? age : BigInt(below) - 1n;
  const started = (day: bigint) =>
    day <= BigInt(FREE_DAYS) ? 0n : (day - BigInt(FREE_DAYS) - 1n) / BigInt(MONTH) + 1n;
  const months = started(last) - started(BigInt(from) - 1n);
  return months > 0n ? months : 0n;
}

/** A day that has begun counts. */
function wholeDays(days: Rate): bigint {
  return roundUp(days, 0).units;
}
