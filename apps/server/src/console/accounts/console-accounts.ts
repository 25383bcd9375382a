import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { unassignCalls } from '../../bookings/unassign-calls.ts';
import type { Context } from '../../db/context.ts';
import type { Tables } from '../../db/schema.ts';
import { transactionOrRefusal } from '../../db/transaction-or-refusal.ts';
import { unassignAll, assignedTo } from '../../enquiries/work/unassign-all.ts';
import type { Account, ConsoleStore, Factors, NewAuditEntry, Role } from './account-types.ts';
import { accountRows, asAccount, keyOf } from './console-rows.ts';
import { logAct } from './log-act.ts';

type Trx = Transaction<Tables>;
type Row = Readonly<{ id: string; email: string; role: Role }>;

/** What an invitation says of whom it invites. */
export type Invited = Readonly<{ email: string; role: Role; codeSecret: string }>;

/** Of somebody who comes no more, or only looks: their enquiries and calls are nobody's. */
async function unassign(trx: Trx, leaving: Parameters<typeof unassignAll>[1]): Promise<void> {
  await unassignAll(trx, leaving);
  await unassignCalls(trx, leaving);
}

const nothing = { password: '', code_secret: '', code_step: 0 };

/** Ends everything by which somebody could come in, or read the calls. */
async function removeFactors(trx: Trx, accountId: string): Promise<void> {
  for (const table of ['console_passkeys', 'console_recovery', 'console_sessions', 'call_feeds'] as const)
    await trx.deleteFrom(table).where('account_id', '=', accountId).execute();
  await trx.deleteFrom('console_slips').where('subject', '=', accountId).execute();
  await trx.updateTable('console_accounts').set(nothing).where('id', '=', accountId).execute();
}

async function giveWays(trx: Trx, { accountId, now }: To, { passkey, name = '', password, recovery }: Factors) {
  if (password !== undefined) {
    const { kept, codeSecret, codeStep } = password;
    const set = { password: kept, code_secret: codeSecret, code_step: codeStep };
    await trx.updateTable('console_accounts').set(set).where('id', '=', accountId).execute();
  }
  if (passkey !== undefined) {
    const { id, publicKey, counter, transports } = passkey;
    const row = { id, account_id: accountId, public_key: publicKey, counter, transports: transports.join(' ') };
    await trx
      .insertInto('console_passkeys')
      .values({ ...row, name, created_at: now, used_at: now })
      .execute();
  }
  const codes = recovery.map((hash) => ({ hash, account_id: accountId }));
  await trx.insertInto('console_recovery').values(codes).execute();
}

/** Whoever has an account, or another link, needs none of the others. */
export async function forgetInvitations(trx: Trx, email: string): Promise<void> {
  const open = trx.deleteFrom('console_slips').where('kind', '=', 'invitation');
  await open.where('subject', '=', keyOf(email)).execute();
}

type To = Readonly<{ accountId: string; now: number }>;

type Doing = Readonly<{ who: string; at: number }>;

/** Who only looks works on nothing: what they had is nobody's, as when they leave. */
async function giveRole(trx: Trx, { id, email }: Pick<Row, 'id' | 'email'>, to: Doing & Readonly<{ role: Role }>) {
  await trx.updateTable('console_accounts').set({ role: to.role }).where('id', '=', id).execute();
  if (to.role === 'reader') await unassign(trx, { email, who: to.who, at: to.at });
}

/** The invited one's account, made when it is not there; it gets the role of the invitation. */
async function invitedAccount(trx: Trx, { email, role }: Invited, now: number): Promise<string> {
  const known = trx.selectFrom('console_accounts').select(['id', 'email']).where('email_key', '=', keyOf(email));
  const before = await known.executeTakeFirst();
  if (before !== undefined) {
    await giveRole(trx, before, { role, who: email, at: now });
    return before.id;
  }
  const row = { id: randomUUID(), email, email_key: keyOf(email), role, ...nothing, created_at: now };
  await trx.insertInto('console_accounts').values(row).execute();
  return row.id;
}

async function enrol(trx: Trx, { hash, context }: Readonly<{ hash: string; context: Context }>, factors: Factors) {
  const now = context.now();
  const taken = trx.deleteFrom('console_slips').where('hash', '=', hash).where('kind', '=', 'invitation');
  const invitation = await taken.where('until_at', '>', now).returning('data').executeTakeFirst();
  if (invitation === undefined) return { refused: 'bad-token' } as const;
  const invited = JSON.parse(invitation.data) as Invited; // our own
  const id = await invitedAccount(trx, invited, now);
  await removeFactors(trx, id);
  await forgetInvitations(trx, invited.email);
  await giveWays(trx, { accountId: id, now }, factors);
  const detail = factors.passkey === undefined ? 'password' : 'passkey';
  await logAct(trx, context, { who: invited.email, act: 'enrolled', detail, tells: true });
  return asAccount(await accountRows(trx).where('id', '=', id).executeTakeFirstOrThrow());
}

