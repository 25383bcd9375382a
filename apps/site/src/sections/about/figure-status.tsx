import { claims, messages, type Locale } from '@formation/content';
import { localePath } from '../../lib/language/locale.ts';

const isConfirmed = Object.values(claims).every(({ confirmed }) => confirmed);

/** How sure the firm's figures are, under them: the same sentence everywhere, gone once all of them are confirmed. */
export function FigureStatus({ locale }: Readonly<{ locale: Locale }>) {
  const { title, unconfirmed } = messages[locale].about.definitions;
  if (isConfirmed) return null;
  return (
    <p className="small muted">
      {unconfirmed} <a href={`${localePath(locale, '/about')}#how-we-count`}>{title}</a>
    </p>
  );
}
