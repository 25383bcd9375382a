/** What fees rest on, beside a number in a table. */
export const groundNames = {
  official: 'Fees from the platform’s own page',
  seen: 'Fees confirmed by two sources',
  single: 'Fees with one source',
  range: 'Fees known only as a range',
  unknown: 'Fees with no public source',
  typed: 'Fees you entered',
} as const;
