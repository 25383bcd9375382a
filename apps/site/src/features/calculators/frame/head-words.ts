import { messages, type Locale } from '@formation/content';
import { localePath } from '../../../lib/language/locale.ts';
import type { HeadWords } from './calculator-head.tsx';

/** What the head of a calculator says, and where it leads back to. */
export function headWords(locale: Locale, { heading, lead }: Readonly<{ heading: string; lead: string }>): HeadWords {
  const { shell, calculators } = messages[locale];
  return {
    heading,
    page: {
      breadcrumbLabel: shell.breadcrumb,
      parent: { href: localePath(locale, '/resources'), label: calculators.shared.breadcrumb },
      lead,
    },
  };
}
