import type { Currency } from '@formation/money';

/**
 * What a published number can be, with its unit where the number is written.
 *
 * The union is closed: a formula, a page, a file and a list of changes `switch` over `kind`, and a kind that one of
 * them forgets does not compile. Numbers are decimal texts, exact as published.
 */
export type FeeValue =
  | Percent
  | Amount
  | Charge
  | Tiers
  | Bands
  | CountBands
  | Range
  | WeightPrices
  | Sizes
  | Seasons
  | Period
  | YesNo
  | Names;

/**
 * From where to where a number can lie that is known no better; the number itself is the typical one.
 *
 * One object is one unknown number: wherever it enters a calculation twice, it is the same both times.
 */
export type Between = Readonly<{ low: string; high: string }>;

/** Hundredths of what the fee is charged on: `13.6` is 13.6 %. */
export type Percent = Readonly<{ kind: 'percent'; percent: string; between?: Between }>;

/** What an amount is charged for, where it is not a sale or a payment. */
export type Per = 'month' | 'year';

/** Money, in major units. */
export type Amount<C extends Currency = Currency> = Readonly<{
  kind: 'amount';
  amount: string;
  currency: C;
  per?: Per;
  between?: Between;
}>;

/** Amounts by the currency of the payment; a currency that is missing was not found published. */
export type ByCurrency = Readonly<Partial<Record<Currency, string>>>;

/** A percentage and an amount together, and the least and most that they come to; the percentage may be open. */
export type Charge = Readonly<{
  kind: 'charge';
  percent: string;
  between?: Between;
  fixed?: ByCurrency;
  least?: ByCurrency;
  most?: ByCurrency;
}>;

/** A percentage up to an amount (included, or excluded with `below`); without a limit, for everything above. */
export type Step = Readonly<{ upTo?: string; below?: string; percent: string; waivesPerOrderFee?: true }>;

/** A step of a table by the whole amount that itself goes by parts. */
export type PartedStep = Readonly<{ upTo?: string; below?: string; parts: readonly Step[] }>;

/**
 * Percentages by amount, smallest limit first; limits in `currency`.
 *
 * By `part`, each percentage counts for the part of the amount inside its step; by `whole`, the step that contains the
 * amount sets the percentage, or the parts, of all of it.
 */
export type Tiers = Readonly<{
  kind: 'tiers';
  currency: Currency;
  withoutMinimum?: true;
  /** The limits are of the price of the item; the percentages are of the whole amount all the same. */
  limits?: 'item';
}> &
  (Readonly<{ by: 'part'; steps: readonly Step[] }> | Readonly<{ by: 'whole'; steps: readonly (Step | PartedStep)[] }>);

/** One amount for each order or transfer, by its total: above `over`, up to and with `upTo`, or `below` and not with it. */
export type Band = Readonly<{ over?: string; upTo?: string; below?: string; amount: string }>;
export type Bands = Readonly<{ kind: 'bands'; currency: Currency; bands: readonly Band[] }>;

/** One amount from a count on (`from`), up to it (`upTo`) or below it; where two are given, the greater counts. */
export type CountBand = Readonly<{
  from?: string;
  upTo?: string;
  below?: string;
  amount: string;
  orPerUnit?: string;
  between?: Between;
}>;

/** Amounts by a number of days, weeks or pounds, for a unit or for its volume; what no band holds costs nothing. */
export type CountBands = Readonly<{
  kind: 'count-bands';
  currency: Currency;
  of: 'days' | 'weeks' | 'lb';
  per: 'unit' | 'ft³';
  bands: readonly CountBand[];
}>;

/** What may be chosen between, or what is usual: percentages, or amounts of a currency. */
export type Range = Readonly<{ kind: 'range'; of: 'percent' | Currency; least: string; most: string }>;

/** Fees by weight, one for each price band; above the last row a base and an amount for each step started. */
export type WeightPrices = Readonly<{
  kind: 'weight-prices';
  currency: Currency;
  weightUnit: 'lb' | 'g';
  rows: readonly Readonly<{ upTo: string; fees: readonly string[] }>[];
  above?: Readonly<{ from: string; base: readonly string[]; perStep: string; step: string }>;
}>;

/** A size of parcel: every limit that it has must hold. */
export type Size = Readonly<{
  id: string;
  /** The longest, the median and the shortest side. */
  sides?: readonly [string, string, string];
  longest?: string;
  /** The longest side and twice the other two. */
  lengthPlusGirth?: string;
  /** Of what is weighed: see `weighed`. */
  weight?: string;
  unitWeight?: string;
  aboveUnitWeight?: string;
  dimensionalWeight?: string;
  /** The two shorter sides count as at least this for the dimensional weight. */
  leastSide?: string;
  /** Whether the weight of the unit counts, or the greater of that and its dimensional weight. */
  weighed: 'unit' | 'greater';
  storage: 'standard' | 'oversize';
}>;

/** The sizes of a carrier's card, smallest first, and the prices of goods at which its fees change. */
export type Sizes = Readonly<{
  kind: 'sizes';
  currency: Currency;
  lengthUnit: 'in' | 'cm';
  weightUnit: 'lb' | 'g';
  /** The volume, in cubic length units, that counts as one unit of weight. */
  divisor: string;
  priceBands: readonly Readonly<{ below?: string; upTo?: string }>[];
  lowPriceDiscount?: Readonly<{ below: string; amount: string }>;
  tiers: readonly Size[];
}>;

/** Rent for a month of one cubic foot or metre: October to December cost more. */
export type Seasons = Readonly<{
  kind: 'seasons';
  currency: Currency;
  volume: 'ft³' | 'm³';
  nonPeak: string;
  peak: string;
}>;

/** A season that ends, and what it adds to each unit where that is published. */
export type Period = Readonly<{ kind: 'period'; to: string; perUnit?: string; currency: Currency }>;

export type YesNo = Readonly<{ kind: 'yes-no'; is: boolean }>;

/** Rows of other tables, by their ids. */
export type Names = Readonly<{ kind: 'names'; names: readonly string[] }>;
