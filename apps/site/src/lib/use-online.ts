import { useEffect, useEffectEvent } from 'react';

/** Does something when the browser has a line again. */
export function useOnline(act: () => unknown): void {
  const again = useEffectEvent(act);
  useEffect(() => {
    const online = () => again();
    addEventListener('online', online);
    return () => removeEventListener('online', online);
  }, []);
}
