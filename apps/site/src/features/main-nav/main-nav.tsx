import { LinkButton } from '@formation/ui';
import { useState, type ReactNode } from 'react';
import type { NavGroup } from '../../lib/page/nav-groups.ts';
import { NavDropdown } from './nav-dropdown.tsx';
import './main-nav.css';

type Link = Readonly<{ href: string; label: string }>;
/** What stands in each menu comes as HTML. */
type Menus = Readonly<Partial<Record<NavGroup['id'], ReactNode>>>;
type Props = Readonly<{
  label: string;
  path: string;
  home: Link;
  groups: readonly Pick<NavGroup, 'id' | 'label'>[];
  links: readonly Link[];
  logIn: Link;
}> &
  Menus;

/** The navigation bar of wide screens. Complete without JavaScript; hydrated when the visitor first touches it. */
export function MainNav({ label, path, home, groups, links, logIn, ...contents }: Props) {
  const [shown, setShown] = useState<NavGroup['id']>(); // opening one dropdown closes the other
  const onToggle = (id: NavGroup['id'], open: boolean) =>
    setShown((before) => (open ? id : before === id ? undefined : before));
  const current = (href: string) => (href === path ? 'page' : undefined);
  return (
    <nav className="nav" aria-label={label}>
      <ul>
        <li>
          <a href={home.href} aria-current={current(home.href)}>
            {home.label}
          </a>
        </li>
        {groups.map((group) => (
          <NavDropdown
            key={group.id}
            group={group}
            open={shown === group.id}
            onToggle={(open) => onToggle(group.id, open)}
          >
            {contents[group.id]}
          </NavDropdown>
        ))}
        {links.map(({ href, label: text }) => (
          <li key={href}>
            <a href={href} aria-current={current(href)}>
              {text}
            </a>
          </li>
        ))}
        <li>
          <LinkButton href={logIn.href} small>
            {logIn.label}
          </LinkButton>
        </li>
      </ul>
    </nav>
  );
}
