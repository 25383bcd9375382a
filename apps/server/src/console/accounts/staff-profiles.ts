import type { Context } from '../../db/context.ts';
import type { StaffProfiles } from './account-types.ts';
import { actRow } from './console-rows.ts';

/** The calls about what the firm's people are called. */
export function staffProfiles(context: Context): StaffProfiles {
  const { db, transact, now } = context;
  const profiles = (from: Pick<typeof db, 'selectFrom'>, id: string) =>
    from
      .selectFrom('console_accounts')
      .select(['name', 'signature', 'profile_version as version'])
      .where('id', '=', id);
  return {
    profile: (id) => profiles(db, id).executeTakeFirst(),
    saveProfile: (id, { name, signature, version }) =>
      transact(async (trx) => {
        const next = { name, signature, version: version + 1 };
        const mine = trx.updateTable('console_accounts').set({ name, signature, profile_version: next.version });
        const seen = mine.where('id', '=', id).where('profile_version', '=', version).returning('email');
        const saved = await seen.executeTakeFirst();
        if (saved !== undefined) {
          const act = actRow({ who: saved.email, act: 'profile-changed', detail: name }, now());
          await trx.insertInto('console_acts').values(act).execute();
          return next;
        }
        const stands = await profiles(trx, id).executeTakeFirst();
        if (stands === undefined) return { refused: 'not-found' } as const;
        return stands.name === name && stands.signature === signature ? stands : ({ refused: 'changed' } as const);
      }),
    names: () =>
      db
        .selectFrom('console_accounts')
        .select(['email', 'name'])
        .where('name', '!=', '')
        .orderBy('email_key')
        .execute(),
  };
}
