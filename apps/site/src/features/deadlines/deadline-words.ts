import { fill, type Locale, type Messages } from '@formation/content';
import { usStateReports, type Company, type StateCode } from '@formation/deadlines';
import type { PageDayWords } from '../../lib/input/day-words.ts';

/** Every word of the page, and the names that come from elsewhere. */
export type DeadlineWords = Readonly<{
  locale: Locale;
  page: Omit<Messages['deadlinePage'], 'meta' | 'heading' | 'lead'>;
  rules: Messages['deadlines'];
  sharing: Messages['sharing'];
  /** Stands for the dates until the address is read. */
  working: string;
  days: PageDayWords;
  states: Readonly<Record<StateCode, string>>;
}>;

/** The words of the duties of one country, and those that are not needed before the page is used. */
export type CountryRules = Pick<
  DeadlineWords['rules'],
  'duties' | 'standing' | 'done' | 'undated' | 'extensions' | 'conditions'
>;

/** The states by their codes, in the order of their names in `InitialWords`. */
export const stateCodes = Object.keys(usStateReports) as readonly StateCode[]; // the keys of the table are its codes

/**
 * What the page comes with: the duties that every US company has, and the names of the states in one text, since the
 * page's HTML writes each quotation mark in six signs.
 */
export type InitialWords = Omit<DeadlineWords, 'states'> & Readonly<{ states: string }>;

/** Words with the names of the states apart. */
export function opened(words: InitialWords): DeadlineWords {
  const names = words.states.split('|');
  const states = Object.fromEntries(stateCodes.map((code, n) => [code, names[n] ?? code]));
  return { ...words, states: states as DeadlineWords['states'] }; // every code has its name
}

/** The words of the form and of what the company is called. */
export type FormWords = Omit<DeadlineWords, 'rules' | 'sharing'> &
  Readonly<{ rules: Pick<DeadlineWords['rules'], 'onlyIf'> }>;

/** A company in a few words, by its name when it has one. */
export function companyTitle(
  company: Company,
  name: string,
  { page, states }: Pick<DeadlineWords, 'page' | 'states'>,
): string {
  if (name) return name;
  const { names } = page.result;
  if (company.country !== 'us') return names[company.country];
  return fill(names.us, { state: states[company.state], kind: page.form.kinds[company.kind] });
}
