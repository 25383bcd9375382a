import type { Locale, Messages } from '@formation/content';
import type { Answers, Question } from '@formation/formation';

export type WhichWords = Readonly<{
  locale: Locale;
  page: Messages['whichPage'];
  which: Messages['formation']['which'];
  sharing: Messages['sharing'];
}>;

/** An answer to a question in words. */
export function answerName(question: Question, answer: string, { which }: Pick<WhichWords, 'which'>): string {
  const texts: Readonly<Record<string, string>> = which.questions[question].answers;
  return texts[answer] ?? '';
}

/** The visitor's answers to some questions, as they stand in a sentence between quotation marks. */
export const answersText = (questions: readonly Question[], answers: Answers, words: WhichWords): string =>
  questions.map((question) => answerName(question, answers[question] ?? '', words)).join(words.which.and);