type Deed = (trx: Trx, account: Row, by: Doing) => Promise<Omit<NewAuditEntry, 'who'>>;

const reset = async (trx: Trx, { id, email }: Row) => {
  await removeFactors(trx, id);
  await forgetInvitations(trx, email);
  return { act: 'reset', tells: true } as const;
};

/** An open invitation must not restore a role that was taken away. */
async function inviteAs(trx: Trx, email: string, role: Role): Promise<void> {
  const open = trx.selectFrom('console_slips').select(['hash', 'data']).where('kind', '=', 'invitation');
  for (const { hash, data } of await open.where('subject', '=', keyOf(email)).execute()) {
    const invited: Invited = { ...(JSON.parse(data) as Invited), role }; // our own
    const changed = trx.updateTable('console_slips').set({ data: JSON.stringify(invited) });
    await changed.where('hash', '=', hash).execute();
  }
}

const become =
  (role: Role): Deed =>
  async (trx, account, by) => {
    await giveRole(trx, account, { role, ...by });
    await inviteAs(trx, account.email, role);
    return { act: 'role-changed', detail: `${account.role} > ${role}` };
  };

const remove: Deed = async (trx, account, by) => {
  await reset(trx, account);
  await unassign(trx, { email: account.email, ...by });
  await trx.deleteFrom('console_accounts').where('id', '=', account.id).execute();
  return { act: 'removed' };
};

type By = Readonly<{ email: string } | { id: string }>;
type DeedRequest = Readonly<{ deed: Deed; who: string; context: Context }>;

/** Does something to an account, ends its sessions and logs it. False when there is no such account. */
async function doTo(trx: Trx, by: By, { deed, who, context }: DeedRequest): Promise<boolean> {
  const found = trx.selectFrom('console_accounts').select(['id', 'email', 'role']);
  const named = 'id' in by ? found.where('id', '=', by.id) : found.where('email_key', '=', keyOf(by.email));
  const account = await (context.skipsLocked ? named.forUpdate() : named).executeTakeFirst();
  if (account === undefined) return false;
  const at = context.now();
  const act = await deed(trx, account, { who, at });
  await trx.deleteFrom('console_sessions').where('account_id', '=', account.id).execute();
  await logAct(trx, context, { about: account.email, ...act, who });
  return true;
}

/** The owners; another server waits until this transaction has ended. */
const lockOwners = (trx: Trx, { skipsLocked }: Context) => {
  const owners = trx.selectFrom('console_accounts').select('id').where('role', '=', 'owner').orderBy('id');
  return (skipsLocked ? owners.forUpdate() : owners).execute();
};

async function hasOwner(trx: Trx): Promise<boolean> {
  const owners = await accountRows(trx).where('role', '=', 'owner').execute();
  return owners.map(asAccount).some(({ passkeys, password }) => passkeys > 0 || password !== '');
}

/** An owner's deed, undone where no owner would be left who can come in. */
const owners = (context: Context, id: string, request: Readonly<{ deed: Deed; who: string }>) =>
  transactionOrRefusal(context, async (trx) => {
    await lockOwners(trx, context);
    if (!(await doTo(trx, { id }, { ...request, context }))) return { refused: 'not-found' };
    return (await hasOwner(trx)) ? 'done' : { refused: 'last-owner' };
  });

/** The calls about who may come in, and as what. */
export function consoleAccounts(context: Context) {
  const { db, transact } = context;
  const rows = () => accountRows(db);
  const changed = (email: string, who: string, deed: Deed) =>
    transact((trx) => doTo(trx, { email }, { deed, who, context }));
  return {
    accounts: async (): Promise<readonly Account[]> => (await rows().orderBy('email_key').execute()).map(asAccount),
    account: async (by) => {
      const row = 'id' in by ? rows().where('id', '=', by.id) : rows().where('email_key', '=', keyOf(by.email));
      const found = await row.executeTakeFirst();
      return found && asAccount(found);
    },
    has: (email) => assignedTo(db, email),
    enrol: (hash, factors) => transact((trx) => enrol(trx, { hash, context }, factors)),
    reset: (email, who) => changed(email, who, reset),
    setRole: (email, role, who) => changed(email, who, become(role)),
    remove: (email, who) => changed(email, who, remove),
    byOwner: {
      reset: (id, who) => owners(context, id, { deed: reset, who }),
      setRole: (id, role, who) => owners(context, id, { deed: become(role), who }),
      remove: (id, who) => owners(context, id, { deed: remove, who }),
    },
  } satisfies Partial<ConsoleStore>;
}
