import { sourcesOf, type Status } from '@formation/fees';
import {
  add,
  compare,
  decimal,
  divide,
  multiply,
  rate,
  roundHalfUp,
  subtract,
  toExactText,
  type Decimal,
} from '@formation/money';
import type { Usual } from '../tables/usual.ts';
import type { AssumptionUnit, Published } from './number.ts';

type Between = Usual['between'];

/** How wide the range of a number is at least: of a share of a payment, and of an amount as a part of itself. */
type Floor = Readonly<{ fraction: string; ofAmount: string }>;

const none: Floor = { fraction: '0', ofAmount: '0' };
const weak: Floor = { fraction: '0.01', ofAmount: '0.5' };

/**
 * The least width by how a number is known. What its own page says, or two places independently, may be exact. One
 * place, or a range put together from what people tell, may be off by half a percentage point, or a quarter of an
 * amount, on either side; what no page confirms by twice that.
 */
const floors: Readonly<Record<Status, Floor>> = {
  official: none,
  seen: none,
  single: weak,
  range: weak,
  unknown: { fraction: '0.02', ofAmount: '1' },
};

/** Whether who charges a number says it, were it only from where to where, or two places do independently. */
export function isConfirmed(published: Published): boolean {
  const { status } = published;
  return floors[status] === none || (status === 'range' && sourcesOf(published).some(({ own }) => own));
}

/** A number with a range that is no narrower than what it is known by allows; days and sure numbers stay as they are. */
export function widened(published: Published, unit: AssumptionUnit): Published {
  const width = floorOf(published, unit);
  if (width.units === 0n) return published;
  const { value, between = { low: value, high: value } } = published;
  return { ...published, between: atLeast(width, between, unit === 'fraction' ? FRACTION : MONEY) };
}

/** The least width of the range of a number. */
export function floorOf({ status, value }: Published, unit: AssumptionUnit): Decimal {
  if (unit === 'days') return nothing;
  const floor = floors[status];
  return unit === 'fraction' ? decimal(floor.fraction) : multiply(decimal(value), decimal(floor.ofAmount));
}

/** How finely an end is written. */
const FRACTION = 4;
const MONEY = 2;
const nothing = rate('0');

/** Wider on both sides alike; what would lie below nothing is added above. */
function atLeast(width: Decimal, between: Between, decimals: number): Between {
  const [low, high] = [decimal(between.low), decimal(between.high)];
  const missing = subtract(width, subtract(high, low));
  if (missing.units <= 0n) return between;
  const least = subtract(low, roundHalfUp(divide(missing, rate('2')), decimals));
  const from = least.units < 0n ? nothing : least;
  const to = add(from, width);
  return { low: toExactText(from), high: toExactText(compare(to, high) < 0 ? high : to) };
}
