import { inLanguage, papers, type Locale, type PaperName } from '@formation/content';
import { Icon } from '@formation/ui';
import { PaperFigure } from './paper-figure.tsx';

/** The picture of a page that is long already: one line with what it is, until it is opened. */
export function FoldedPaper({ locale, name }: Readonly<{ locale: Locale; name: PaperName }>) {
  return (
    <div className="wrap folded-paper no-print">
      <details>
        <summary>
          <b>{inLanguage(papers[name].caption, locale)}</b>
          <Icon name="chevron-down" />
        </summary>
        <PaperFigure locale={locale} name={name} hasCaption={false} />
      </details>
    </div>
  );
}
