/**
 * How sure a number is, the surest first: on the own page of whoever charges it; in two independent places; in one place,
 * which nothing confirms; only as a range; confirmed by no public page.
 */
export const statuses = ['official', 'seen', 'single', 'range', 'unknown'] as const;
export type Status = (typeof statuses)[number];

/** The less sure of two. */
export function lessSure(a: Status, b: Status): Status {
  return statuses.indexOf(a) < statuses.indexOf(b) ? b : a;
}
