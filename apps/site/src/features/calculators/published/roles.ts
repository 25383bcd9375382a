import { amountOf, type Answer as Answered, type Role } from '@formation/fees';
import { plus } from '@formation/money';
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

/** What is left, and what is paid out: the visitor's own costs are not taken from what a platform pays. */
export function leftOf(answered: Answered): Answer['left'] {
  const left = amountOf(answered, 'profit')?.value;
  const costs = amountOf(answered, 'costs')?.value;
  return left && { left, paidOut: costs?.currency === left.currency ? plus(left, costs) : left };
}
