import type { Locale, Question } from '@formation/content';
import { FactInForce } from './fact-in-force.tsx';

/** Answers as the accordion shows them: a rule or price that others set stands dated under the one that rests on it. */
export const answers = (locale: Locale, questions: readonly Question[]) =>
  questions.map(({ question, answer, fact }) => ({
    question,
    answer: fact ? (
      <>
        <p>{answer}</p>
        <FactInForce locale={locale} name={fact} />
      </>
    ) : (
      answer
    ),
  }));
