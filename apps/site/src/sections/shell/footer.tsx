import { fill, firmIdentity, messages, site, socialLinks, type Locale } from '@formation/content';
import { Icon, Logo } from '@formation/ui';
import { localePath } from '../../lib/language/locale.ts';
import type { PageLink } from '../../lib/page/lead-in.ts';
import { moreLinks } from '../../lib/page/more-links.ts';
import type { NavGroup } from '../../lib/page/nav-groups.ts';
import { SocialLinks } from './social-links.tsx';
import './footer.css';

type Link = Readonly<{ href: string; label: string }>;

function Column({ title, links, wide = false }: Readonly<{ title: string; links: readonly Link[]; wide?: boolean }>) {
  return (
    <div className={wide ? 'services-col' : undefined}>
      <h2>{title}</h2>
      <ul className={wide ? 'wide' : undefined}>
        {links.map(({ href, label }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function More({ title, links }: Readonly<{ title: string; links: readonly PageLink[] }>) {
  return (
    <div className="also">
      <h2>{title}</h2>
      <ul>
        {links.map(({ href, title: label }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Contact({ title, social }: Readonly<{ title: string; social: string }>) {
  return (
    <div className="contact-col">
      <h2>{title}</h2>
      <div className="contact">
        <a href={`mailto:${site.email}`}>
          <Icon name="mail" />
          {site.email}
        </a>
        <br />
        <a href={`tel:${site.phone.replace(/[^+\d]/g, '')}`}>
          <Icon name="phone" />
          {site.phone}
        </a>
      </div>
      <SocialLinks label={social} links={socialLinks()} />
    </div>
  );
}

/** Who stands behind the brand, as far as the owner has filled it in. */
function FirmIdentity({ said }: Readonly<{ said: readonly string[] }>) {
  return said.length > 0 && <p className="small">{said.join(' ')}</p>;
}

/** The year the brand began, with the current one after a dash once it differs. */
const years = (now: number) => (now > site.copyrightFrom ? `${site.copyrightFrom}–${now}` : `${site.copyrightFrom}`);

function Legal({ links, copyright }: Readonly<{ links: readonly Link[]; copyright: string }>) {
  return (
    <div className="legal">
      <span>{copyright}</span>
      <div>
        {links.map(({ href, label }) => (
          <a key={href} href={href}>
            {label}
          </a>
        ))}
      </div>
    </div>
  );
}

type Props = Readonly<{ locale: Locale; services: NavGroup; year: number }>;

/** The foot of every page. */
export function Footer({ locale, services, year }: Props) {
  const { footer: words, nav } = messages[locale].shell;
  const link = (path: string, label: string) => ({ href: localePath(locale, path), label });
  const company = [
    link('/', nav.home),
    link('/about', words.about),
    link('/services', words.ourServices),
    link('/contact-us', nav.contact),
  ];
  const legal = [
    link('/privacy-policy', words.privacy),
    link('/terms-and-conditions', words.terms),
    link('/data-protection', words.dataProtection),
  ];
  return (
    <footer className="foot-site">
      <div className="selvedge" aria-hidden="true" />
      <div className="wrap">
        <div className="cols">
          <div>
            <Logo brand={site.brand} href={localePath(locale, '/')} />
            <p>{words.line}</p>
          </div>
          <Column title={words.company} links={company} />
          <Column title={words.services} links={services.items} wide />
          <Contact title={words.contact} social={words.social} />
        </div>
        <More title={nav.more} links={moreLinks(locale)} />
        <FirmIdentity said={firmIdentity(words.firm)} />
        <Legal links={legal} copyright={fill(words.copyright, { years: years(year), brand: site.brand })} />
      </div>
    </footer>
  );
}
