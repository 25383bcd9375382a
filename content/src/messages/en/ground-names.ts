/** What fees rest on, beside a number in a table. */
export const groundNames = {
  official: 'Fees from the platform’s own page',
  seen: 'Fees read in two places',
  single: 'Fees read once',
  range: 'Fees known only as a range',
  unknown: 'Fees that no public page confirms',
  typed: 'Fees from what was typed',
} as const;
