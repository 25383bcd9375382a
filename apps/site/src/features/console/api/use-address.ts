import { useState, useSyncExternalStore } from 'react';

const listen = (changed: () => void) => {
  addEventListener('popstate', changed);
  return () => removeEventListener('popstate', changed);
};

/** What the query of the address says, and a way to go elsewhere that the browser's back button undoes. */
export function useAddress() {
  const query = useSyncExternalStore(
    listen,
    () => location.search,
    () => '',
  );
  const [, redraw] = useState(0);
  return {
    query: new URLSearchParams(query),
    go: (next: string) => {
      history.pushState(null, '', `${location.pathname}${next}`);
      redraw((turn) => turn + 1);
    },
  };
}
