import type { ReactNode } from 'react';

type Props = Readonly<{
  /** What follows the console's address; empty for its first screen. */
  query: string;
  go: (query: string) => void;
  /** Whether it leads to where one is. */
  isHere?: boolean;
  children: ReactNode;
}>;

/** A link to another screen: a plain click stays on this page, one for a new tab goes its way. */
export function PlaceLink({ query, go, isHere = false, children }: Props) {
  return (
    <a
      href={query === '' ? '/console' : query}
      aria-current={isHere ? 'page' : undefined}
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
