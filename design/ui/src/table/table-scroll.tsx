import type { ReactNode } from 'react';
import './table.css';

/** A table that scrolls sideways by itself where it does not fit; the first column stays. Styled by `table.css`. */
export function TableScroll({ label, children }: Readonly<{ label: string; children: ReactNode }>) {
  return (
    // A region that scrolls must be reachable by keyboard.
    <div className="table-scroll" role="region" aria-label={label} tabIndex={0}>
      {children}
    </div>
  );
}
