import { randomBytes } from 'node:crypto';
import type { Context } from '../../db/context.ts';
import { digest } from '../../enquiries/requests.ts';
import type { CallFeedStore } from './call-feed.ts';

/** Who reads the database learns no address of a feed. */
const hashOf = (secret: string) => digest('call-feed', secret);

/** The feeds of the calls: one for each person, until it is revoked or the account ends. */
export function callFeedStore({ db, now }: Context): CallFeedStore {
  return {
    find: (secret) =>
      db
        .selectFrom('call_feeds as feed')
        .innerJoin('console_accounts as account', 'account.id', 'feed.account_id')
        .select(['account.email', 'feed.scope'])
        .where('feed.secret_hash', '=', hashOf(secret))
        .executeTakeFirst(),

    of: (accountId) =>
      db
        .selectFrom('call_feeds')
        .select(['scope', 'made_at as madeAt'])
        .where('account_id', '=', accountId)
        .executeTakeFirst(),

    async make(accountId, scope) {
      const secret = randomBytes(32).toString('base64url');
      const fresh = { secret_hash: hashOf(secret), scope, made_at: now() };
      const put = db.insertInto('call_feeds').values({ account_id: accountId, ...fresh });
      await put.onConflict((conflict) => conflict.column('account_id').doUpdateSet(fresh)).execute();
      return secret;
    },

    async revoke(accountId) {
      const gone = db.deleteFrom('call_feeds').where('account_id', '=', accountId);
      return (await gone.executeTakeFirst()).numDeletedRows === 1n;
    },
  };
}
