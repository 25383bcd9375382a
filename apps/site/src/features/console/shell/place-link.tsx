import type { ReactNode } from 'react';

type Props = Readonly<{ query: string; go: (query: string) => void; children: ReactNode }>;

/** A link to another screen: a plain click stays on this page, one for a new tab goes its way. */
export function PlaceLink({ query, go, children }: Props) {
  return (
    <a
      href={query}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
        event.preventDefault();
        go(query);
      }}
    >
      {children}
    </a>
  );
}
