import type { Refused } from '@formation/leads';
import type { Context } from '../../db/context.ts';
import { actRow } from './console-rows.ts';

/** What somebody of the firm is called, and how they sign; empty for who has none. */
export type Profile = Readonly<{ name: string; signature: string; version: number }>;

export type StaffProfiles = Readonly<{
  profile: (accountId: string) => Promise<Profile | undefined>;
  /**
   * Saves what somebody is called. Refuses as `changed` when they changed it elsewhere since the version that was seen;
   * the same again counts once.
   */
  saveProfile: (accountId: string, profile: Profile) => Promise<Profile | Refused<'not-found' | 'changed'>>;
  /** Who has a name, by address. */
  names: () => Promise<readonly Readonly<{ email: string; name: string }>[]>;
}>;

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
