import { isPaperName, type Locale } from '@formation/content';
import { PaperFigure } from './paper-figure.tsx';

/** What a tool is about, as the platform or the office itself shows it; of no use on the paper of a result. */
export function ToolPaper({ locale, name }: Readonly<{ locale: Locale; name: string }>) {
  if (!isPaperName(name)) return null;
  return (
    <div className="section tight no-print">
      <div className="wrap">
        <PaperFigure locale={locale} name={name} />
      </div>
    </div>
  );
}
