import type { Answers, Question } from '@formation/fees';

type Common = Readonly<{ key: string; needed?: true; applies?: (answers: Answers) => boolean }>;

/** What a question asks beside numbers and choices: words, at most so many characters of them; a day; a day of the year. */
export type TextField = Common & Readonly<{ kind: 'text'; most: number } | { kind: 'day' | 'month-day'; most?: never }>;

/** All that a call asks: what a question of the domain has, and the texts and days beside it. */
export type CallQuestion<A extends Answers = Answers> = Readonly<{
  question: Question<A>;
  texts?: readonly TextField[];
}>;
