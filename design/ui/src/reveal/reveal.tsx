import type { ReactNode } from 'react';
import './reveal.css';

type Props = Readonly<{
  /** How much of it must be in view: 0.1 to 0.15. */
  threshold?: number;
  /** Milliseconds before it appears. */
  delay?: 0 | 100 | 200 | 300 | 400;
  /** False: it hides again when it leaves the view. */
  once?: boolean;
  children?: ReactNode;
}>;

/** Content that fades in when the visitor reaches it. Without the page's script it is simply there. */
export function Reveal({ threshold = 0.1, delay = 0, once = true, children }: Props) {
  return (
    <div className="reveal" data-threshold={threshold} data-delay={delay || undefined} data-once={once}>
      {children}
    </div>
  );
}
