/** The name of a thing in a form, and what helps to answer it. */
export type FieldWords = Readonly<{
  label: string;
  help?: string;
  /** What helps when a certain choice is made. */
  helpFor?: Readonly<Record<string, string>>;
}>;

/** Both ways to send a unit side by side, and what a smaller parcel saves: by the measure that shrinks. */
export type SendingWords = Readonly<{
  twoWays: Readonly<
    Record<'title' | 'label' | 'line' | 'fba' | 'fbm' | 'equal' | 'better' | 'missing' | 'needs', string>
  >;
  smallerParcel: Readonly<
    Record<'title' | 'lead' | 'first' | 'sameSize' | 'none' | 'unmeasured', string> &
      Record<'longest' | 'median' | 'shortest' | 'weight', string>
  >;
}>;

/**
 * The words of a platform's calculator, found by the keys of its question, its answer and its goals: see
 * `domain/fees/src/platforms`. A test says which key has no words, and which words nothing reads.
 */
export type CalculatorWords = Readonly<{
  /** Over the form and over its answer. */
  title: string;
  result: string;
  /** The page of whoever charges the fees, after "from": "eBay’s own page". Absent where nobody charges any. */
  ownPage?: string;
  /** What it all comes to, by the name of the line. */
  totals: Readonly<Record<string, string>>;
  /** Parts of the form and of the answer. */
  groups: Readonly<Record<string, string>>;
  fields: Readonly<Record<string, FieldWords>>;
  /** Boxes that open a field when they are ticked, and what ticking changes. */
  boxes: Readonly<Record<string, string>>;
  /** By the key of a field, and by what can be chosen. Currencies need none. */
  choices: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** What a figure is called inside a formula, in an answer and in a list of sources. */
  lines: Readonly<Record<string, string>>;
  /** What was read and has no address, by what its source says of it. */
  sources?: Readonly<Record<string, string>>;
  /** Rows of tables that nobody chooses, such as sizes. */
  tableRows?: Readonly<Record<string, string>>;
  /** How a row came about, by what the answer says of it. */
  whys?: Readonly<Record<string, string>>;
  /** Rows of an answer that say more than the name of their figure; they may name answers: `{to} for 1 {from}`. */
  rows?: Readonly<Record<string, string>>;
  /** What is asked backwards, where the shared words do not say it. */
  goals?: Readonly<Record<string, string>>;
  /** Sentences under an answer, by what they depend on: `country.LK` shows when the country is Sri Lanka. */
  notes?: Readonly<Record<string, string>>;
  /** A row for the template of a list, where sales are worked out in lists: its title and its fields. */
  sample?: Readonly<Record<string, string>>;
  /** What stands under the answer, where a unit may be sent in two ways. */
  sending?: SendingWords;
  /** Fees that exist and are not in the answer. */
  notCounted: Readonly<Record<string, string>>;
}>;

/** All words of a platform: its page, its calculator, and the steps of the paths in its table of fees. */
export type PlatformWords = Readonly<{
  name: string;
  /** Absent where there are only fees, and no calculator's page. */
  page?: Readonly<{
    meta: Readonly<{ title: string; description: string }>;
    heading: string;
    lead: string;
    /** Beside the heading, where there is only one kind of fees. */
    note?: string;
  }>;
  calculator: CalculatorWords;
  /** What a step of a path in its table is called; an empty word is left out of a name. */
  table: Readonly<Record<string, string>>;
}>;
