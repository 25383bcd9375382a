import { fill, type Locale, type Messages } from '@formation/content';
import type { Company, StateCode } from '@formation/deadlines';

/** Every word of the page, and the names that come from elsewhere. */
export type DeadlineWords = Readonly<{
  locale: Locale;
  page: Omit<Messages['deadlinePage'], 'meta' | 'heading' | 'lead'>;
  rules: Messages['deadlines'];
  sharing: Messages['sharing'];
  states: Readonly<Record<StateCode, string>>;
}>;

/** A company in a few words, by its name when it has one. */
export function companyTitle(company: Company, name: string, { page, states }: DeadlineWords): string {
  if (name) return name;
  const { names } = page.result;
  if (company.country !== 'us') return names[company.country];
  return fill(names.us, { state: states[company.state], kind: page.form.kinds[company.kind] });
}
