/** The last list that each of our people is writing; the next one begins after it. */
const last = new Map<string, Promise<void>>();

/** A long list once the one before it of the same person is written, or nobody reads that any more: one at a time. */
export async function* inTurn(who: string, list: AsyncIterable<string>): AsyncGenerator<string> {
  const before = last.get(who);
  const { promise: over, resolve: end } = Promise.withResolvers<void>();
  last.set(who, over);
  await before;
  try {
    yield* list;
  } finally {
    end();
    if (last.get(who) === over) last.delete(who);
  }
}
