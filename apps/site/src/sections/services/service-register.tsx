import { fill, inLanguage, type Locale, type ServiceCard, serviceCards } from '@formation/content';
import { GoLink, Icon } from '@formation/ui';
import { iconNamed } from '../../lib/icons/icon.ts';
import { localePath } from '../../lib/language/locale.ts';

const cards: readonly ServiceCard[] = serviceCards;

/** A title with the word that is set apart marked, where it is a part of it. */
export function ServiceTitle({ title, highlight = '' }: Readonly<{ title: string; highlight: string | undefined }>) {
  const at = title.indexOf(highlight); // one of both may be English, where its translation is stale
  if (highlight === '' || at === -1) return title;
  return (
    <>
      {title.slice(0, at)}
      <mark>{highlight}</mark>
      {title.slice(at + highlight.length)}
    </>
  );
}

type Props = Readonly<{ locale: Locale; words: Readonly<{ more: string; moreName: string }> }>;

/** The services in one ruled frame; each cell leads to its page. */
export function ServiceRegister({ locale, words }: Props) {
  return (
    <ul className="register">
      {cards.map(({ slug, icon, title, highlight, text }) => (
        <li key={slug}>
          <Icon name={iconNamed(icon)} />
          <h3>
            <ServiceTitle title={inLanguage(title, locale)} highlight={highlight && inLanguage(highlight, locale)} />
          </h3>
          <p>{inLanguage(text, locale)}</p>
          <GoLink href={localePath(locale, `/service/${slug}`)}>
            {words.more}
            <span className="sr">
              {fill(words.moreName, { service: inLanguage(title, locale) }).slice(words.more.length)}
            </span>
          </GoLink>
        </li>
      ))}
    </ul>
  );
}
