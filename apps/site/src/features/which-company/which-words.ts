import type { Locale, Messages } from '@formation/content';
import type { Answers, Question } from '@formation/formation';

export type WhichWords = Readonly<{
  locale: Locale;
  page: Messages['whichPage'];
  which: Messages['formation']['which'];
  sharing: Messages['sharing'];
}>;

/** An answer as the form shows it. */
export function answerText(question: Question, answers: Answers, { which }: WhichWords): string {
  const texts: Readonly<Record<string, string>> = which.questions[question].answers;
  return texts[answers[question] ?? ''] ?? '';
}
