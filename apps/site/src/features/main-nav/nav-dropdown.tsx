import { GoLink, Icon, Mark } from '@formation/ui';
import type { NavGroup, NavItem } from '../../lib/nav-groups.ts';
import { useDropdown } from './use-dropdown.ts';
import './main-nav.css';

type Props = Readonly<{ group: NavGroup; path: string; open: boolean; onToggle: (open: boolean) => void }>;

function Entry({ item: { href, label, line, icon, mark }, path }: Readonly<{ item: NavItem; path: string }>) {
  return (
    <li>
      <a href={href} aria-current={href === path ? 'page' : undefined}>
        {mark ? <Mark name={mark} /> : icon && <Icon name={icon} />}
        <b>{label}</b>
        <small>{line}</small>
      </a>
    </li>
  );
}

/** One dropdown of the navigation bar. Its HTML works alone: `popover="auto"`. */
export function NavDropdown({ group, path, open, onToggle }: Props) {
  const { live, item, button, panel } = useDropdown(onToggle);
  const id = `menu-${group.id}`;
  return (
    <li className={live ? 'has-menu live' : 'has-menu'} {...item}>
      <button type="button" popoverTarget={id} aria-expanded={live ? open : undefined} aria-haspopup="true" {...button}>
        {group.label}
        <Icon name="chevron-down" />
      </button>
      <div className={group.id === 'resources' ? 'menu narrow' : 'menu'} id={id} popover="auto" {...panel}>
        <p className="menu-title">{group.title}</p>
        <ul className="menu-list">
          {group.items.map((entry) => (
            <Entry key={entry.href} item={entry} path={path} />
          ))}
        </ul>
        <div className="menu-foot">
          <span>{group.foot}</span>
          <GoLink href={group.footLink.href}>{group.footLink.label}</GoLink>
        </div>
      </div>
    </li>
  );
}
