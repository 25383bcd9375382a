import type { Fact } from '../../entries/fact.ts';

/** The names of the facts whose review day has passed. The review day itself is still in time. */
export function overdueFacts(facts: Readonly<Record<string, Fact>>, day: string): readonly string[] {
  return Object.keys(facts).filter((name) => day > (facts[name]?.reviewBy ?? ''));
}
