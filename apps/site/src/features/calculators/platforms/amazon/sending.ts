import type { CalculatorWords } from '@formation/content';
import type { IsoDate, Texts } from '@formation/fees';
import type { UnitSale } from '@formation/fees/amazon';
import type { ShownPublished } from '../../load-words.ts';

/** A unit to send, and the words to speak of it. */
export type Sending = Readonly<{
  sale: UnitSale;
  /** What was given, by the keys of the question's fields. */
  texts: Texts;
  day: IsoDate;
  words: CalculatorWords;
  published: ShownPublished;
  /** What figures and sizes are called. */
  names: Readonly<Record<string, string>>;
}>;
