import { messages, type Locale } from '@formation/content';
import { GoLink, Icon, Section, type IconName } from '@formation/ui';
import { localePath } from '../../lib/language/locale.ts';

/** Three ways to be helped: read, write or talk. */
export function HelpingHand({ locale }: Readonly<{ locale: Locale }>) {
  const words = messages[locale].services.help;
  const ways: readonly Readonly<{ icon: IconName; path: string; name: string; note: string }>[] = [
    { icon: 'book-open-text', path: '/blog', name: words.guides, note: words.guidesNote },
    { icon: 'mail', path: '/contact-us', name: words.contact, note: words.contactNote },
    { icon: 'calendar-check', path: '/meet', name: words.consultation, note: words.consultationNote },
  ];
  return (
    <Section title={words.title} lead={words.text} threshold={0.15} delay={100} wash>
      <ul className="register">
        {ways.map(({ icon, path, name, note }) => (
          <li key={path}>
            <Icon name={icon} />
            <h3>
              <GoLink href={localePath(locale, path)}>{name}</GoLink>
            </h3>
            <p>{note}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
