import { useEffect, useEffectEvent, useState } from 'react';
import { retryLoad } from './retry-load.ts';

/** What a key stands for, asked for until it comes, and anew for each key; an answer to an earlier key is passed over. */
export function useLoaded<T>(key: string, load: () => Promise<T>): T | undefined {
  const [found, setFound] = useState<Readonly<{ key: string; value: T }>>();
  const start = useEffectEvent(load);
  useEffect(() => {
    let isWanted = true;
    void retryLoad(start).then((value) => isWanted && setFound({ key, value }));
    return () => {
      isWanted = false;
    };
  }, [key]);
  return found?.key === key ? found.value : undefined;
}
