/** How sure something is, the surest first: the words for the five of `@formation/fees`. */
export const certainty = {
  official: 'From the official text',
  seen: 'Confirmed by two sources',
  single: 'We found one source',
  range: 'Only a range is known',
  unknown: 'Widely known; no source found',
} as const;
