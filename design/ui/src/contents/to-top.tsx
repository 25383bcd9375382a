import { Icon } from '../icon/icon.tsx';
import './contents.css';

/** Back to the beginning of a long page, at the end of a part of it. */
export const ToTop = ({ children }: Readonly<{ children: string }>) => (
  <p className="to-top no-print">
    <a href="#main">
      <Icon name="arrow-left" />
      {children}
    </a>
  </p>
);
