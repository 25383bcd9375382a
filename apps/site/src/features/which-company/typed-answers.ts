import { questions, type Answers, type Question } from '@formation/formation';
import type { Typed } from '../../lib/input/use-typed.ts';

// Object.keys loses the names that `questions` has.
export const questionNames = Object.keys(questions) as readonly Question[];

/** The answers in the form; what is no answer counts as left out. */
export function typedAnswers(typed: Typed): Answers {
  const chosen = questionNames.filter((name) => (questions[name] as readonly string[]).includes(typed[name] ?? ''));
  return Object.fromEntries(chosen.map((name) => [name, typed[name]])); // each value has just been found among the answers
}

/** The first question without an answer; the last one when all have theirs. */
export function firstOpen(answers: Answers): number {
  const open = questionNames.findIndex((name) => answers[name] === undefined);
  return open === -1 ? questionNames.length - 1 : open;
}

/** Whether every question has its answer. */
export const isDone = (answers: Answers): boolean => questionNames.every((name) => answers[name] !== undefined);
