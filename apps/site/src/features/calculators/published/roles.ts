import { amountOf, roles, type Answer as Answered } from '@formation/fees';
import type { Answer } from './published-model.ts';

/** The lines of an answer by what they are. */
export function rolesOf(answered: Answered): Answer['roles'] {
  const found = roles.flatMap((role) => {
    const line = amountOf(answered, role);
    return line ? [[role, line] as const] : [];
  });
  return Object.fromEntries(found);
}
