import type { Refused } from '@formation/leads';
import type { Selectable, Transaction } from 'kysely';
import type { Context } from '../../db/context.ts';
import type { Tables } from '../../db/schema.ts';
import { transactionOrRefusal } from '../../db/transaction-or-refusal.ts';
import type { ConsoleStore, SignedIn, FactorsChange } from './account-types.ts';
import { actRow } from './console-rows.ts';
import { logAct } from './log-act.ts';

type Trx = Transaction<Tables>;
type Row = Selectable<Tables['console_accounts']>;
type Change<Name extends FactorsChange['act']> = Extract<FactorsChange, { act: Name }>;
type Why = 'not-found' | 'last-way' | 'taken';
type ChangeRequest<Name extends FactorsChange['act']> = Readonly<{ account: Row; change: Change<Name>; now: number }>;

/** What was changed, for the log; or why it can not be. */
type Outcome = Promise<string | Refused<Why>>;

async function add(trx: Trx, { account, change, now }: ChangeRequest<'passkey-added'>): Outcome {
  const { id, publicKey, counter, transports } = change.passkey;
  const row = { id, account_id: account.id, public_key: publicKey, counter, transports: transports.join(' ') };
  const made = await trx
    .insertInto('console_passkeys')
    .values({ ...row, name: change.name, created_at: now, used_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return made.numInsertedOrUpdatedRows === 1n ? change.name : { refused: 'taken' };
}

async function drop(trx: Trx, { account, change }: ChangeRequest<'passkey-removed'>): Outcome {
  const mine = trx.selectFrom('console_passkeys').select(['id', 'name']).where('account_id', '=', account.id);
  const passkeys = await mine.execute();
  const going = passkeys.find(({ id }) => id === change.passkeyId);
  if (going === undefined) return { refused: 'not-found' };
  if (passkeys.length === 1 && account.password === '') return { refused: 'last-way' };
  await trx.deleteFrom('console_passkeys').where('id', '=', going.id).execute();
  return going.name;
}

async function setPassword(trx: Trx, { account, change }: ChangeRequest<'password-changed'>): Outcome {
  if (account.password === '') return { refused: 'not-found' };
  await trx.updateTable('console_accounts').set({ password: change.kept }).where('id', '=', account.id).execute();
  return '';
}

async function setCodes(trx: Trx, { account, change }: ChangeRequest<'codes-changed'>): Outcome {
  const { kept: password = account.password, codeSecret, codeStep } = change;
  if (password === '') return { refused: 'not-found' };
  const set = { password, code_secret: codeSecret, code_step: codeStep };
  await trx.updateTable('console_accounts').set(set).where('id', '=', account.id).execute();
  return change.kept === undefined ? '' : 'with a password';
}

async function renew(trx: Trx, { account, change }: ChangeRequest<'recovery-renewed'>): Outcome {
  await trx.deleteFrom('console_recovery').where('account_id', '=', account.id).execute();
  const codes = change.hashes.map((hash) => ({ hash, account_id: account.id }));
  await trx.insertInto('console_recovery').values(codes).execute();
  return '';
}

function make(trx: Trx, account: Row, { change, now }: Readonly<{ change: FactorsChange; now: number }>): Outcome {
  switch (change.act) {
    case 'passkey-added':
      return add(trx, { account, change, now });
    case 'passkey-removed':
      return drop(trx, { account, change, now });
    case 'password-changed':
      return setPassword(trx, { account, change, now });
    case 'codes-changed':
      return setCodes(trx, { account, change, now });
    case 'recovery-renewed':
      return renew(trx, { account, change, now });
  }
}

/** Whether nobody has ended the session meanwhile. */
const isOpen = async (trx: Trx, id: string) =>
  (await trx.selectFrom('console_sessions').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;

/** One's own row is held until the end, so that of two passkeys removed at once the last one stays. */
const changeFactors = (context: Context, { account: me, session }: SignedIn, change: FactorsChange) =>
  transactionOrRefusal<Why>(context, async (trx) => {
    const mine = trx.selectFrom('console_accounts').selectAll().where('id', '=', me.id);
    const account = await (context.skipsLocked ? mine.forUpdate() : mine).executeTakeFirst();
    if (account === undefined || !(await isOpen(trx, session.id))) return { refused: 'not-found' };
    const now = context.now();
    const detail = await make(trx, account, { change, now });
    if (typeof detail !== 'string') return detail;
    const others = trx.deleteFrom('console_sessions').where('account_id', '=', me.id);
    await others.where('id', '!=', session.id).execute();
    await logAct(trx, context, { who: me.email, act: change.act, detail, tells: true });
    return 'done';
  });

/** The calls about one's own ways to sign in. */
export function signInFactors(context: Context) {
  const { db, transact, now } = context;
  return {
    passkeys: async (accountId) => {
      const mine = db.selectFrom('console_passkeys').selectAll().where('account_id', '=', accountId);
      const rows = await mine.orderBy('created_at').orderBy('id').execute();
      return rows.map(({ id, name, created_at: createdAt, used_at: usedAt }) => ({ id, name, createdAt, usedAt }));
    },
    namePasskey: ({ id: accountId, email: who }, { id, name }) =>
      transact(async (trx) => {
        const mine = trx.updateTable('console_passkeys').set({ name }).where('account_id', '=', accountId);
        if ((await mine.where('id', '=', id).executeTakeFirst()).numUpdatedRows !== 1n) return false;
        const act = actRow({ who, act: 'passkey-named', detail: name }, now());
        await trx.insertInto('console_acts').values(act).execute();
        return true;
      }),
    recoveryLeft: async (accountId) => {
      const codes = db.selectFrom('console_recovery').select('hash').where('account_id', '=', accountId);
      return (await codes.execute()).length;
    },
    changeFactors: (by, change) => changeFactors(context, by, change),
  } satisfies Partial<ConsoleStore>;
}
