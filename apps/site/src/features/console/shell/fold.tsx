import { Icon } from '@formation/ui';
import { type ReactNode, useState } from 'react';

type Props = Readonly<{
  title: string;
  /** How it stands, said as long as it is folded. */
  standing: string;
  children: ReactNode;
}>;

/** A part that is opened when it is wanted: until then one line says how it stands. */
export function Fold({ title, standing, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <span className="plain-text">
          <b>{title}</b> {!isOpen && <span className="small muted">{standing}</span>}
        </span>
        <Icon name="chevron-down" />
      </summary>
      {isOpen && <div className="stack">{children}</div>}
    </details>
  );
}
