import type { Currency, Money, Rate } from '@formation/money';
import type { Unit } from '../trace/figure.ts';
import type { SharedFact } from './shared-fact.ts';

/** What an answer to a field can be. */
export type Input = string | boolean | Money | Rate | undefined;

/** The answers to a question's fields, by their keys. */
export type Answers = Readonly<Record<string, Input>>;

/** A thing that may follow from the answers to the fields before it. */
type From<T> = (answers: Answers) => T;

type Common = Readonly<{
  key: string;
  /** The part of a form that it stands in; its words are found by this key. */
  group: string;
  /** Its name in a form and in the address of a shared link, where that is not its key. */
  name: string;
  /** The box that a form ticks to ask it; left unticked, the field has its first value or none. */
  box?: string;
  /** Whether it is asked at all, by the answers before it. */
  applies?: From<boolean>;
  /** Shown in an untouched form; not what counts when the field is left out. */
  example?: string;
  /** Other programs' names for it, where a list has a column of it. */
  aliases?: readonly string[];
  /** What other platforms ask too: a comparison sets it once for all of them. */
  shared?: SharedFact;
}>;

type Bounded = Readonly<{
  /** Refused when left out, in a list and on a command line; a form counts it as 0. */
  needed?: boolean | From<boolean>;
  /** What counts when it is left out. */
  default?: string;
  /** In the unit that is typed: 2 and 100 for percentages. */
  least?: string;
  most?: string;
}>;

export type AmountField = Common &
  Bounded &
  Readonly<{
    kind: 'amount';
    currency: From<Currency>;
    /** Left out, it is unknown and not 0. */
    optional?: true;
    /** Whether it is the price or the cost of each piece of an order, where a list says how many there are. */
    perPiece?: true | From<boolean>;
  }>;
export type PercentField = Common & Bounded & Readonly<{ kind: 'percent' }>;
export type NumberField = Common &
  Bounded &
  Readonly<{
    kind: 'number';
    unit?: From<Unit | undefined>;
    whole?: true;
    /** The currency whose sign may stand with it: a rate is so many rupees. */
    sign?: Currency;
  }>;
export type ChoiceField = Common &
  Readonly<{
    kind: 'choice';
    /** Everything that can ever be chosen. */
    choices: readonly string[];
    /** What can be chosen now; the first is chosen when the field is left out, unless it is `optional`. */
    offered: From<readonly string[]>;
    optional?: true;
    /** Other programs' words for a choice, by their ids. */
    spelled?: Readonly<Record<string, string>>;
  }>;
export type YesField = Common & Readonly<{ kind: 'yes' }>;

/** One thing that a platform must know. */
export type Field = AmountField | PercentField | NumberField | ChoiceField | YesField;

/** Whether a field is asked after these answers. */
export const isAsked = ({ applies }: Pick<Field, 'applies'>, answers: Answers): boolean => applies?.(answers) ?? true;

/** Whether so many pieces come to so many times what is given here. */
export function isPerPiece(field: Field, answers: Answers): boolean {
  if (field.kind !== 'amount' || field.perPiece === undefined) return false;
  return field.perPiece === true || field.perPiece(answers);
}
