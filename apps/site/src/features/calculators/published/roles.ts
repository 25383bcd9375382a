import { amountOf, type Answer as Answered, type Role } from '@formation/fees';
import type { Answer } from './published-model.ts';

const roles = ['revenue', 'fees', 'costs', 'profit'] as const satisfies readonly Role[];

/** The lines of an answer by what they are. */
export function rolesOf(answered: Answered): Answer['roles'] {
  const found = roles.flatMap((role) => {
    const line = amountOf(answered, role);
    return line ? [[role, line] as const] : [];
  });
  return Object.fromEntries(found);
}
