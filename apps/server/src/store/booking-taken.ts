import type { Refused } from '@formation/leads';

/** Thrown to undo the transaction when the slot is somebody else's; `takenIsAValue` catches it. */
export class Taken extends Error {}

/** PostgreSQL says 23505; SQLite's extended code is SQLITE_CONSTRAINT_UNIQUE. */
function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && error.code === '23505') || ('errcode' in error && error.errcode === 2067);
}

/** The answer of a transaction, or that its slot is taken. */
export async function takenIsAValue<Answer>(work: Promise<Answer>): Promise<Answer | Refused<'taken'>> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Taken || isUniqueViolation(error)) return { refused: 'taken' };
    throw error;
  }
}
