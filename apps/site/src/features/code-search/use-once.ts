import { useCallback, useRef, useState } from 'react';

export type Loaded<T> =
  Readonly<{ state: 'asleep' | 'loading' | 'failed'; value?: undefined }> | Readonly<{ state: 'ready'; value: T }>;

/** Something that is fetched when it is first wanted, once. After a failure it can be wanted again. Hand in a function of the module. */
export function useOnce<T>(fetchIt: () => Promise<T>) {
  const [loaded, setLoaded] = useState<Loaded<T>>({ state: 'asleep' });
  const isWanted = useRef(false);
  const want = useCallback(() => {
    if (isWanted.current) return;
    isWanted.current = true;
    setLoaded({ state: 'loading' });
    fetchIt().then(
      (value) => setLoaded({ state: 'ready', value }),
      () => {
        isWanted.current = false;
        setLoaded({ state: 'failed' });
      },
    );
  }, [fetchIt]);
  return [loaded, want] as const;
}
