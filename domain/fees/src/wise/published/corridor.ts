/** What a corridor costs: a fraction of the amount, and a fixed part in the currency sent. */
export type CorridorPrice = Readonly<{ rate: string; fixed: string }>;

/** A fraction taken off the rate for a part of the month's volume, in pounds. */
export type VolumeBracket = Readonly<{ from: string; upTo?: string; off: string }>;
