/** How sure something is, the surest first: the words for the five of `@formation/fees`. */
export const certainty = {
  official: 'Read in the official text',
  seen: 'Two pages agree',
  single: 'Read on one page',
  range: 'Only a range is known',
  unknown: 'Common knowledge in the trade, read on no page',
} as const;
