import { amountOf, boundOf, roles, type Answer } from '@formation/fees';
import type { AnswerView } from '../published/published-model.ts';

/** The lines of an answer by what they are, and which way each can only lie. */
export function rolesOf(answer: Answer): AnswerView['roles'] {
  const found = roles.flatMap((role) => {
    const figure = amountOf(answer, role);
    return figure ? [[role, { figure, bound: boundOf(answer, figure.key) }] as const] : [];
  });
  return Object.fromEntries(found);
}
