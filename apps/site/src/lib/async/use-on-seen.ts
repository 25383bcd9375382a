import { useEffect, useEffectEvent } from 'react';

/** Does something when the page is looked at again: it may have been out of sight since yesterday. */
export function useOnSeen(act: () => void): void {
  const seen = useEffectEvent(act);
  useEffect(() => {
    const look = () => document.visibilityState === 'visible' && seen();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
}
