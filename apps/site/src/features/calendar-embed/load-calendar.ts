/** The provider's function, once its script has run: `Cal('inline', …)`. */
type Cal = (command: string, options: Readonly<Record<string, unknown>>) => void;
type Holder = { Cal?: Cal };

type Attempt = Readonly<{
  holder: Holder;
  every: (again: () => void, ms: number) => () => void;
  now: () => number;
}>;

export const retryMs = 50;
export const giveUpMs = 10_000;

/**
 * Waits until the provider's script is ready: looks every 50 ms, gives up after 10 s.
 *
 * @returns the provider's function, or undefined when it did not come.
 */
export function whenReady({ holder, every, now }: Attempt): Promise<Cal | undefined> {
  const begun = now();
  return new Promise((resolve) => {
    const stop = every(() => {
      const late = now() - begun >= giveUpMs;
      if (!holder.Cal && !late) return;
      stop();
      resolve(holder.Cal);
    }, retryMs);
  });
}

export const everyMs = (again: () => void, ms: number) => {
  const timer = setInterval(again, ms);
  return () => clearInterval(timer);
};
