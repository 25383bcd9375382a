import { isCurrency } from '@formation/money';
import type { Dated, Schedule } from '../schedule.ts';
import { descriptions, everywhere, type Description, type Platform } from './tables/descriptions.ts';
import { surroundingsIn, unitOf, type FeeUnit, type Surroundings } from './unit.ts';

/** One published fee: the way to it in its platform's table, what its numbers count, and every value it has had. */
export type Fee = Readonly<{
  platform: Platform;
  path: readonly string[];
  /** The unit of each part of the values, by its place: `rate`, `steps[].upTo`; a value without parts has the place ''. */
  units: Readonly<Record<string, FeeUnit>>;
  entries: Schedule<unknown>;
}>;

/** One text or number of a value, and the names of what contains it; positions of lists are `[]`. */
export type Leaf = Readonly<{ names: readonly string[]; value: string | boolean }>;

type Found = Omit<Fee, 'platform' | 'units'> & Readonly<{ around: Surroundings }>;

export const platforms = Object.keys(descriptions) as readonly Platform[]; // Object.keys loses the names

/** Every published fee of a platform, in the order of its table. */
export function feesOf(platform: Platform): readonly Fee[] {
  return describedFees(descriptions[platform]).map((fee) => ({ platform, ...fee }));
}

/**
 * Every fee of a table.
 *
 * @throws {RangeError} when a number has no unit: its description must name one.
 */
export function describedFees(description: Description): readonly Omit<Fee, 'platform'>[] {
  const { table, currency } = description;
  return found(table, [], { currency }).map(({ path, entries, around }) => ({
    path,
    units: unitsOf(description, { path, entries, around }),
    entries,
  }));
}

/** The texts and numbers of a value, with the way to each. */
export function leavesOf(value: unknown, names: readonly string[] = []): readonly Leaf[] {
  if (typeof value === 'string' || typeof value === 'boolean') return [{ names, value }];
  if (Array.isArray(value)) return value.flatMap((part) => leavesOf(part, [...names, '[]']));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => leavesOf(part, [...names, name]));
}

/** A place inside a value as one text: `steps[].upTo`. */
export function placeText(names: readonly string[]): string {
  return names.join('.').replaceAll('.[]', '[]');
}

function found(node: unknown, path: readonly string[], around: Surroundings): readonly Found[] {
  if (typeof node !== 'object' || node === null) return [];
  if (isSchedule(node)) return foundIn(node, path, around);
  const inside = surroundingsIn(around, node);
  return Object.entries(node).flatMap(([name, part]) => found(part, [...path, name], inside));
}

/** A schedule, and those of the entries that stand inside its values: a card of sizes holds a price for each. */
function foundIn(schedule: Schedule<unknown>, path: readonly string[], around: Surroundings): readonly Found[] {
  const inner = new Map<string, { path: readonly string[]; entries: Dated<unknown>[]; around: Surroundings }>();
  for (const { value } of schedule) {
    for (const one of entriesIn(value, path, surroundingsIn(around, Object(value)))) {
      const known = inner.get(one.path.join());
      if (known) known.entries.push(one.entry);
      else inner.set(one.path.join(), { path: one.path, entries: [one.entry], around: one.around });
    }
  }
  const own = schedule.map((entry) => ({ ...entry, value: withoutEntries(entry.value) }));
  const all = [{ path, entries: own, around }, ...inner.values()];
  return all.map(({ entries, ...rest }) => ({ ...rest, entries: entries as unknown as Schedule<unknown> })); // none is empty
}

type Inside = Readonly<{ path: readonly string[]; entry: Dated<unknown>; around: Surroundings }>;

function entriesIn(value: unknown, path: readonly string[], around: Surroundings): readonly Inside[] {
  if (typeof value !== 'object' || value === null) return [];
  if (isEntry(value)) return [{ path, entry: value, around }];
  return Object.entries(value).flatMap(([name, part]) => entriesIn(part, [...path, ...nameOf(name, value)], around));
}

/** In a list the parts are named by their ids; the words "tiers" and "prices" would say nothing more. */
function nameOf(name: string, container: object): readonly string[] {
  if (!Array.isArray(container)) return name === 'tiers' || name === 'prices' ? [] : [name];
  const { id = name }: { id?: string } = Object(container[Number(name)]);
  return [id];
}

function withoutEntries(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(withoutEntries);
  const kept = Object.entries(value).filter(([name]) => name !== 'prices');
  return Object.fromEntries(kept.map(([name, part]) => [name, withoutEntries(part)]));
}

function unitsOf({ measures }: Description, { path, entries, around }: Found): Fee['units'] {
  const units: Record<string, FeeUnit> = {};
  for (const { value } of entries) {
    for (const leaf of leavesOf(value)) {
      const inside = surroundingsIn(around, Object(value));
      const unit = textUnit(leaf) ?? numberUnit(measures, [...path, ...leaf.names], inside);
      if (!unit) throw new RangeError(`${[...path, ...leaf.names].join('.')} has no unit`);
      units[placeText(leaf.names)] = unit;
    }
  }
  return units;
}

function textUnit({ names, value }: Leaf): FeeUnit | undefined {
  if (typeof value === 'boolean') return 'yes or no';
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return 'day';
  if (!/^-?\d/.test(value)) return 'name';
  const currency = names.at(-1) ?? '';
  return isCurrency(currency) ? currency : undefined;
}

function numberUnit(own: Description['measures'], names: readonly string[], around: Surroundings) {
  for (const measures of [own, everywhere]) {
    const name = names.findLast((one) => Object.hasOwn(measures, one));
    const measure = name === undefined ? undefined : measures[name];
    if (measure) return unitOf(measure, around);
  }
  return undefined;
}

function isEntry(value: object): value is Dated<unknown> {
  return 'value' in value && 'from' in value;
}

function isSchedule(node: object): node is Schedule<unknown> {
  const [first]: readonly unknown[] = Array.isArray(node) ? node : [];
  return typeof first === 'object' && first !== null && isEntry(first);
}
