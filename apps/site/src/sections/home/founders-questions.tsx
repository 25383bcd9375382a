import { messages, questionSets, type Locale } from '@formation/content';
import { Faq, Section } from '@formation/ui';
import { localePath } from '../../lib/language/locale.ts';
import { answers } from '../facts/answers.tsx';

/** The questions that founders ask first, with a way to ask another one. */
export function FoundersQuestions({ locale }: Readonly<{ locale: Locale }>) {
  const { title, text, link } = messages[locale].home.questions;
  const [before, after] = text.split('{link}');
  const lead = (
    <>
      {before}
      <a href={localePath(locale, '/contact-us')}>{link}</a>
      {after}
    </>
  );
  return (
    <Section title={title} lead={lead} threshold={0.15} rail>
      <Faq name="questions" items={answers(locale, questionSets(locale).companyFormation)} firstOpen />
    </Section>
  );
}
