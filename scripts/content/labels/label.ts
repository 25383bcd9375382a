/** A label as a reader judges it: with what stands behind it on a page. */
export type Label = Readonly<{
  /** Where it is written, as `messages/platforms/ebay:fields.site`. */
  place: string;
  /** What it translates. */
  english: string;
  label: string;
  /** What it gets: the names of choices, amounts, or what its names in curly brackets stand for. */
  values: readonly string[];
}>;
