import { useEffect, useEffectEvent, useState } from 'react';

/** What a key stands for, when it is there; asked anew for each key. An answer to an earlier key is passed over. */
export function useLoaded<T>(key: string, load: () => Promise<T>): T | undefined {
  const [found, setFound] = useState<Readonly<{ key: string; value: T }>>();
  const start = useEffectEvent(load);
  useEffect(() => {
    let isWanted = true;
    void start().then((value) => isWanted && setFound({ key, value }));
    return () => {
      isWanted = false;
    };
  }, [key]);
  return found?.key === key ? found.value : undefined;
}
