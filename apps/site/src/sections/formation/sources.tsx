import { fill, messages, type FormationPage, type Locale } from '@formation/content';
import { dayText } from '../../lib/text/dates/day-text.ts';

/** Where the statements of a page were read, how sure each is, and when somebody looked. */
export function Sources({ locale, of }: Readonly<{ locale: Locale; of: FormationPage['sources'] }>) {
  const { certainty: sure, checked: lookedOn } = messages[locale].homeRules;
  return (
    <ul className="ruled">
      {of.map(({ says, pages, certainty, checked }) => (
        <li key={says}>
          {/* in an element of its own, which can be marked when it is English */}
          <span>{says}</span>{' '}
          <small className="muted">
            {sure[certainty]}. {fill(lookedOn, { day: dayText(locale, checked) })}:
            {pages.map(({ title, url }, index) => (
              <span key={url}>
                {index > 0 && ';'} <a href={url}>{title}</a>
              </span>
            ))}
            .
          </small>
        </li>
      ))}
    </ul>
  );
}
