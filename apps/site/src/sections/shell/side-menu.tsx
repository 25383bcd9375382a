import type { Site } from '@formation/content';
import { Icon, LinkButton, Logo, Mark } from '@formation/ui';
import type { LanguageLinks } from '../../lib/language/language-links.ts';
import type { PageLink } from '../../lib/page/lead-in.ts';
import type { NavGroup } from '../../lib/page/nav-groups.ts';
import { LanguageMenu } from './language-menu.tsx';
import './side-menu.css';

type Link = Readonly<{ href: string; label: string }>;
type Props = Readonly<{
  words: Readonly<{ label: string; close: string; more: string; theme: string }>;
  brand: Site['brand'];
  home: Link;
  languages: LanguageLinks | undefined;
  groups: readonly NavGroup[];
  links: readonly Link[];
  more: readonly PageLink[];
  logIn: Link;
}>;

function SubList({ group }: Readonly<{ group: NavGroup }>) {
  return (
    <li>
      <details>
        <summary>
          {group.label}
          <Icon name="chevron-down" />
        </summary>
        <ul className="sub">
          {group.items.map(({ href, label, icon, mark }) => (
            <li key={href}>
              <a href={href}>
                {mark ? <Mark name={mark} /> : icon && <Icon name={icon} />}
                {label}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}

function More({ label, links }: Readonly<{ label: string; links: readonly PageLink[] }>) {
  return (
    <div className="also">
      <p id="also">{label}</p>
      <ul className="sub" aria-labelledby="also">
        {links.map(({ href, title }) => (
          <li key={href}>
            <a href={href}>{title}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The menu of small screens. The browser opens and closes it; the style sheet locks the page behind it. */
export function SideMenu({ words, brand, home, languages, groups, links, more, logIn }: Props) {
  return (
    <div className="drawer" id="side-menu" popover="auto" role="dialog" aria-label={words.label}>
      <div className="top">
        <Logo brand={brand} href={home.href} />
        <button
          type="button"
          className="icon-btn"
          aria-label={words.close}
          popoverTarget="side-menu"
          popoverTargetAction="hide"
        >
          <Icon name="x" />
        </button>
      </div>
      <ul className="list">
        <li>
          <a href={home.href}>{home.label}</a>
        </li>
        {groups.map((group) => (
          <SubList key={group.id} group={group} />
        ))}
        {links.map(({ href, label }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
      <More label={words.more} links={more} />
      {languages && <LanguageMenu languages={languages} className="in-languages" />}
      <div className="end">
        <LinkButton href={logIn.href}>{logIn.label}</LinkButton>
        <button type="button" className="btn ghost" data-theme-toggle hidden>
          <Icon name="contrast" />
          {words.theme}
        </button>
      </div>
    </div>
  );
}
