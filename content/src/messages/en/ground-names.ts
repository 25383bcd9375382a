/** What fees rest on, beside a number in a table. */
export const groundNames = {
  official: 'Fees from the platform’s own page',
  seen: 'Fees confirmed by two sources',
  single: 'Fees from one source',
  range: 'Fees known only as a range',
  unknown: 'Fees without a public source',
  typed: 'Fees that you entered',
} as const;
