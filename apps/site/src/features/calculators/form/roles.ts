import { amountOf, roles, type Answer } from '@formation/fees';
import type { AnswerView } from '../published/published-model.ts';

/** The lines of an answer by what they are. */
export function rolesOf(answer: Answer): AnswerView['roles'] {
  const found = roles.flatMap((role) => {
    const line = amountOf(answer, role);
    return line ? [[role, line] as const] : [];
  });
  return Object.fromEntries(found);
}
