import { messages, type Locale } from '@formation/content';
import { Section } from '@formation/ui';
import { localePath } from '../../lib/language/locale.ts';

/** What Sri Lankan law adds to a sum, in three sentences, with the way to the whole of it. */
export function HomeRulesNote({ locale }: Readonly<{ locale: Locale }>) {
  const { title, short, more } = messages[locale].homeRules;
  return (
    <Section title={title}>
      <p>
        {short} <a href={`${localePath(locale, '/which-company')}#sri-lanka`}>{more}</a>
      </p>
    </Section>
  );
}
