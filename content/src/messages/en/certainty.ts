/** How sure something is, the surest first: the words for the five of `@formation/fees`. */
export const certainty = {
  official: 'Official source',
  seen: 'Confirmed by two sources',
  single: 'We found one source',
  range: 'Typical range',
  unknown: 'Widely known; no source found',
} as const;
