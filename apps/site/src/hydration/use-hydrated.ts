import { useEffectEvent, useLayoutEffect, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in the page's HTML and while React takes it over, true from then on. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/**
 * Does something once, when React has taken the page's HTML over: what the browser or the visitor has put into a form
 * before, and what the address asks for, can be read from then on. What it changes is shown in a second rendering, before
 * anything that the visitor does next can arrive.
 */
export function useOnHydrated(act: () => void): void {
  const start = useEffectEvent(act);
  useLayoutEffect(() => start(), []);
}

/**
 * As {@link useOnHydrated}, and again whenever the page is shown: one that comes back from the browser's memory does not
 * begin anew, and much may have changed meanwhile.
 */
export function useOnShown(act: () => void): void {
  const again = useEffectEvent(act);
  useLayoutEffect(() => {
    const show = () => again();
    show();
    addEventListener('pageshow', show);
    return () => removeEventListener('pageshow', show);
  }, []);
}
