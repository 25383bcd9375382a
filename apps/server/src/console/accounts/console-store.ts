import { randomUUID } from 'node:crypto';
import { dayMs } from '@formation/calendar';
import type { Context } from '../../db/context.ts';
import type { ConsoleStore } from './account-types.ts';
import { consoleAccounts } from './console-accounts.ts';
import { consoleInvitations } from './console-invitations.ts';
import { accountRows, actRow, asAccount, asAct, asSession } from './console-rows.ts';
import { consoleTries } from './console-tries.ts';
import { logAct, noticeOf } from './log-act.ts';
import { signInFactors } from './sign-in-factors.ts';
import { staffProfiles } from './staff-profiles.ts';

/** How exact the list of devices is about when somebody was there. */
const seenEveryMs = 60_000;

/** How long a session may be, and a device is known, at most: what lies further ahead was made under another clock. */
const longestMs = 400 * dayMs;

function factorCalls({ db, now }: Context) {
  return {
    passkey: async (id) => {
      const row = await db.selectFrom('console_passkeys').selectAll().where('id', '=', id).executeTakeFirst();
      if (row === undefined) return undefined;
      const { account_id: accountId, public_key: publicKey, counter, transports } = row;
      return { id, accountId, publicKey, counter, transports: transports.split(' ').filter(Boolean) };
    },
    redeemCode: async (accountId, step) => {
      const unused = db.updateTable('console_accounts').set({ code_step: step }).where('id', '=', accountId);
      return (await unused.where('code_step', '<', step).executeTakeFirst()).numUpdatedRows === 1n;
    },
    redeemRecoveryCode: async (accountId, hash) => {
      const code = db.deleteFrom('console_recovery').where('hash', '=', hash).where('account_id', '=', accountId);
      return (await code.executeTakeFirst()).numDeletedRows === 1n;
    },
    countPasskey: async (id, counter) => {
      await db.updateTable('console_passkeys').set({ counter, used_at: now() }).where('id', '=', id).execute();
    },
  } satisfies Partial<ConsoleStore>;
}

/** Notes when somebody was there. Nobody waits for it: who only reads goes on while the database is being written. */
function seenNotes(db: Context['db']) {
  const beingNoted = new Set<string>();
  return (id: string, at: number): void => {
    if (beingNoted.has(id)) return;
    beingNoted.add(id);
    const note = db.updateTable('console_sessions').set({ seen_at: at }).where('id', '=', id).execute();
    void note.catch(() => undefined).finally(() => beingNoted.delete(id)); // what failed, the next request notes
  };
}

/** How long the old token of a session that has a new one still serves what the browser has asked before. */
const graceMs = 10_000;

function renew({ transact, now }: Context, sessionId: string, hash: string): Promise<boolean> {
  return transact(async (trx) => {
    const end = now() + graceMs;
    const before = trx.updateTable('console_sessions').set({ until_at: end }).where('id', '=', sessionId);
    const found = trx.selectFrom('console_sessions').selectAll().where('id', '=', sessionId);
    const row = await found.where('until_at', '>', end).executeTakeFirst();
    if (row === undefined) return false;
    const { numUpdatedRows } = await before.where('until_at', '=', row.until_at).executeTakeFirst();
    if (numUpdatedRows !== 1n) return false; // another server was faster
    await trx
      .insertInto('console_sessions')
      .values({ ...row, id: randomUUID(), hash })
      .execute();
    return true;
  });
}

function sessionCalls(context: Context) {
  const { db, transact, now, sessionIdleMs = Infinity } = context;
  const open = () => {
    const unended = db.selectFrom('console_sessions').selectAll().where('until_at', '>', now());
    return sessionIdleMs === Infinity ? unended : unended.where('seen_at', '>', now() - sessionIdleMs);
  };
  const noteSeen = seenNotes(db);
  return {
    begin: (accountId, { hash, replaces, device, until }, act) =>
      transact(async (trx) => {
        const at = now();
        const times = { created_at: at, seen_at: at, until_at: until };
        const row = { id: randomUUID(), hash, account_id: accountId, device, ...times };
        if (replaces !== undefined) await trx.deleteFrom('console_sessions').where('hash', '=', replaces).execute();
        await trx.insertInto('console_sessions').values(row).execute();
        await logAct(trx, context, act);
      }),
    renew: (sessionId, hash) => renew(context, sessionId, hash),
    signedIn: async (hash, isPoll = false) => {
      const session = await open().where('hash', '=', hash).executeTakeFirst();
      if (session === undefined) return undefined;
      const account = await accountRows(db).where('id', '=', session.account_id).executeTakeFirst();
      if (account === undefined) return undefined;
      if (!isPoll && Math.abs(now() - session.seen_at) >= seenEveryMs) noteSeen(session.id, now());
      return { account: asAccount(account), session: asSession(session) };
    },
    sessions: async (accountId) => {
      const lasting = open().where('until_at', '>', now() + graceMs); // what was renewed stands there once
      const rows = lasting.where('account_id', '=', accountId).orderBy('seen_at', 'desc').orderBy('id');
      return (await rows.execute()).map(asSession);
    },
    end: (accountId, sessionId, act) =>
      transact(async (trx) => {
        const ended = trx.deleteFrom('console_sessions').where('id', '=', sessionId);
        const { numDeletedRows } = await ended.where('account_id', '=', accountId).executeTakeFirst();
        if (numDeletedRows === 1n) await trx.insertInto('console_acts').values(actRow(act, now())).execute();
        return numDeletedRows === 1n;
      }),
  } satisfies Partial<ConsoleStore>;
}

