/** Takes steps one after another; one that fails keeps none from its turn. Throws the first failure when all had theirs. */
export async function settleAll(steps: Iterable<() => Promise<unknown>>): Promise<void> {
  const failures: unknown[] = [];
  for (const step of steps) await step().catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}
