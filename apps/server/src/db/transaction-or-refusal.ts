import type { Refused } from '@formation/leads';
import type { Transaction } from 'kysely';
import type { Context } from './context.ts';
import type { Tables } from './schema.ts';

/** Thrown to undo what was done so far: what was refused is not remembered as made. */
class Undone extends Error {
  readonly refusal;
  constructor(refusal: Refused<string>) {
    super(refusal.refused);
    this.refusal = refusal;
  }
}

/** Does something in one transaction, which leaves nothing behind where it was refused. */
export async function transactionOrRefusal<Why extends string>(
  { transact }: Pick<Context, 'transact'>,
  work: (trx: Transaction<Tables>) => Promise<'done' | Refused<Why>>,
): Promise<'done' | Refused<Why>> {
  try {
    return await transact(async (trx) => {
      const outcome = await work(trx);
      if (outcome !== 'done') throw new Undone(outcome);
      return outcome;
    });
  } catch (error) {
    if (error instanceof Undone) return error.refusal as Refused<Why>; // it is that of the work
    throw error;
  }
}
