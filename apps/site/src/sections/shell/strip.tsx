import { office, type Messages } from '@formation/content';
import { Icon } from '@formation/ui';
import type { LanguageLinks } from '../../lib/language/language-links.ts';
import { LanguageMenu } from './language-menu.tsx';
import './strip.css';

type Props = Readonly<{ words: Messages['shell']; languages: LanguageLinks | undefined }>;

/** The dark line at the top: office hours, languages and the theme. The page's script says whether the office is open. */
export function Strip({ words, languages }: Props) {
  const { label, openNow, closedNow, hours } = words.strip;
  return (
    <section className="strip" aria-label={label}>
      <div className="wrap">
        <p data-office="unknown" data-office-hours={JSON.stringify(office.hours)}>
          <span className="state by-script">
            <b className="open">
              <span className="dot" />
              {openNow}
            </b>
            <b className="closed">
              <span className="dot" />
              {closedNow}
            </b>
          </span>{' '}
          <span className="hours">{hours}</span>
        </p>
        {languages && <LanguageMenu languages={languages} className="languages" />}
        <button className="theme by-script" type="button" data-theme-toggle aria-label={words.theme}>
          <Icon name="contrast" />
        </button>
      </div>
    </section>
  );
}
