import { saysOneOf } from './numbers.ts';

/** As many sentences as a person looks through. */
const MOST = 80;
/** Shorter ones without a number of ours are menus, dates and counters, which change every day. */
const FEWEST_WORDS = 8;
/** Two sentences that share fewer of their words than this speak of different things. */
const LEAST_ALIKE = 0.4;

/** A sentence that stood on the page, and the one that took its place; none where nothing like it is left. */
export type Change = Readonly<{ was: string; now: string | null }>;

const words = (sentence: string) => new Set(sentence.toLowerCase().match(/[\p{L}\p{N}.,%$£€]+/gu));

/**
 * The sentences of a page that what we took rests on: those with one of its numbers. Where it has none, as a page of
 * rules, or where none is found, all that are long enough to say something.
 */
export function supporting(sentences: readonly string[], numbers: readonly string[]): readonly string[] {
  const wanted = new Set(numbers);
  const telling = [...new Set(sentences.filter((one) => saysOneOf(one, wanted)))];
  const whole = () => [...new Set(sentences.filter((one) => words(one).size >= FEWEST_WORDS))];
  return (telling.length > 0 ? telling : whole()).slice(0, MOST);
}

function alike(a: string, b: string): number {
  const [one, other] = [words(a), words(b)];
  const shared = [...one].filter((word) => other.has(word)).length;
  return (2 * shared) / (one.size + other.size || 1);
}

/** What of the sentences that we rest on is no longer there, with what comes nearest to it. */
export function changesOf(before: readonly string[], now: readonly string[]): readonly Change[] {
  const known = new Set(before);
  const [still, fresh] = [new Set(now), now.filter((one) => !known.has(one))];
  return before
    .filter((one) => !still.has(one))
    .map((was) => {
      const [nearest] = fresh.map((one) => ({ one, by: alike(was, one) })).toSorted((a, b) => b.by - a.by);
      return { was, now: nearest && nearest.by >= LEAST_ALIKE ? nearest.one : null };
    });
}
