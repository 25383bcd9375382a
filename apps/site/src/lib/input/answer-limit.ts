/** A half-dead line never says that no answer will come. Whoever stops waiting can ask again: that counts once. */
export const answerLimit = (): AbortSignal => AbortSignal.timeout(30_000);
