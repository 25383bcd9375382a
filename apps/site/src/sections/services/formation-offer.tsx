import { formationCards, inLanguage, type Locale } from '@formation/content';
import { Flag } from '@formation/ui';
import { localePath } from '../../lib/language/locale.ts';
import '../hero.css';
import '../service/specimen.css';
import './formation-offer.css';

/** The companies that we form, as a page of a ledger; each leads to its own. */
export function FormationOffer({ locale, title }: Readonly<{ locale: Locale; title: string }>) {
  return (
    <div className="ledger-page">
      <div className="sheet lift margin doc">
        <div className="body">
          <h2 className="h3">{title}</h2>
          <ul className="offers">
            {formationCards.map(({ slug, flag, title: name, text }) => (
              <li key={slug}>
                <Flag name={flag} />
                <b>
                  <a href={localePath(locale, `/formation/${slug}`)}>{inLanguage(name, locale)}</a>
                </b>
                <p>{inLanguage(text, locale)}</p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </div>
  );
}
