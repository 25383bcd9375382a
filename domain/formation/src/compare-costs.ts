import { companyCost, type CompanyCost, type CostRefusal, type CostRequest } from './company-cost.ts';

const MOST = 4;

/** Costs side by side, in the order asked for; at most four, so that they fit beside one another. */
export function compareCosts(
  requests: readonly CostRequest[],
): readonly (CompanyCost | CostRefusal)[] | Readonly<{ refused: 'more-than-four' }> {
  return requests.length > MOST ? { refused: 'more-than-four' } : requests.map(companyCost);
}
