import { useEffect, useEffectEvent, useState } from 'react';

/** What was asked for, when it is there; or that it did not come. */
export type Loaded<T> = Readonly<{ value: T | undefined; failed: boolean }>;

type Found<T> = Readonly<{ key: string }> & (Readonly<{ value: T }> | Readonly<{ failed: true }>);

/** Loads what a key stands for, anew for each key; an answer to an earlier key is passed over. */
export function useLoaded<T>(key: string, load: () => Promise<T>): Loaded<T> {
  const [found, setFound] = useState<Found<T>>();
  const start = useEffectEvent(load);
  useEffect(() => {
    let isWanted = true;
    start().then(
      (value) => isWanted && setFound({ key, value }),
      () => isWanted && setFound({ key, failed: true }),
    );
    return () => {
      isWanted = false;
    };
  }, [key]);
  if (found?.key !== key) return { value: undefined, failed: false };
  return 'failed' in found ? { value: undefined, failed: true } : { value: found.value, failed: false };
}
