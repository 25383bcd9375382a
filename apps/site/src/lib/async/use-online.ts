import { useEffect, useEffectEvent } from 'react';

/** A browser tells of a line before it can use it: names are not resolved yet. So it is tried again a little later. */
const pausesMs = [0, 1000, 4000, 15_000];

/**
 * Does something when the browser has a line again: some times, until the line is lost once more. What has arrived by
 * then is nothing to do for `act`.
 */
export function useOnline(act: () => unknown): void {
  const again = useEffectEvent(act);
  useEffect(() => {
    let timers: ReturnType<typeof setTimeout>[] = [];
    const stop = () => timers.forEach(clearTimeout);
    const online = () => {
      stop();
      timers = pausesMs.map((ms) => setTimeout(() => again(), ms));
    };
    addEventListener('online', online);
    addEventListener('offline', stop);
    return () => {
      stop();
      removeEventListener('online', online);
      removeEventListener('offline', stop);
    };
  }, []);
}
