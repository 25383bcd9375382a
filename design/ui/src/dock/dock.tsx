import { useEffect, useRef } from 'react';
import { GoLink } from '../button/button.tsx';
import './dock.css';

type Props = Readonly<{ label: string; amount: string; href: string; linkText: string }>;

/** Tells the style sheets how much of the window it takes: none where it does not show. */
function useTold() {
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { style } = document.documentElement;
    const watch = new ResizeObserver(() => style.setProperty('--dock-height', `${part.current?.offsetHeight ?? 0}px`));
    if (part.current) watch.observe(part.current);
    return () => {
      watch.disconnect();
      style.removeProperty('--dock-height');
    };
  }, []);
  return part;
}

/** The result at the foot of small screens, while the form is being filled in. */
export function Dock({ label, amount, href, linkText }: Props) {
  const part = useTold();
  return (
    <div className="dock" ref={part}>
      <span>
        <small>{label}</small>
        <b className="num">{amount}</b>
      </span>
      <GoLink href={href}>{linkText}</GoLink>
    </div>
  );
}
