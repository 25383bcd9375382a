import type { LanguageLinks } from '../../lib/language/language-links.ts';

/** The languages by their own names. The choice is kept in the address only. */
export function LanguageMenu({ languages, className }: Readonly<{ languages: LanguageLinks; className: string }>) {
  return (
    <nav className={className} aria-label={languages.label}>
      {languages.links.map(({ href, label, tag, isCurrent }) => (
        <a key={tag} href={href} lang={tag} hrefLang={tag} aria-current={isCurrent ? 'true' : undefined}>
          {label}
        </a>
      ))}
    </nav>
  );
}
