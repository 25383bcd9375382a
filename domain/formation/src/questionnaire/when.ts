import { questions, type Answers, type Question } from './questions.ts';

/** Answers, some of each question, that a line of a table is about. */
export type Condition = Readonly<{ [Q in Question]?: readonly (typeof questions)[Q][number][] }>;

/** When a line of a table counts: with one of these answers to each of these questions, and with none of those. */
export type When = Readonly<{ when: Condition; unless?: Condition }>;

/** Whether a line counts for these answers. A question that is left out meets no `when`, and no `unless` either. */
export function counts({ when, unless = {} }: When, answers: Answers): boolean {
  return (
    questionsOf(when).every((question) => has(when, question, answers)) &&
    !questionsOf(unless).some((question) => has(unless, question, answers))
  );
}

/** The questions that a line asks about. */
export const questionsOf = (condition: Condition) => Object.keys(condition) as readonly Question[]; // Object.keys loses the names

function has(condition: Condition, question: Question, answers: Answers): boolean {
  const wanted: readonly string[] = condition[question] ?? [];
  return wanted.includes(answers[question] ?? '');
}
