import type { Messages } from '@formation/content';
import type { Goal } from '@formation/fees';

/** What is looked for on a platform: a price, or an amount to send or to ask for. */
export function solverTitle(
  { title, titleOfAmount }: Messages['calculators']['published']['solver'],
  goals: readonly Pick<Goal, 'id'>[],
): string {
  return goals.every(({ id }) => id === 'send' || id === 'receive') ? titleOfAmount : title;
}
