import type { Locale, Messages } from '@formation/content';

export type StateWords = Readonly<{
  locale: Locale;
  page: Messages['companyCost']['states'];
  kinds: Messages['companyCost']['form']['kinds'];
  kind: string;
  states: Messages['formation']['states'];
  sharing: Messages['sharing'];
}>;
