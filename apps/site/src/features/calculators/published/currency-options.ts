import type { Currency } from '@formation/money';
import { pageLanguage } from '../../../lib/dates/day-name.ts';

/** Currencies as a choice: the code, and the name in the page's language. */
export function currencyOptions(offered: readonly Currency[]) {
  const names = new Intl.DisplayNames(pageLanguage(), { type: 'currency' });
  return offered.map((value) => ({ value, label: `${value} – ${names.of(value) ?? value}` }));
}
