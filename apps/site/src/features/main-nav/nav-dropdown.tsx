import { Icon } from '@formation/ui';
import type { ReactNode } from 'react';
import type { NavGroup } from '../../lib/page/nav-groups.ts';
import { useDropdown } from './use-dropdown.ts';
import './main-nav.css';

type Props = Readonly<{
  group: Pick<NavGroup, 'id' | 'label'>;
  /** What stands in the menu. */
  children: ReactNode;
  open: boolean;
  onToggle: (open: boolean) => void;
}>;

/** One dropdown of the navigation bar. Its HTML works alone: `popover="auto"`. */
export function NavDropdown({ group, children, open, onToggle }: Props) {
  const { live, item, button, panel } = useDropdown(onToggle);
  const id = `menu-${group.id}`;
  return (
    <li className={live ? 'has-menu live' : 'has-menu'} {...item}>
      <button type="button" popoverTarget={id} aria-expanded={live ? open : undefined} aria-haspopup="true" {...button}>
        {group.label}
        <Icon name="chevron-down" />
      </button>
      <div className={group.id === 'resources' ? 'menu narrow' : 'menu'} id={id} popover="auto" {...panel}>
        {children}
      </div>
    </li>
  );
}
