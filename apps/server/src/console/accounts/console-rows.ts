import { randomUUID } from 'node:crypto';
import type { Insertable, Kysely, Selectable, Transaction } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import type { Account, AuditEntry, NewAuditEntry, Session } from './account-types.ts';

type Db = Kysely<Tables> | Transaction<Tables>;

/** An address as accounts and invitations are found by it. */
export const keyOf = (email: string): string => email.trim().toLowerCase();

/** Accounts with the number of their passkeys. */
export const accountRows = (db: Db) =>
  db
    .selectFrom('console_accounts')
    .selectAll()
    .select((one) =>
      one
        .selectFrom('console_passkeys')
        .select(one.cast<number>(one.fn.countAll(), 'integer').as('count'))
        .whereRef('console_passkeys.account_id', '=', 'console_accounts.id')
        .as('passkeys'),
    );

type AccountRow = Awaited<ReturnType<ReturnType<typeof accountRows>['executeTakeFirstOrThrow']>>;

export const asAccount = (row: AccountRow): Account => ({
  id: row.id,
  email: row.email,
  role: row.role,
  password: row.password,
  codeSecret: row.code_secret,
  codeStep: row.code_step,
  createdAt: row.created_at,
  passkeys: row.passkeys ?? 0,
});

export const asSession = (row: Selectable<Tables['console_sessions']>): Session => ({
  id: row.id,
  device: row.device,
  createdAt: row.created_at,
  seenAt: row.seen_at,
  until: row.until_at,
});

export const asAct = ({ at, who, act, about, detail }: Selectable<Tables['console_acts']>): AuditEntry => ({
  at,
  who,
  act,
  about,
  detail,
});

export const actRow = (
  { who, act, about = '', detail = '' }: NewAuditEntry,
  now: number,
): Insertable<Tables['console_acts']> => ({ id: randomUUID(), at: now, who, act, about, detail });
