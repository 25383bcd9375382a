import { announcement, type Locale } from '@formation/content';

type Props = Readonly<{ locale: Locale; label: string; href: string }>;

/** What the firm wants everybody to see, above everything; in English where it is not written in the page's language. */
export function Announcement({ locale, label, href }: Props) {
  const { text } = announcement;
  const own = text[locale] ?? '';
  const said = own || text.en;
  if (said === '') return null;
  return (
    <section className="strip" aria-label={label}>
      <div className="wrap">
        <p lang={own === '' && locale !== 'en' ? 'en' : undefined}>
          {href === '' ? <b>{said}</b> : <a href={href}>{said}</a>}
        </p>
      </div>
    </section>
  );
}
