import type { Locale, Messages } from '@formation/content';

export type PayoutsWords = Readonly<{
  locale: Locale;
  page: Omit<Messages['payouts'], 'meta' | 'heading' | 'lead'>;
  explain: Messages['calculators']['published']['explain'];
  /** The title of what is not counted. */
  notCounted: string;
  sharing: Messages['sharing'];
  /** Where the fees of a platform are worked out, in the language of the page. */
  calculators: Readonly<Record<string, string>>;
}>;

/** What a figure is called inside a formula. */
export const figureNames = ({ page }: PayoutsWords): Readonly<Record<string, string>> => ({
  ...page.figures,
  ...page.assumptions,
});
