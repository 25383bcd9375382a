import { dateIn, fill, type Locale, messages } from '@formation/content';
import { usStateNames, type Company, type Deadline } from '@formation/deadlines';

/** A company by its form, place and day: its name is not kept. */
export function companyText(language: Locale, company: Company): string {
  const { companies } = messages[language].mail;
  const day = dateIn(language, company.incorporated);
  if (company.country !== 'us') return fill(companies[company.country], { day });
  return fill(companies.us, { day, state: usStateNames[company.state], kind: companies.kinds[company.kind] });
}

/** Where its rule was read, and whether it was read there. */
export function sureText(language: Locale, { verified }: Deadline): string {
  const rules = messages[language].deadlines;
  return verified ? rules.calendar.sure : rules.unverified;
}
