type Call = readonly [command: string, options: Readonly<Record<string, unknown>>];

/** The provider's function: it keeps what it is told until the provider's script has run and made an instance. */
type Cal = ((...call: Call) => void) & Readonly<{ q: Call[]; ns: object; loaded: true; instance?: object }>;
export type CalWindow = { Cal?: Cal };

type Attempt = Readonly<{
  holder: CalWindow;
  every: (again: () => void, ms: number) => () => void;
  now: () => number;
}>;

export const retryMs = 50;
export const giveUpMs = 10_000;

/**
 * What the provider's script expects to find as `window.Cal`; without it the script throws. It replaces `q.push`.
 *
 * @see https://github.com/calcom/cal.com, packages/embeds/embed-core/src/embed.ts
 */
export function waitingCal(): Cal {
  const q: Call[] = [];
  return Object.assign((...call: Call) => void q.push(call), { q, ns: {}, loaded: true } as const);
}

/**
 * Waits until the provider's script is ready: looks every 50 ms, gives up after 10 s.
 *
 * @returns the provider's function, or undefined when it did not come.
 */
export function whenReady({ holder, every, now }: Attempt): Promise<Cal | undefined> {
  const started = now();
  return new Promise((resolve) => {
    const stop = every(() => {
      const ready = holder.Cal?.instance ? holder.Cal : undefined;
      if (!ready && now() - started < giveUpMs) return;
      stop();
      resolve(ready);
    }, retryMs);
  });
}

export const everyMs = (again: () => void, ms: number) => {
  const timer = setInterval(again, ms);
  return () => clearInterval(timer);
};
