import { oftenWritten } from '../../entries/answers/templates.ts';
import { type VisitorLanguage, visitorLanguages } from './often-written.ts';

/** A text that is often written to visitors. */
export type AnswerTemplate = Readonly<{
  language: VisitorLanguage;
  title: string;
  subject: string;
  text: string;
}>;

/** Each text in each language. */
export const answerTemplates: readonly AnswerTemplate[] = visitorLanguages.flatMap((language) =>
  oftenWritten.map(({ title, subject, text }) => ({
    language,
    title,
    subject: subject[language],
    text: text[language],
  })),
);

/** The language that somebody wrote in, by its script. */
function visitorLanguage(text: string): VisitorLanguage {
  if (/\p{Script=Sinhala}/u.test(text)) return 'si';
  return /\p{Script=Tamil}/u.test(text) ? 'ta' : 'en';
}

/** The language to answer in: that of the visitor's page, or on an English page that of what was written there. */
export const answeringLanguage = (page: VisitorLanguage, text: string): VisitorLanguage =>
  page === 'en' ? visitorLanguage(text) : page;

/** What a text leaves to be filled in: `[[price]]`, each once. */
export const blanksIn = (text: string): readonly string[] => [...new Set(text.match(/\[\[[^\]]*\]?\]?/g) ?? [])];
