import { fill } from '@formation/content';

/** The title over the list. */
type Words = Readonly<{ notCounted: string }>;

export const notCountedTitle = (words: Words, fees: readonly string[]): string =>
  fill(words.notCounted, { count: fees.length });

/** The fees that exist and are not in an answer, in a list that can be closed. */
export function NotCounted({ words, fees }: Readonly<{ words: Words; fees: readonly string[] }>) {
  if (fees.length === 0) return null;
  return (
    <details className="small not-counted" open>
      <summary>{notCountedTitle(words, fees)}</summary>
      <ul>
        {fees.map((fee) => (
          <li key={fee}>{fee}</li>
        ))}
      </ul>
    </details>
  );
}
