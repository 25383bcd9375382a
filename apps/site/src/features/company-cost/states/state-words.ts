import type { Locale, Messages } from '@formation/content';

export type StateWords = Readonly<{
  locale: Locale;
  page: Omit<Messages['companyCost']['states'], 'meta' | 'heading' | 'lead'>;
  kinds: Messages['companyCost']['form']['kinds'];
  kind: string;
  states: Messages['formation']['states'];
  /** How sure a fee is, for the file. */
  statuses: Messages['formation']['cost']['statuses'];
  sharing: Messages['sharing'];
  /** The page that counts a company, in the page's language. */
  costHref: string;
}>;
