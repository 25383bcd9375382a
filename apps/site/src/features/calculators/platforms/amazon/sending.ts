import type { CalculatorWords, Messages } from '@formation/content';
import type { IsoDate } from '@formation/fees';
import type { UnitSale } from '@formation/fees/amazon';

/** A unit to send, and the words to speak of it. */
export type Sending = Readonly<{
  sale: UnitSale;
  day: IsoDate;
  words: CalculatorWords;
  published: Messages['calculators']['published'];
  /** What figures and sizes are called. */
  names: Readonly<Record<string, string>>;
}>;
