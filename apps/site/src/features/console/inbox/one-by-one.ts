/** What became of several changes. */
export type Outcome<T> = Readonly<{
  done: readonly T[];
  /** Somebody else was faster: these are as they left them. */
  changed: readonly T[];
  /** What was not done, from the first that did not get through. */
  left: readonly T[];
  /** Why not. */
  failure?: string | undefined;
}>;

/** Of these one alone is meant, not the line or who sends. */
const ofOne = ['changed', 'not-found'];

/**
 * Does something to each, one after the other, so that nothing is half done: what somebody else changed is left out, and
 * where the line breaks it ends.
 *
 * @param send - says why it was refused, or nothing.
 */
export async function oneByOne<T>(
  all: readonly T[],
  send: (one: T) => Promise<string | undefined>,
): Promise<Outcome<T>> {
  const done: T[] = [];
  const changed: T[] = [];
  for (const [at, one] of all.entries()) {
    const failure = await send(one);
    if (failure === undefined) done.push(one);
    else if (ofOne.includes(failure)) changed.push(one);
    else return { done, changed, left: all.slice(at), failure };
  }
  return { done, changed, left: [] };
}
