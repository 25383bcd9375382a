/** Steps that a deadline tells under their own name. The words are content. */
export const ownMeanings = [
  'each-owner-each-month',
  'tax-or-at-most',
  'at-most',
  'at-most-if-wilful',
  'between',
  'at-most-after-a-warning',
  'with-form-5472',
] as const;

export type OwnMeaning = (typeof ownMeanings)[number];
