import { useCallback, useRef, useState } from 'react';
import { retryLoad } from '../../hydration/retry-load.ts';

export type Loaded<T> =
  | Readonly<{ state: 'asleep' | 'loading'; value?: undefined }>
  | Readonly<{ state: 'ready'; value: T }>;

/** Something that is fetched when it is first wanted, and asked for until it comes. Hand in a function of the module. */
export function useOnce<T>(fetchIt: () => Promise<T>) {
  const [loaded, setLoaded] = useState<Loaded<T>>({ state: 'asleep' });
  const isWanted = useRef(false);
  const want = useCallback(() => {
    if (isWanted.current) return;
    isWanted.current = true;
    setLoaded({ state: 'loading' });
    void retryLoad(fetchIt).then((value) => setLoaded({ state: 'ready', value }));
  }, [fetchIt]);
  return [loaded, want] as const;
}
