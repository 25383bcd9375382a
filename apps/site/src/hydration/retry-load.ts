/** When it is worth asking again: the line is back, or the visitor means the page. */
const occasions = ['online', 'pointerdown', 'keydown', 'input'] as const;

/** A line that comes and goes says nothing of it; what stays away for long is asked for less and less often. */
const pauses = { first: 3000, longest: 60_000 } as const;

const symbol = Symbol.for('missing');
const shared = globalThis as { [symbol]?: Set<unknown> };

/** What was asked for and has not come: one list of the page, in which each directive has a copy of this module. */
const missing = (shared[symbol] ??= new Set());

/** The line in the header, see `sections/shell/header.tsx`: that something is missing, and that it is asked for again. */
function tell(): void {
  const line = document.querySelector<HTMLElement>('#arrival');
  if (line) line.textContent = missing.size > 0 ? (line.dataset['missing'] ?? '') : '';
}

/** Listens from now on, so that what happens while it is asked for counts for the next time. */
const nextOccasion = (pauseMs: number) =>
  new Promise((resolve) => {
    const signal = AbortSignal.timeout(pauseMs);
    for (const occasion of occasions) addEventListener(occasion, resolve, { signal });
    signal.addEventListener('abort', resolve);
  });

/**
 * Asks for a script or a file until it comes. A phone between two masts loses one now and then: the page says so in
 * one line, and asks again when the line is back, at the visitor's next touch, and after a pause.
 */
export async function retryLoad<T>(ask: () => Promise<T>): Promise<T> {
  if (typeof document === 'undefined') return ask(); // a page that is built has no line to lose it on
  for (let pauseMs: number = pauses.first; ; pauseMs = Math.min(2 * pauseMs, pauses.longest)) {
    const occasion = nextOccasion(pauseMs);
    try {
      const thing = await ask();
      if (missing.delete(ask)) tell();
      return thing;
    } catch {
      missing.add(ask);
      tell();
      await occasion;
    }
  }
}
