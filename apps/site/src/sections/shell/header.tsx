import { Icon, Logo } from '@formation/ui';
import type { ReactNode } from 'react';
import './header.css';

type Props = Readonly<{
  brand: string;
  home: string;
  search: Readonly<{ href: string; label: string }>;
  openMenu: string;
  missing: string;
  children?: ReactNode;
}>;

/** The bar that stays at the top: the mark, the navigation of wide screens, the search, the button of small ones. */
export function Header({ brand, home, search, openMenu, missing, children }: Props) {
  return (
    <header className="site-head">
      <div className="wrap">
        <Logo brand={brand} href={home} />
        {children}
        <a className="find" href={search.href} aria-label={search.label}>
          <Icon name="search" />
        </a>
        <button className="burger" type="button" popoverTarget="side-menu">
          <Icon name="menu" />
          {openMenu}
        </button>
      </div>
      <p className="arrival" id="arrival" role="status" data-missing={missing} />
    </header>
  );
}
