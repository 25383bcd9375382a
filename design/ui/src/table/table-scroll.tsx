import type { ReactNode, Ref } from 'react';
import './table.css';

type Props = Readonly<{ label: string; children: ReactNode; ref?: Ref<HTMLDivElement> }>;

/** A table that scrolls sideways by itself where it does not fit; the first column stays. Styled by `table.css`. */
export function TableScroll({ label, children, ref }: Props) {
  return (
    // A region that scrolls must be reachable by keyboard.
    <div className="table-scroll goes-on" role="region" aria-label={label} tabIndex={0} ref={ref}>
      {children}
    </div>
  );
}