/** Signs somebody out everywhere, or everywhere else. */
function endAllCall({ transact, now }: Context) {
  return {
    endAll: (email, who, stays = '') =>
      transact(async (trx) => {
        const ids = trx.selectFrom('console_accounts').select('id').where('email_key', '=', email.toLowerCase());
        const all = trx.deleteFrom('console_sessions').where('account_id', 'in', ids);
        const ended = all.where('id', '!=', stays);
        const count = Number((await ended.executeTakeFirst()).numDeletedRows);
        const act = actRow({ who, act: 'session-ended', about: email, detail: String(count) }, now());
        if (count > 0) await trx.insertInto('console_acts').values(act).execute();
        return count;
      }),
  } satisfies Partial<ConsoleStore>;
}

function oneTimeTokenCalls({ db, now }: Context) {
  return {
    putOneTimeToken: async (hash, { kind, subject, data, until }) => {
      const token = { kind, subject, data, until_at: until };
      const put = db.insertInto('console_slips').values({ hash, ...token });
      await put.onConflict((conflict) => conflict.column('hash').doUpdateSet(token)).execute();
    },
    oneTimeToken: async (hash, kind) => {
      const found = db.selectFrom('console_slips').selectAll().where('hash', '=', hash).where('kind', '=', kind);
      const row = await found.where('until_at', '>', now()).executeTakeFirst();
      return row && { kind, subject: row.subject, data: row.data, until: row.until_at };
    },
    redeemOneTimeToken: async (hash, kind) => {
      const taken = db.deleteFrom('console_slips').where('hash', '=', hash).where('kind', '=', kind);
      const row = await taken.where('until_at', '>', now()).returningAll().executeTakeFirst();
      return row && { kind, subject: row.subject, data: row.data, until: row.until_at };
    },
  } satisfies Partial<ConsoleStore>;
}

function houseCalls(context: Context) {
  const { db, transact, now } = context;
  return {
    isOpen: async () => {
      const account = await db.selectFrom('console_accounts').select('id').limit(1).executeTakeFirst();
      if (account !== undefined) return true;
      const invited = db.selectFrom('console_slips').select('hash').where('kind', '=', 'invitation');
      return (await invited.where('until_at', '>', now()).limit(1).executeTakeFirst()) !== undefined;
    },
    log: (act) => transact((trx) => logAct(trx, context, act)),
    notice: (actId) => noticeOf(db, actId),
    auditLog: async (most) => {
      const newest = db.selectFrom('console_acts').selectAll().orderBy('at', 'desc').orderBy('id').limit(most);
      return (await newest.execute()).map(asAct);
    },
    actsAbout: async (things) => {
      if (things.length === 0) return [];
      return (await db.selectFrom('console_acts').selectAll().where('about', 'in', things).execute()).map(asAct);
    },
    tidy: async () => {
      const at = now();
      for (const table of ['console_sessions', 'console_slips', 'console_tries'] as const) {
        const over = db
          .deleteFrom(table)
          .where((row) => row.or([row('until_at', '<=', at), row('until_at', '>', at + longestMs)]));
        await over.execute();
      }
    },
  } satisfies Partial<ConsoleStore>;
}

/** Who may sign in to the console, where they are signed in, and what they did. */
export function consoleStore(context: Context): ConsoleStore {
  return {
    ...consoleAccounts(context),
    ...consoleInvitations(context),
    ...signInFactors(context),
    ...factorCalls(context),
    ...sessionCalls(context),
    ...endAllCall(context),
    ...oneTimeTokenCalls(context),
    ...consoleTries(context),
    ...houseCalls(context),
    ...staffProfiles(context),
  };
}
