import { Icon } from '@formation/ui';
import type { ReactNode } from 'react';

/** How many there are; the list itself is opened, for it can be long. */
export function Folded({ summary, children }: Readonly<{ summary: string; children: ReactNode }>) {
  return (
    <details>
      <summary>
        {summary}
        <Icon name="chevron-down" />
      </summary>
      <ul className="ruled">{children}</ul>
    </details>
  );
}
