/**
 * What several platforms ask of the same seller about the same sale, whatever each of them calls it. Two answers are
 * compared as those of one person only where these agree.
 */
export const sharedFacts = ['country', 'monthlySales', 'itemCost', 'postageCost', 'inboundCost'] as const;
export type SharedFact = (typeof sharedFacts)[number];
