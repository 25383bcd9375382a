import { useSyncExternalStore } from 'react';

/** Where the list and the work have room beside one another; shell/console.css says the same. */
const wide = '(min-width: 62.5rem)';

function listen(changed: () => void) {
  const query = matchMedia(wide);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** Whether the window has room for two things beside one another. */
export const useWide = (): boolean =>
  useSyncExternalStore(
    listen,
    () => matchMedia(wide).matches,
    () => false,
  );
