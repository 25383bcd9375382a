import type { Decimal } from '@formation/money';
import type { Figure, How, Interval } from './figure.ts';

export type Node = Readonly<{ value: Decimal; how: How }>;
export type Operating = Extract<How, { of: readonly Figure[] }>;

/** How far a figure reaches, and how its open numbers move it where that can be said: nothing moves what is certain. */
export type Reach = Interval & Readonly<{ moves?: Moves }>;

/** How a figure follows one open number: how much it moves, at least and at most, when the number rises by one. */
type Slope = Readonly<{ typical: Decimal; by: Interval }>;

/**
 * How a figure follows its open numbers, each known by its interval: a smooth part that has a slope for each, and what
 * roundings put on it or take from it at most.
 */
export type Moves = Readonly<{ slopes: ReadonlyMap<Interval, Slope>; error: Decimal }>;
