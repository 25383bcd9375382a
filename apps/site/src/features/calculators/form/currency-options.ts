import type { Currency } from '@formation/money';
import { pageLanguage } from '../../../lib/text/dates/day-name.ts';
import { currencyNames } from '../../../lib/text/writing/names.ts';

/** Currencies as a choice: the code, and the name in the page's language. */
export function currencyOptions(offered: readonly Currency[]) {
  const names = currencyNames(pageLanguage());
  return offered.map((value) => ({ value, label: `${value} – ${names(value) ?? value}` }));
}
