import type { IsoDate } from '@formation/calendar';
import { checks, ruleCheck, type CheckAnswer, type CheckAnswers, type CheckId } from '@formation/formation';
import type { Typed } from '../../lib/input/use-typed.ts';

// Object.keys loses the names that `checks` has.
export const checkIds = Object.keys(checks) as readonly CheckId[];

type Questions = Readonly<Record<string, readonly string[]>>;

/** The questions of a check with their answers, in the order of the table. */
export const questionsOf = (id: CheckId): Questions => checks[id].questions;

/** The name of a question's field: `boi.formed`. */
export const fieldName = (id: CheckId, question: string) => `${id}.${question}`;

export const defaultFields = Object.fromEntries(
  checkIds.flatMap((id) => Object.keys(questionsOf(id)).map((question) => [fieldName(id, question), ''])),
);

export type CheckRequest = Readonly<{
  /** The questions that the answer needs, in order; the last may still be open. */
  questions: readonly string[];
  answer?: Exclude<CheckAnswer<CheckId>, Readonly<{ ask: unknown }>>;
}>;

/** Asks what the check asks, one question after the other, as far as the form answers. */
export function askedOf(id: CheckId, typed: Typed, day: IsoDate): CheckRequest {
  const offered = questionsOf(id);
  const asks: string[] = [];
  let chosen: Readonly<Record<string, string>> = {};
  for (;;) {
    // The answers come from the check's own questions.
    const found: CheckAnswer<CheckId> = ruleCheck(id, chosen as CheckAnswers<CheckId>, day);
    if (!('ask' in found)) return { questions: asks, answer: found };
    const question = String(found.ask);
    asks.push(question);
    const value = typed[fieldName(id, question)] ?? '';
    if (!offered[question]?.includes(value)) return { questions: asks };
    chosen = { ...chosen, [question]: value };
  }
}
