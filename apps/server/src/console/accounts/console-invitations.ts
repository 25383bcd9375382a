import type { Context } from '../../db/context.ts';
import type { ConsoleStore } from './account-types.ts';
import { forgetInvitations, type Invited } from './console-accounts.ts';
import { actRow } from './console-rows.ts';

const read = (data: string) => JSON.parse(data) as Invited; // our own

/** The calls about who is invited and has not come yet. */
export function consoleInvitations({ db, transact, now }: Context) {
  return {
    invitations: async () => {
      const open = db.selectFrom('console_slips').selectAll().where('kind', '=', 'invitation');
      const rows = await open.where('until_at', '>', now()).orderBy('until_at').orderBy('hash').execute();
      return rows.map(({ hash, data, until_at: until }) => {
        const { email, role } = read(data);
        return { id: hash, email, role, until };
      });
    },
    putInvitation: (hash, { kind, subject, data, until }, act) =>
      transact(async (trx) => {
        await forgetInvitations(trx, subject);
        await trx.insertInto('console_slips').values({ hash, kind, subject, data, until_at: until }).execute();
        await trx.insertInto('console_acts').values(actRow(act, now())).execute();
      }),
    withdraw: (id, who) =>
      transact(async (trx) => {
        const open = trx.deleteFrom('console_slips').where('hash', '=', id).where('kind', '=', 'invitation');
        const taken = await open.where('until_at', '>', now()).returning('data').executeTakeFirst();
        if (taken === undefined) return false;
        const { email, role } = read(taken.data);
        const act = { who, act: 'invitation-withdrawn', about: email, detail: role } as const;
        await trx.insertInto('console_acts').values(actRow(act, now())).execute();
        return true;
      }),
  } satisfies Partial<ConsoleStore>;
}
