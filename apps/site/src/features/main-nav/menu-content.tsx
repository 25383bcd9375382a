import { GoLink, Icon, Mark } from '@formation/ui';
import type { NavGroup, NavItem } from '../../lib/page/nav-groups.ts';
import './main-nav.css';

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

/** What stands in a menu of the navigation bar: only HTML, so that its words are in the page once. */
export function MenuContent({ group, path }: Readonly<{ group: NavGroup; path: string }>) {
  return (
    <>
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
    </>
  );
}
