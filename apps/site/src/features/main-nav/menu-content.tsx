import { GoLink, Icon, Mark } from '@formation/ui';
import type { PageLink } from '../../lib/page/lead-in.ts';
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

type More = Readonly<{ label: string; links: readonly PageLink[] }>;

function MoreLinks({ label, links, path }: More & Readonly<{ path: string }>) {
  return (
    <div className="menu-more">
      <span id="menu-more">{label}</span>
      <ul aria-labelledby="menu-more">
        {links.map(({ href, title }) => (
          <li key={href}>
            <a href={href} aria-current={href === path ? 'page' : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

type Props = Readonly<{
  group: NavGroup;
  path: string;
  /** What it leads to beside its own list. */
  more?: More;
}>;

/** What stands in a menu of the navigation bar: only HTML, so that its words are in the page once. */
export function MenuContent({ group, path, more }: Props) {
  return (
    <>
      <p className="menu-title">{group.title}</p>
      <ul className="menu-list">
        {group.items.map((entry) => (
          <Entry key={entry.href} item={entry} path={path} />
        ))}
      </ul>
      {more && (
        <MoreLinks {...more} links={more.links.filter(({ href }) => href !== group.footLink.href)} path={path} />
      )}
      <div className="menu-foot">
        <span>{group.foot}</span>
        <GoLink href={group.footLink.href}>{group.footLink.label}</GoLink>
      </div>
    </>
  );
}
