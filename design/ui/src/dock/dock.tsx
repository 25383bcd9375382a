import { useEffect, useRef, type ReactNode } from 'react';
import { GoLink } from '../button/button.tsx';
import './dock.css';

type Props = Readonly<{
  label: string;
  amount: string;
  href: string;
  linkText: string;
  /** Makes ready what the link leads to. */
  onGo?: () => void;
  /** Stands for the result while it is that of another question. */
  working?: string;
  /** What stands under the result, in the whole width. */
  children?: ReactNode;
}>;

/** What has the focus comes up again where the dock grew over it. */
function uncover(dock: HTMLElement) {
  const focused = document.activeElement;
  if (!focused || dock.contains(focused)) return;
  const { top, bottom } = focused.getBoundingClientRect();
  if (top < innerHeight && bottom > innerHeight - dock.offsetHeight) focused.scrollIntoView({ block: 'nearest' });
}

/** Tells the style sheets how much of the window it takes, none where it does not show; what it grew over comes up. */
function useTold() {
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { style } = document.documentElement;
    const dock = part.current;
    const watch = new ResizeObserver(() => {
      style.setProperty('--dock-height', `${dock?.offsetHeight ?? 0}px`);
      if (dock) uncover(dock);
    });
    if (dock) watch.observe(dock);
    return () => {
      watch.disconnect();
      style.removeProperty('--dock-height');
    };
  }, []);
  return part;
}

/** The result at the foot of small screens, while the form is being filled in. */
export function Dock({ label, amount, href, linkText, onGo, working, children }: Props) {
  const part = useTold();
  return (
    <div className="dock" ref={part}>
      <span>
        {working && <span className="working-text">{working}</span>}
        <small>{label}</small>
        <b className="num amt">{amount}</b>
      </span>
      <GoLink href={href} {...(onGo && { onGo })}>
        {linkText}
      </GoLink>
      {children}
    </div>
  );
}
